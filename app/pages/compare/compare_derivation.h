#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// Returns the derivation of the interval of a cell's change, by logarithms or resampling, and of the p-value of its
/// test. nullopt if the cell has neither.
[[nodiscard]] std::optional<PageDerivation> compareDerivation(
    const std::shared_ptr<const stats::Comparison>& comparison, std::size_t cell);

/// Return the lines behind the change of a cell, and behind one of its repeats on a side; nullopt if there is no
/// derivation.
[[nodiscard]] std::optional<AskedLine> lineOfChange(const stats::Comparison& comparison, std::size_t cell);
[[nodiscard]] std::optional<AskedLine> lineOfRepeat(const stats::Comparison& comparison, std::size_t cell, bool after,
                                                    double value);

}  // namespace greyscope::app
