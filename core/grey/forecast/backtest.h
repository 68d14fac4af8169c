#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/models/candidate.h"

namespace greyscope::grey {

/// Rolling origin: from each origin o the models are fitted to x(1..o) alone, searches and translation included, and
/// forecast x(o+1) ... x(o+steps) as far as they were measured.
struct BacktestOptions {
    std::size_t first = 4;    ///< fewest points to fit
    std::size_t steps = 1;    ///< ahead of each origin
    std::size_t origins = 0;  ///< the last so many; 0: all
    bool operator==(const BacktestOptions&) const = default;
};

/// What the models were judged on.
struct BacktestPlan {
    BacktestOptions options;
    std::size_t firstOrigin = 0;  ///< points fitted at the first origin
    std::size_t lastOrigin = 0;   ///< and at the last
    std::size_t forecasts = 0;    ///< values forecast by a model that never failed
};

/// `measured` has the values of all measured points and, in axis and related, what belongs to them.
/// Errors: optionOutOfRange, tooFewPoints (no origin).
[[nodiscard]] base::Expected<BacktestPlan> planBacktest(std::size_t measured, const BacktestOptions& options);

/// Score of one model over the plan; related series are taken as measured at the forecast points.
[[nodiscard]] BacktestScore backtest(const Candidate& model, const ModelInput& measured, const BacktestPlan& plan,
                                     base::Progress& progress);

}  // namespace greyscope::grey
