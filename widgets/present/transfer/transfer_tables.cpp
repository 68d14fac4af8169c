#include "widgets/present/transfer/transfer_tables.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/text.h"
#include "widgets/present/relative/ratio_tables.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

std::string wayOf(const relative::TransferPath& path) {
    return base::joined(path.systems, " > ");
}

/// The mean error of the prediction of each system along a path.
std::string growthOf(const relative::TransferPath& path) {
    QStringList errors;
    for (const double error : path.growth) {
        errors << percentText(error);
    }
    return listed(errors).toStdString();
}

}  // namespace

Table transferPaths(const relative::TransferResult& result) {
    Table table{"paths", Words::tr("Paths")};
    table.columns = {
        {.key = "path", .heading = Words::tr("path"), .isText = true, .in = kPeople | kCsv},
        {.key = "weight", .heading = Words::tr("weight"), .digits = {.count = 4}},
        {.key = "expected_error", .heading = Words::tr("expected error"), .digits = kPercentDigits},
        {.key = "are", .heading = Words::tr("ARE"), .digits = kPercentDigits},
        {.key = "growth", .heading = Words::tr("error after each relation"), .isText = true, .in = kPeople | kCsv}};
    for (const relative::TransferPath& path : result.paths) {
        table.rows.push_back({wayOf(path), path.weight, path.expectedError,
                              path.errors ? TableCell(path.errors->are) : TableCell(), growthOf(path)});
    }
    return table;
}

Table transferErrors(const relative::TransferResult& result) {
    Table table = result.direct ? modelErrors(*result.direct) : Table{"errors", Words::tr("Mean relative errors")};
    if (result.direct) {
        table.rows.front().front() = {"direct-ratio", Words::tr("direct tree of the ratio")};
    } else {
        table.columns = modelErrors({}).columns;
    }
    if (result.parallel) {
        table.rows.insert(
            table.rows.begin(),
            {{"weighted-paths", Words::tr("weighted paths")}, result.parallel->are, result.parallel->standardError});
    }
    return table;
}

Table transferCells(const relative::TransferResult& result) {
    Table table{"cells", Words::tr("Cells with their predictions")};
    for (const std::string& factor : result.options.model.factors) {
        table.columns.push_back({.key = factor,
                                 .path = "factors/" + std::to_string(table.columns.size()),
                                 .heading = visibleText(factor),
                                 .isText = true});
    }
    table.columns.insert(table.columns.end(), {{.key = "from", .heading = Words::tr("from")},
                                               {.key = "to", .heading = Words::tr("to")},
                                               {.key = "predicted", .heading = Words::tr("predicted")}});
    for (std::size_t i = 0; i < result.cells.size(); ++i) {
        const relative::TransferCell& cell = result.cells[i];
        const bool predicted = !result.parallelRatios.empty();
        std::vector<TableCell> row(cell.labels.begin(), cell.labels.end());
        row.insert(row.end(),
                   {cell.from, cell.to, predicted ? TableCell(cell.from * result.parallelRatios[i]) : TableCell()});
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table transferAnswer(const relative::TransferResult& result, const relative::TransferAnswer& answer) {
    Table table{"at", Words::tr("Prediction for the cell")};
    table.columns = {{.key = "by", .heading = Words::tr("by"), .isText = true},
                     {.key = "weight", .heading = Words::tr("weight"), .digits = {.count = 4}},
                     {.key = "ratio", .heading = Words::tr("ratio")},
                     {.key = "predicted", .heading = Words::tr("predicted")},
                     {.key = "error %", .path = "error", .heading = Words::tr("error"), .digits = kPercentDigits}};
    const auto add = [&](TableCell name, const std::optional<double>& weight, double ratio) {
        const double predicted = answer.from * ratio;
        table.rows.push_back({std::move(name), weight, ratio, predicted, TableCell()});
        if (answer.measured) {
            table.rows.back().back() = 100.0 * std::abs((predicted - *answer.measured) / *answer.measured);
        }
    };
    for (std::size_t k = 0; k < result.paths.size(); ++k) {
        if (answer.weights[k] > 0.0) {
            add(wayOf(result.paths[k]), answer.weights[k], result.paths[k].ratios[answer.cell]);
        }
    }
    if (answer.ratio) {
        add({"weighted paths", Words::tr("weighted paths")}, 1.0, *answer.ratio);
    }
    if (answer.directRatio) {
        add({"direct tree of the ratio", Words::tr("direct tree of the ratio")}, {}, *answer.directRatio);
    }
    return table;
}

}  // namespace greyscope::widgets
