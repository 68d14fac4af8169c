#include "widgets/present/relative/ratio_tables.h"

#include <algorithm>
#include <utility>

#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

const std::vector<std::pair<std::string, const char*>>& ways() {
    static const std::vector<std::pair<std::string, const char*>> list{
        {"tree", QT_TRANSLATE_NOOP("Words", "Tree of ratios")},
        {"parity", QT_TRANSLATE_NOOP("Words", "Parity")},
        {"constant-ratio", QT_TRANSLATE_NOOP("Words", "One mean ratio")},
        {"direct-tree", QT_TRANSLATE_NOOP("Words", "Tree of values")}};
    return list;
}

/// The error of a prediction method; strong if no other method has a smaller one.
TableCell errorCell(const relative::ScenarioOutcome& outcome, const std::string& way) {
    if (!outcome.result) {
        return {};
    }
    const relative::RelativeResult& result = *outcome.result;
    double least = result.validation.are;
    for (const relative::PredictionErrors& baseline : result.baselines) {
        least = std::min(least, baseline.are);
    }
    const relative::PredictionErrors* errors = way == "tree" ? &result.validation : baselineOf(result, way);
    TableCell cell(errors->are);
    cell.strong = errors->are == least;
    cell.remark =
        visibleText(outcome.name) + QLatin1Char('\n') + Words::tr("± %1").arg(percentText(errors->standardError));
    return cell;
}

bool hasIntervals(const relative::RatioTable& table) {
    return std::any_of(table.rows.begin(), table.rows.end(),
                       [](const relative::RatioRow& row) { return row.interval.has_value(); });
}

}  // namespace

QString wayWord(const std::string& way) {
    const auto found = std::ranges::find(ways(), way, &std::pair<std::string, const char*>::first);
    return found == ways().end() ? visibleText(way) : Words::tr(found->second);
}

