#include "app/cli/relate/relation_pairs.h"

#include <vector>

#include <nlohmann/json.hpp>

#include "app/cli/arguments/compared_arguments.h"
#include "app/cli/output/notes.h"
#include "app/cli/relate/relation_output.h"
#include "core/grey/degrees/relation_kernel.h"
#include "widgets/present/relations/relations_order.h"

namespace greyscope::app::cli {

namespace {

/// Returns the order of the series in the rows and columns.
Indices orderOf(const RelationDegrees& degrees, TableOrder order) {
    switch (order) {
        case TableOrder::degree:
            return widgets::byDegree(degrees.matrix, 0);
        case TableOrder::clusters:
            return degrees.clustering.order;
        case TableOrder::given:
            break;
    }
    return indicesBelow(static_cast<std::size_t>(degrees.matrix.cols()));
}

}  // namespace

std::string pairsText(const SeriesArguments::Chosen& chosen, const Relations& relations, const PairsAsked& asked) {
    const RelationDegrees& degrees = relations.degrees;
    grey::RelationMatrix matrix{.options = degrees.result.options, .names = {degrees.result.reference}};
    matrix.names.insert(matrix.names.end(), degrees.result.names.begin(), degrees.result.names.end());
    matrix.degrees = degrees.matrix;
    const Indices order = orderOf(degrees, asked.order);
    if (asked.format == Format::csv) {
        return matrixCsv(matrix, order);
    }
    const bool clustered = asked.order == TableOrder::clusters || asked.threshold;
    if (degrees.axioms) {
        chosen.notes->setRemarks(axiomRemarks(*degrees.axioms, matrix.names, matrix.options));
    }
    if (asked.format == Format::json) {
        nlohmann::ordered_json json = jsonOf(matrix, order, chosen.query);
        json["left_out"] = leftOutJson(chosen.table.leftOut);
        if (clustered) {
            json["clusters"] = jsonOf(matrix.names, degrees.clustering, asked.threshold);
        }
        if (degrees.axioms) {
            json["axioms"] = jsonOf(*degrees.axioms, matrix.names, matrix.options);
        }
        return chosen.notes->writeWith(std::move(json));
    }
    std::string text = "All pairs, a row for each reference. " + conventionsLine(matrix.options, chosen.query) +
                       chosen.leftOutLine() + alignedTable(matrixRows(matrix, order));
    if (asked.threshold) {
        text += groupsText(matrix.names, degrees.clustering, *asked.threshold);
    }
    return degrees.axioms ? text + "\n" + chosen.notes->takeRemarks() : text;
}

}  // namespace greyscope::app::cli
