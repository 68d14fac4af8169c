#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/models/candidate.h"

namespace greyscope::grey {

/// Rolling-origin backtest. At each origin o, the models are fitted to x(1..o) only, including searches and
/// translation. They forecast x(o+1) ... x(o+steps), as far as these were measured.
struct BacktestOptions {
    std::size_t first = 4;    ///< first origin: smallest number of points to fit
    std::size_t steps = 1;    ///< steps to forecast from each origin
    std::size_t origins = 0;  ///< number of origins, counted from the last one; 0: all
    bool operator==(const BacktestOptions&) const = default;
};

/// The origins and forecasts of a backtest.
struct BacktestPlan {
    BacktestOptions options;
    std::size_t firstOrigin = 0;  ///< number of points fitted at the first origin
    std::size_t lastOrigin = 0;   ///< number of points fitted at the last origin
    std::size_t forecasts = 0;    ///< number of values that a model without failures forecasts
};

/// Plans a backtest over `measured` points. Errors: optionOutOfRange, tooFewPoints (no origin).
[[nodiscard]] base::Expected<BacktestPlan> planBacktest(std::size_t measured, const BacktestOptions& options);

/// Returns the score of one model. `measured` contains the values of all measured points, with their axis and related
/// series. At the forecast points, related series take their measured values.
[[nodiscard]] BacktestScore backtest(const Candidate& model, const ModelInput& measured, const BacktestPlan& plan,
                                     base::Progress& progress);

}  // namespace greyscope::grey
