#pragma once

#include <optional>
#include <string>

#include "app/analyses/relations/relations_run.h"
#include "app/cli/arguments/relation_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// The options for writing the degrees of all pairs.
struct PairsAsked {
    TableOrder order = TableOrder::given;
    std::optional<double> threshold;  ///< lowest degree of a group
    Format format = Format::text;
};

/// Returns the degrees of all pairs as a table, with clusters and axioms if requested.
[[nodiscard]] std::string pairsText(const SeriesArguments::Chosen& chosen, const Relations& relations,
                                    const PairsAsked& asked);

}  // namespace greyscope::app::cli
