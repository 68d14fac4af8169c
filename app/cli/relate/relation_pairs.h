#pragma once

#include <optional>
#include <string>

#include "app/analyses/relations/relations_run.h"
#include "app/cli/arguments/relation_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// The options for the output of the degrees of all pairs.
struct PairsAsked {
    TableOrder order = TableOrder::given;
    std::optional<double> threshold;  ///< smallest degree that joins series to a group; nullopt: no groups
    Format format = Format::text;
};

/// Returns the degrees of all pairs as a text table, with clusters and axioms if requested.
[[nodiscard]] std::string pairsText(const SeriesArguments::Chosen& chosen, const Relations& relations,
                                    const PairsAsked& asked);

}  // namespace greyscope::app::cli
