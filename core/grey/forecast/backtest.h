#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/models/candidate.h"

namespace greyscope::grey {

/// Options of a rolling-origin backtest, which measures the error of forecasts. At each origin o, the models are fitted
/// to x(1..o) only, including searches and translation. They forecast x(o+1) ... x(o+steps), as far as these were
/// measured.
struct BacktestOptions {
    std::size_t first = 4;    ///< first origin: smallest number of points to fit
    std::size_t steps = 1;    ///< steps to forecast from each origin
    std::size_t origins = 0;  ///< number of origins, the last ones of the series; 0: all
    bool operator==(const BacktestOptions&) const = default;
};

/// The origins of a backtest of a certain series, and its number of forecasts.
struct BacktestPlan {
    BacktestOptions options;
    std::size_t firstOrigin = 0;  ///< number of points fitted at the first origin
    std::size_t lastOrigin = 0;   ///< number of points fitted at the last origin
    std::size_t forecasts = 0;    ///< number of values that a model forecasts if it can be fitted at every origin
};

/// Determines the origins of a backtest of a series with `measured` points. Errors: optionOutOfRange, tooFewPoints (no
/// origin).
[[nodiscard]] base::Expected<BacktestPlan> planBacktest(std::size_t measured, const BacktestOptions& options);

/// Runs the backtest of one model and returns its score. `measured` contains the values of all measured points, with
/// their axis and related series. At the forecast points, related series have their measured values.
[[nodiscard]] BacktestScore backtest(const Candidate& model, const ModelInput& measured, const BacktestPlan& plan,
                                     base::Progress& progress);

}  // namespace greyscope::grey