Table predictedCells(const relative::RelativeResult& result) {
    const unsigned in = hasIntervals(result.table) ? kEverywhere : kJson;
    Table table{"cells", Words::tr("Cells with their predictions")};
    for (const std::string& factor : result.table.factors) {
        table.columns.push_back({.key = factor,
                                 .path = "factors/" + std::to_string(table.columns.size()),
                                 .heading = visibleText(factor),
                                 .isText = true});
    }
    table.columns.insert(
        table.columns.end(),
        {{.key = "from", .heading = Words::tr("from")},
         {.key = "to", .heading = Words::tr("to")},
         {.key = "ratio", .heading = Words::tr("ratio")},
         {.key = "predicted", .heading = Words::tr("predicted")},
         {.key = "error %", .path = "error", .heading = Words::tr("error"), .digits = kPercentDigits},
         {.key = "n from", .path = "n_from", .heading = Words::tr("n (source)"), .in = in},
         {.key = "n to", .path = "n_to", .heading = Words::tr("n (target)"), .in = in},
         {.key = "low", .path = "interval/0", .heading = Words::tr("low"), .in = in},
         {.key = "high", .path = "interval/1", .heading = Words::tr("high"), .in = in},
         {.key = "differs_from_parity", .heading = Words::tr("differs from 1"), .isText = true, .in = in & ~kCsv}});
    for (std::size_t i = 0; i < result.table.rows.size(); ++i) {
        const relative::RatioRow& cell = result.table.rows[i];
        const auto differs = cell.differsFromParity();
        std::vector<TableCell> row(cell.labels.begin(), cell.labels.end());
        row.insert(row.end(),
                   {cell.from, cell.to, cell.ratio, result.validation.predictions[i], result.validation.errors[i],
                    cell.fromCount, cell.toCount, cell.interval ? TableCell(cell.interval->low) : TableCell(),
                    cell.interval ? TableCell(cell.interval->high) : TableCell(),
                    differs ? TableCell(*differs) : TableCell()});
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table modelErrors(const relative::RelativeResult& result) {
    Table table{"errors", Words::tr("Mean relative errors")};
    table.columns = {{.key = "name", .heading = Words::tr("model"), .isText = true},
                     {.key = "are", .heading = Words::tr("ARE"), .digits = kPercentDigits},
                     {.key = "standard_error", .heading = Words::tr("standard error"), .digits = kPercentDigits}};
    const auto add = [&table](const relative::PredictionErrors& errors) {
        table.rows.push_back({{errors.name, wayWord(errors.name)}, errors.are, errors.standardError});
    };
    add(result.validation);
    std::ranges::for_each(result.baselines, add);
    return table;
}

Table levelErrorTable(const relative::RelativeResult& result) {
    Table table{"errors_by_level", Words::tr("Error by factor level")};
    table.columns = {{.key = "factor", .heading = Words::tr("factor"), .isText = true, .in = kEverywhere & ~kFigure},
                     {.key = "level", .heading = Words::tr("level"), .isText = true},
                     {.key = "cells", .heading = Words::tr("cells")},
                     {.key = "are", .heading = Words::tr("tree"), .digits = kPercentDigits},
                     {.key = "parity", .heading = Words::tr("parity"), .digits = kPercentDigits}};
    const auto* parity = baselineOf(result, "parity");
    const auto tree = relative::errorsByLevel(result.table, result.validation);
    const auto equal = relative::errorsByLevel(result.table, parity ? *parity : result.validation);
    for (std::size_t k = 0; k < tree.size(); ++k) {
        table.rows.push_back({tree[k].factor, tree[k].level, tree[k].rows, tree[k].are, equal[k].are});
        table.rows.back().back().strong = equal[k].are < tree[k].are;
    }
    return table;
}

Table scenarioTable(const std::vector<relative::ScenarioOutcome>& outcomes) {
    const bool printed =
        std::ranges::any_of(outcomes, [](const auto& outcome) { return outcome.published.has_value(); });
    Table table{"scenarios", Words::tr("Scenarios")};
    table.columns = {{.key = "scenario", .path = "name", .heading = Words::tr("scenario"), .isText = true},
                     {.key = "cells", .heading = Words::tr("cells"), .in = kTerminal | kData}};
    for (const auto& [way, word] : ways()) {
        table.columns.push_back({.key = way, .heading = wayWord(way), .digits = kPercentDigits});
    }
    table.columns.push_back({.key = "least", .heading = Words::tr("smallest"), .isText = true, .in = kTerminal | kCsv});
    table.columns.push_back({.key = "published",
                             .heading = Words::tr("Published"),
                             .digits = kPercentDigits,
                             .in = printed ? kEverywhere : kJson});
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        std::vector<TableCell> row{outcome.name};
        row.push_back(outcome.result ? TableCell(outcome.result->table.rows.size()) : TableCell());
        for (const auto& [way, word] : ways()) {
            row.push_back(errorCell(outcome, way));
        }
        const auto* better = outcome.result ? outcome.betterBaseline() : nullptr;
        const std::string least = better != nullptr ? better->name : "tree";
        row.push_back(outcome.result ? TableCell(least, wayWord(least)) : TableCell());
        row.emplace_back(outcome.published);
        table.rows.push_back(std::move(row));
    }
    return table;
}

Table metricTable(const std::vector<relative::ScenarioOutcome>& outcomes) {
    Table table{"errors_of_metrics", Words::tr("Errors of every metric")};
    table.columns = {{.key = "model", .heading = Words::tr("model"), .isText = true}};
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        table.columns.push_back({.key = outcome.name, .heading = columnTitle(outcome.name), .digits = kPercentDigits});
    }
    const auto add = [&](const TableCell& head, const auto& cellOf) {
        table.rows.push_back({head});
        for (const relative::ScenarioOutcome& outcome : outcomes) {
            table.rows.back().push_back(cellOf(outcome));
        }
    };
    for (const auto& [way, word] : ways()) {
        add({way, wayWord(way)},
            [way = way](const relative::ScenarioOutcome& outcome) { return errorCell(outcome, way); });
    }
    add({"leaves", Words::tr("Leaves")}, [](const relative::ScenarioOutcome& outcome) {
        return outcome.result ? TableCell(outcome.result->tree.leafCount()) : TableCell();
    });
    add({"cells", Words::tr("Matched cells")}, [](const relative::ScenarioOutcome& outcome) {
        return outcome.result ? TableCell(outcome.result->table.rows.size()) : TableCell();
    });
    return table;
}

}  // namespace greyscope::widgets
