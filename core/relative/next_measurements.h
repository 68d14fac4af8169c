#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/relative/learning_curve.h"
#include "core/relative/model.h"
#include "core/relative/next_cells.h"

namespace greyscope::relative {

/// A cell of system i, which is measured in every cell.
struct CellState {
    std::vector<std::string> labels;  ///< factor values
    std::optional<double> ratio;      ///< Pj / Pi, if j was measured
    double predicted = 0.0;           ///< ratio predicted by the tree on the measured cells
    bool atParity = false;            ///< whether the ratio cannot be distinguished from 1, given the repeats
};

struct NextMeasurements {
    RelativeOptions options;
    NextOptions next;
    std::vector<std::string> factors;
    std::vector<CellState> cells;     ///< in the order of the dataset
    std::vector<NextCell> suggested;  ///< cells that j lacks, in the order in which to measure them
    std::size_t measured = 0;         ///< number of cells measured on both systems
    std::vector<std::string> onlyTo;  ///< cells of j that i lacks, which are not used
    data::LeftOut account;
    /// Learning curves, set if j was measured in every cell, so that there is nothing to suggest: what the choice of
    /// cells would have gained.
    std::optional<LearningCurves> replay;
};

/// Returns the cells that i has and j lacks, in the order in which the rule would measure them, or the learning curves
/// if j lacks none. `next` replaces `replay.next`. Errors: those of joinRatios(), nextCells(), learningCurves();
/// tooFewPoints (fewer than two cells measured on both systems); nonPositive (a ratio that is not positive and finite).
[[nodiscard]] base::Expected<NextMeasurements> nextMeasurements(const data::Dataset& dataset,
                                                                const RelativeOptions& options, const NextOptions& next,
                                                                const LearningOptions& replay, base::Threads threads,
                                                                base::Progress& progress);

}  // namespace greyscope::relative
