#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/relative/learning_curve.h"
#include "core/relative/model.h"
#include "core/relative/next_cells.h"

namespace greyscope::relative {

/// A cell of system i and what is known about its ratio. System i was measured in all of these cells, system j in some.
struct CellState {
    std::vector<std::string> labels;  ///< factor values
    std::optional<double> ratio;      ///< Pj / Pi, if j was measured
    double predicted = 0.0;           ///< ratio predicted by the tree on the measured cells
    bool atParity = false;  ///< whether the ratio cannot be distinguished from 1 because of the scatter of the repeats
};

/// The cells in which system j should be measured next, for a ratio model of the systems i and j.
struct NextMeasurements {
    RelativeOptions options;
    NextOptions next;
    std::vector<std::string> factors;
    std::vector<CellState> cells;     ///< in the order of the dataset
    std::vector<NextCell> suggested;  ///< cells in which j was not measured, in the order in which to measure them
    std::size_t measured = 0;         ///< number of cells measured on both systems
    std::vector<std::string> onlyTo;  ///< names of cells in which only j was measured; they are not used
    /// The account of the rows that are used and not used.
    data::LeftOut account;
    /// Learning curves, which show how much the choice of cells would have gained. Set if j was measured in every cell,
    /// so that there is nothing to suggest.
    std::optional<LearningCurves> replay;
};

/// Suggests in which cells system j should be measured next, among those in which only system i was measured. If there
/// are none, returns the learning curves instead. `next` replaces `replay.next`. Errors: those of joinRatios(),
/// nextCells(), learningCurves(); tooFewPoints (fewer than two cells measured on both systems); nonPositive (a ratio
/// that is not positive and finite).
[[nodiscard]] base::Expected<NextMeasurements> nextMeasurements(const data::Dataset& dataset,
                                                                const RelativeOptions& options, const NextOptions& next,
                                                                const LearningOptions& replay, base::Threads threads,
                                                                base::Progress& progress);

}  // namespace greyscope::relative
