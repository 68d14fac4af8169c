#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/cart/grow.h"
#include "core/cart/sample.h"

namespace greyscope::relative {

/// The rule by which the cells to measure next are chosen.
/// - evenSpread: the cell farthest from all measured cells (maximin). Numeric factors are ranked from 0 to 1; texts are
///   equal or different.
/// - expectedGain: the cell whose value would most reduce the variance of trees on resampled cells, summed over all
///   cells.
/// - random: any cell.
enum class NextRule { evenSpread, expectedGain, random };

/// The names of the rules: "even", "gain", "random".
[[nodiscard]] const base::Names<NextRule>& nextRuleNames();

/// Options of the choice of cells to measure next.
struct NextOptions {
    NextRule rule = NextRule::evenSpread;
    std::size_t count = 5;
    std::size_t trees = 200;  ///< number of resampled trees, in [10, 10'000]
    std::uint64_t seed = 1;   ///< seed of the resamples, ties and random choices
    std::size_t leaves = 8;   ///< largest number of leaves of a tree
    std::size_t minLeaf = 2;  ///< smallest number of cells in a leaf
    bool operator==(const NextOptions&) const = default;

    /// Checks the options. Error: optionOutOfRange.
    [[nodiscard]] base::Expected<void> validate() const;
    [[nodiscard]] cart::GrowOptions grow() const;
};

/// A cell to measure next.
struct NextCell {
    std::size_t cell = 0;
    /// With the gain rule: the share of the variance over all cells that measuring this cell would remove, assuming
    /// that the cells before it in the list are known. 0 with the other rules.
    double doubtRemoved = 0.0;
};

/// A grid of cells, of which some were measured. `features` describe every cell; the values are, for example,
/// logarithms of ratios.
struct PartlyMeasured {
    std::vector<cart::Feature> features;
    std::vector<std::size_t> measured;  ///< indices of the measured cells, each once
    std::vector<double> values;         ///< one per measured cell
    [[nodiscard]] std::size_t cellCount() const { return features.empty() ? 0 : features.front().values.size(); }
};

/// Chooses the cells to measure next: at most `count` cells that are not measured, the best first. Each cell is chosen
/// as if those before it were measured: the variance of c' decreases by Cov(c, c')^2 / (Var(c) + s^2), where s^2 is the
/// mean square of the trees' residuals. The result does not depend on the number of threads.
/// Errors: those of the options; tooFewPoints (fewer than two measured cells with the gain rule); tooManyPoints (more
/// than 3000 cells); cancelled. Sources: Johnson, Moore & Ylvisaker 1990 (maximin); Cohn 1996.
[[nodiscard]] base::Expected<std::vector<NextCell>> nextCells(const PartlyMeasured& grid, const NextOptions& options,
                                                              base::Threads threads, base::Progress& progress);

/// Predicts the value of every cell by a tree that is grown on the measured cells. Errors: those of cart::grow().
[[nodiscard]] base::Expected<std::vector<double>> predictedCells(const PartlyMeasured& grid,
                                                                 const NextOptions& options);

}  // namespace greyscope::relative
