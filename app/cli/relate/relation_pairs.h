#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/analyses/relations/relations_run.h"
#include "app/cli/arguments/relation_arguments.h"
#include "app/cli/arguments/series_arguments.h"
#include "app/cli/output/output.h"
#include "core/grey/degrees/clustering.h"
#include "core/grey/degrees/relation.h"
#include "core/grey/degrees/relation_axioms.h"

namespace greyscope::app::cli {

/// How the degrees of all pairs are to be written.
struct PairsAsked {
    TableOrder order = TableOrder::given;
    grey::Linkage linkage = {};
    std::optional<double> threshold;  ///< of groups
    bool axioms = false;
    Format format = Format::text;
};

/// The degrees of all pairs of these series as a table, with their clusters and the axioms where those are asked for.
/// `known` holds results that were calculated already and are reused here; may be null.
[[nodiscard]] base::Expected<std::string> pairsText(const SeriesArguments::Chosen& chosen,
                                                    const std::vector<std::size_t>& which,
                                                    const grey::RelationOptions& options, const PairsAsked& asked,
                                                    const Relations* known);

/// The axioms of grey relation, checked on these series.
[[nodiscard]] base::Expected<grey::AxiomChecks> axiomsOf(const data::SeriesTable& table,
                                                         const std::vector<std::size_t>& which,
                                                         const grey::RelationOptions& options);

}  // namespace greyscope::app::cli
