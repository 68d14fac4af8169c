#include "app/cli/relate/relation_pairs.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "app/cli/arguments/compared_arguments.h"
#include "app/cli/output/notes.h"
#include "app/cli/relate/relation_output.h"
#include "app/run/tally.h"
#include "core/base/try.h"
#include "widgets/present/relations/relations_order.h"

namespace greyscope::app::cli {

using base::Expected;
using Indices = std::vector<std::size_t>;

namespace {

/// How the series stand in the table.
struct Arrangement {
    Indices order;
    std::optional<grey::Clustering> clustering;
};

Expected<Arrangement> arranged(const Eigen::MatrixXd& degrees, const PairsAsked& asked, const Relations* known) {
    Arrangement table{indicesBelow(static_cast<std::size_t>(degrees.cols())), {}};
    if (asked.order == TableOrder::degree) {
        table.order = widgets::byDegree(degrees, 0);
    }
    if (asked.order == TableOrder::clusters || asked.threshold) {
        base::NoProgress progress;
        table.clustering = known && known->linkage == asked.linkage
                               ? known->degrees.clustering
                               : GREYSCOPE_TRY(grey::cluster(degrees, asked.linkage, progress));
        table.order = asked.order == TableOrder::clusters ? table.clustering->order : table.order;
    }
    return table;
}

/// Names, options and degrees of all pairs.
Expected<grey::RelationMatrix> matrixOf(const data::SeriesTable& table, const Indices& which,
                                        const grey::RelationOptions& options, const Relations* known) {
    if (known == nullptr || known->ranksAlone) {
        tally("degrees");
        base::NoProgress progress;
        return grey::relateAll(table, which, options, progress);
    }
    grey::RelationMatrix matrix;
    matrix.options = known->degrees.result.options;
    for (const std::size_t index : known->which) {
        matrix.names.push_back(known->table.series[index].name);
    }
    matrix.degrees = known->degrees.matrix;
    return matrix;
}

}  // namespace

Expected<grey::AxiomChecks> axiomsOf(const data::SeriesTable& table, const Indices& which,
                                     const grey::RelationOptions& options) {
    tally("axioms");
    base::NoProgress progress;
    const auto images = GREYSCOPE_TRY(grey::relationImages(table, which, options));
    const auto matrix = GREYSCOPE_TRY(grey::relateAll(table, which, options, progress));
    return grey::checkAxioms(images, matrix.degrees, options, progress);
}

Expected<std::string> pairsText(const SeriesArguments::Chosen& chosen, const Indices& which,
                                const grey::RelationOptions& options, const PairsAsked& asked, const Relations* known) {
    const grey::RelationMatrix matrix = GREYSCOPE_TRY(matrixOf(chosen.table, which, options, known));
    const Arrangement table = GREYSCOPE_TRY(arranged(matrix.degrees, asked, known));
    if (asked.format == Format::csv) {
        return matrixCsv(matrix, table.order);
    }
    nlohmann::ordered_json json = jsonOf(matrix, table.order, chosen.query);
    json["left_out"] = leftOutJson(chosen.table.leftOut);
    std::string text = "All pairs, a row for each reference. " + conventionsLine(matrix.options, chosen.query) +
                       chosen.leftOutLine() + alignedTable(matrixRows(matrix, table.order));
    if (table.clustering) {
        json["clusters"] = jsonOf(matrix.names, *table.clustering, asked.threshold);
        text += asked.threshold ? groupsText(matrix.names, *table.clustering, *asked.threshold) : std::string();
    }
    if (asked.axioms) {
        const grey::AxiomChecks checks = known && known->degrees.axioms
                                             ? *known->degrees.axioms
                                             : GREYSCOPE_TRY(axiomsOf(chosen.table, which, matrix.options));
        json["axioms"] = jsonOf(checks, matrix.names, matrix.options);
        chosen.notes->setRemarks(axiomRemarks(checks, matrix.names, matrix.options));
        text += asked.format == Format::text ? "\n" + chosen.notes->takeRemarks() : std::string();
    }
    return asked.format == Format::json ? chosen.notes->writeWith(std::move(json)) : text;
}

}  // namespace greyscope::app::cli
