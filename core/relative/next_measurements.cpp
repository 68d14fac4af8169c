#include "core/relative/next_measurements.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <string>
#include <utility>

#include "core/base/try.h"
#include "core/relative/cells.h"

namespace greyscope::relative {

namespace {

/// Returns the cells of i with the ratios of the cells that j has.
base::Expected<PartlyMeasured> gridOf(const data::Dataset& dataset, const RelativeOptions& options,
                                      const SystemCells& from, const SystemCells& to, NextMeasurements& result) {
    std::vector<const MeasuredCell*> cells;
    PartlyMeasured grid;
    for (const MeasuredCell& cell : from.cells) {
        const auto match = to.byLabel.find(cell.label);
        CellState state{cell.labels, std::nullopt, 0.0};
        if (match != to.byLabel.end()) {
            state.ratio = to.cells[match->second].value / cell.value;
            if (!(*state.ratio > 0.0) || !std::isfinite(*state.ratio)) {
                return base::fail(base::ErrorCode::nonPositive, {options.to, cell.label, "ratio"});
            }
            grid.measured.push_back(cells.size());
            grid.values.push_back(std::log(*state.ratio));
        }
        cells.push_back(&cell);
        result.cells.push_back(std::move(state));
    }
    grid.features = GREYSCOPE_TRY(predictorsOf(dataset, options, cells));
    return grid;
}

void markParity(const RatioTable& table, NextMeasurements& result) {
    std::set<std::string> atParity;
    for (const RatioRow& row : table.rows) {
        if (!row.differsFromParity().value_or(true)) {
            atParity.insert(cellName(row.labels));
        }
    }
    for (CellState& state : result.cells) {
        state.atParity = state.ratio && atParity.contains(cellName(state.labels));
    }
}

}  // namespace

base::Expected<NextMeasurements> nextMeasurements(const data::Dataset& dataset, const RelativeOptions& options,
                                                  const NextOptions& next, const LearningOptions& replay,
                                                  base::Threads threads, base::Progress& progress) {
    NextMeasurements result;
    result.options = options;
    result.next = next;
    const RatioTable table = GREYSCOPE_TRY(joinRatios(dataset, options));  // for its checks and its account
    result.account = table.account;
    result.factors = table.factors;
    result.onlyTo = table.unmatchedTo;
    const SystemCells from = GREYSCOPE_TRY(cellsOf(dataset, options, options.from, RatioSide::from));
    const SystemCells to = GREYSCOPE_TRY(cellsOf(dataset, options, options.to, RatioSide::to));
    const PartlyMeasured grid = GREYSCOPE_TRY(gridOf(dataset, options, from, to, result));
    result.measured = grid.measured.size();
    if (result.measured < 2) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {options.from + " × " + options.to, std::to_string(result.measured), "2"});
    }
    markParity(table, result);
    const std::vector<double> predicted = GREYSCOPE_TRY(predictedCells(grid, next));
    for (std::size_t cell = 0; cell < predicted.size(); ++cell) {
        result.cells[cell].predicted = std::exp(predicted[cell]);
    }
    if (result.measured < result.cells.size()) {
        result.suggested = GREYSCOPE_TRY(nextCells(grid, next, threads, progress));
        return result;
    }
    std::vector<double> ratios;
    for (const CellState& cell : result.cells) {
        ratios.push_back(*cell.ratio);
    }
    LearningOptions curves = replay;
    curves.next = next;
    result.replay = GREYSCOPE_TRY(learningCurves(grid.features, ratios, curves, threads, progress));
    return result;
}

}  // namespace greyscope::relative
