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

/// How cells to measure next are chosen.
///   evenSpread    the cell farthest from all that are measured (maximin; factors by rank from 0 to 1, texts alike or
///   not) expectedGain  the cell whose value would lower the variance of trees on resampled cells most, summed over all
///   cells random        any
enum class NextRule { evenSpread, expectedGain, random };

/// "even", "gain", "random".
[[nodiscard]] const base::Names<NextRule>& nextRuleNames();

struct NextOptions {
    NextRule rule = NextRule::evenSpread;
    std::size_t count = 5;
    std::size_t trees = 200;  ///< resampled, in [10, 10'000]
    std::uint64_t seed = 1;   ///< of the resamples, of ties and of random choices
    std::size_t leaves = 8;   ///< at most
    std::size_t minLeaf = 2;  ///< cells
    bool operator==(const NextOptions&) const = default;

    /// optionOutOfRange.
    [[nodiscard]] base::Expected<void> validate() const;
    [[nodiscard]] cart::GrowOptions grow() const;
};

struct NextCell {
    std::size_t cell = 0;
    /// Share of the variance over all cells that its value would remove, those before it known; 0 but with the gain
    /// rule.
    double doubtRemoved = 0.0;
};

/// Some cells of a grid and what was measured there (a ratio's logarithm, say); `features` describe every cell.
struct PartlyMeasured {
    std::vector<cart::Feature> features;
    std::vector<std::size_t> measured;  ///< cells, each once
    std::vector<double> values;         ///< one each
    [[nodiscard]] std::size_t cellCount() const { return features.empty() ? 0 : features.front().values.size(); }
};

/// At most `count` cells that are not measured, the best first; each is chosen as if those before it were measured, the
/// variance of c' falling by Cov(c, c')^2 / (Var(c) + s^2) with s^2 the mean square of the trees' residuals. The same
/// on any number of threads. Errors: those of the options; tooFewPoints (below two measured cells with the gain rule);
/// tooManyPoints (above 3000 cells); cancelled. Sources: Johnson, Moore & Ylvisaker 1990 (maximin); Cohn 1996.
[[nodiscard]] base::Expected<std::vector<NextCell>> nextCells(const PartlyMeasured& grid, const NextOptions& options,
                                                              base::Threads threads, base::Progress& progress);

/// What a tree on the measured cells predicts of every cell. Errors: those of cart::grow().
[[nodiscard]] base::Expected<std::vector<double>> predictedCells(const PartlyMeasured& grid,
                                                                 const NextOptions& options);

}  // namespace greyscope::relative
