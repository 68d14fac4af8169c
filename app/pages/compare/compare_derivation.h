#pragma once

#include <cstddef>
#include <memory>
#include <optional>

#include "app/analyses/page_derivation.h"
#include "core/stats/changes/compare_runs.h"

namespace greyscope::app {

/// How the interval of a cell's change comes about, by logarithms or as it was drawn, and the p of its test. None where
/// the cell has neither.
[[nodiscard]] std::optional<PageDerivation> compareDerivation(
    const std::shared_ptr<const stats::Comparison>& comparison, std::size_t cell);

/// The lines of those behind the change of a cell, and behind one of its repeats on a side. None where nothing is
/// worked out.
[[nodiscard]] std::optional<AskedLine> lineOfChange(const stats::Comparison& comparison, std::size_t cell);
[[nodiscard]] std::optional<AskedLine> lineOfRepeat(const stats::Comparison& comparison, std::size_t cell, bool after,
                                                    double value);

}  // namespace greyscope::app
