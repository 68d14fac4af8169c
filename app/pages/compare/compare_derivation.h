#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// Returns the derivation for a cell: of the interval of its change, by logarithms or resampling, and of the p-value of
/// its test. nullopt if the cell has neither.
[[nodiscard]] std::optional<PageDerivation> compareDerivation(
    const std::shared_ptr<const stats::Comparison>& comparison, std::size_t cell);

/// Returns the line of the derivation that gives the change of a cell; nullopt if there is no derivation.
[[nodiscard]] std::optional<AskedLine> lineOfChange(const stats::Comparison& comparison, std::size_t cell);
/// Returns the line of the derivation that contains a repeat of a cell, given by its value and its side (`after`: the
/// newer run); nullopt if there is no derivation.
[[nodiscard]] std::optional<AskedLine> lineOfRepeat(const stats::Comparison& comparison, std::size_t cell, bool after,
                                                    double value);

}  // namespace greyscope::app
