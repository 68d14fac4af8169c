#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/relative/next_cells.h"

namespace greyscope::relative {

/// How well choosing does where every cell is known: from many random starts, cells are measured one after another by
/// each rule, and after each a tree on the measured ones predicts all.
struct LearningOptions {
    NextOptions next;         ///< `count` is not used: one cell at a time; its seed is that of the starts
    std::size_t start = 8;    ///< cells measured at first, the same of every rule
    std::size_t most = 40;    ///< cells measured at last
    std::size_t starts = 50;  ///< seeds
    bool operator==(const LearningOptions&) const = default;
};

/// Of one rule, for each number of measured cells from `start` to `most`.
struct LearningCurve {
    NextRule rule = NextRule::random;
    std::vector<double> mean;  ///< error in percent: mean over the cells of |predicted - ratio| / ratio, over starts
    std::vector<double> low, high;  ///< of a tenth and nine tenths of the starts
};

struct LearningCurves {
    LearningOptions options;
    std::size_t cells = 0;
    std::vector<LearningCurve> rules;  ///< in the order of nextRuleNames()
    double all = 0.0;                  ///< error of the tree with every cell measured: no choice gets below for long

    /// Mean over the curve of its error less that of another rule, in percent points, and the half width of its 95 % t
    /// interval over the starts: below 0 it gains.
    struct Gain {
        double mean = 0.0;
        double half = 0.0;
        [[nodiscard]] bool gains() const { return mean + half < 0.0; }
        [[nodiscard]] bool loses() const { return mean - half > 0.0; }
    };
    std::vector<Gain> gainOverEven;    ///< one a rule
    std::vector<Gain> gainOverRandom;  ///< one a rule
};

/// `ratios` are those of every cell, above 0. Errors: nonPositive; tooFewPoints (fewer cells than `start` + 1);
/// optionOutOfRange (below two starts or two cells at first); those of nextCells(). The same on any number of threads.
[[nodiscard]] base::Expected<LearningCurves> learningCurves(const std::vector<cart::Feature>& features,
                                                            const std::vector<double>& ratios,
                                                            const LearningOptions& options, base::Threads threads,
                                                            base::Progress& progress);

}  // namespace greyscope::relative
