#pragma once

#include <cstddef>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/relative/next_cells.h"

namespace greyscope::relative {

/// Options of learningCurves(), which simulates the choice of measurements on a table in which every cell is known.
/// From many random starts, each rule measures one cell after another; after each, a tree on the measured cells
/// predicts all cells.
struct LearningOptions {
    NextOptions next;  ///< options of the rules; `count` is not used, because cells are measured one at a time; the
                       ///< seed is for the starts
    std::size_t start = 8;    ///< number of cells measured at the start, the same for every rule
    std::size_t most = 40;    ///< number of cells measured at the end
    std::size_t starts = 50;  ///< number of random starts
    bool operator==(const LearningOptions&) const = default;
};

/// The learning curve of one rule: the prediction error for each number of measured cells from `start` to `most`.
struct LearningCurve {
    NextRule rule = NextRule::random;
    std::vector<double> mean;       ///< error in percent: |predicted - ratio| / ratio, averaged over cells and starts
    std::vector<double> low, high;  ///< 10 % and 90 % quantiles over the starts
};

/// The learning curves of all rules, and how much they differ.
struct LearningCurves {
    LearningOptions options;
    std::size_t cells = 0;
    std::vector<LearningCurve> rules;  ///< in the order of nextRuleNames()
    /// Error in percent of the tree on all cells; the error of a rule does not stay below it for long.
    double all = 0.0;

    /// How much better one rule is than another: the mean difference of their errors over the curve, in percentage
    /// points, and the half-width of its 95 % t interval over the starts. Negative values mean that the rule is better
    /// than the other one.
    struct Gain {
        double mean = 0.0;
        double half = 0.0;
        [[nodiscard]] bool gains() const { return mean + half < 0.0; }
        [[nodiscard]] bool loses() const { return mean - half > 0.0; }
    };
    /// Gain over the rule NextRule::evenSpread, one per rule.
    std::vector<Gain> gainOverEven;
    /// Gain over the rule NextRule::random, one per rule.
    std::vector<Gain> gainOverRandom;
};

/// Simulates how fast the prediction error decreases if each rule chooses the cells to measure. `features` describe all
/// cells; `ratios` are their positive ratios. Errors: nonPositive; tooFewPoints (fewer cells than `start` + 1);
/// optionOutOfRange (fewer than two starts or two cells at the start); those of nextCells(). The result does not depend
/// on the number of threads.
[[nodiscard]] base::Expected<LearningCurves> learningCurves(const std::vector<cart::Feature>& features,
                                                            const std::vector<double>& ratios,
                                                            const LearningOptions& options, base::Threads threads,
                                                            base::Progress& progress);

}  // namespace greyscope::relative
