#pragma once

#include <optional>
#include <string>

#include "app/analyses/relations/relations_run.h"
#include "app/cli/arguments/relation_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/output/output.h"

namespace greyscope::app::cli {

/// How the degrees of all pairs are to be written.
struct PairsAsked {
    TableOrder order = TableOrder::given;
    std::optional<double> threshold;  ///< of groups
    Format format = Format::text;
};

/// The degrees of all pairs as a table, with their clusters and the axioms where those are asked for.
[[nodiscard]] std::string pairsText(const SeriesArguments::Chosen& chosen, const Relations& relations,
                                    const PairsAsked& asked);

}  // namespace greyscope::app::cli
