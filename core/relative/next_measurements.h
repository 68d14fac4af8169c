#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/relative/learning_curve.h"
#include "core/relative/model.h"
#include "core/relative/next_cells.h"

namespace greyscope::relative {

/// A cell of the system that is known everywhere.
struct CellState {
    std::vector<std::string> labels;  ///< factor values
    std::optional<double> ratio;      ///< Pj / Pi, where j was measured
    double predicted = 0.0;           ///< ratio by the tree on the measured cells
    bool atParity = false;            ///< the repeats do not tell the ratio from 1
};

struct NextMeasurements {
    RelativeOptions options;
    NextOptions next;
    std::vector<std::string> factors;
    std::vector<CellState> cells;     ///< in the order of the dataset
    std::vector<NextCell> suggested;  ///< cells that j lacks, the first to measure first
    std::size_t measured = 0;
    std::vector<std::string> onlyTo;  ///< cells of j that i lacks: they predict nothing
    data::LeftOut account;
    /// Where j was measured in every cell there is nothing to suggest; what choosing would have gained.
    std::optional<LearningCurves> replay;
};

/// Cells that i has and j lacks, in the order in which the rule would measure them. Where j lacks none, the learning
/// curves. `replay.next` is that of `next`. Errors: those of joinRatios(), nextCells(), learningCurves();
/// tooFewPoints (fewer than two cells measured on both); nonPositive (a ratio that has no logarithm).
[[nodiscard]] base::Expected<NextMeasurements> nextMeasurements(const data::Dataset& dataset,
                                                                const RelativeOptions& options, const NextOptions& next,
                                                                const LearningOptions& replay, base::Threads threads,
                                                                base::Progress& progress);

}  // namespace greyscope::relative
