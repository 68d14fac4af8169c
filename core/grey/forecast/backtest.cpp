#include "core/grey/forecast/backtest.h"

#include <algorithm>

namespace greyscope::grey {

namespace {

/// Returns the first `origin` points and the measured steps after them.
ModelInput inputAt(const ModelInput& measured, std::size_t origin, std::size_t steps) {
    ModelInput input = measured;
    input.values.resize(origin);
    input.arrivals.clear();
    input.horizon = steps;
    if (input.axis.size() > origin + steps) {
        input.axis.resize(origin + steps);
    }
    return input;
}

std::size_t stepsAt(std::size_t origin, std::size_t steps, std::size_t measured) {
    return std::min(steps, measured - origin);
}

}  // namespace

base::Expected<BacktestPlan> planBacktest(std::size_t measured, const BacktestOptions& options) {
    if (options.first == 0 || options.steps == 0) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {options.first == 0 ? "first origin" : "backtest steps", "0", "[1, n]"});
    }
    if (measured <= options.first) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {"Rolling-origin backtest", std::to_string(measured), std::to_string(options.first + 1)});
    }
    BacktestPlan plan{options, options.first, measured - 1, 0};
    if (options.origins > 0) {
        plan.firstOrigin = std::max(options.first, measured - std::min(measured, options.origins));
    }
    for (std::size_t origin = plan.firstOrigin; origin <= plan.lastOrigin; ++origin) {
        plan.forecasts += stepsAt(origin, options.steps, measured);
    }
    return plan;
}

BacktestScore backtest(const Candidate& model, const ModelInput& measured, const BacktestPlan& plan,
                       base::Progress& progress) {
    BacktestScore score;
    std::vector<double> actual;
    std::vector<double> predicted;
    const auto origins = static_cast<double>(plan.lastOrigin - plan.firstOrigin + 1);
    for (std::size_t origin = plan.firstOrigin; origin <= plan.lastOrigin && !progress.cancelled(); ++origin) {
        progress.report(static_cast<double>(origin - plan.firstOrigin) / origins);
        const std::size_t steps = stepsAt(origin, plan.options.steps, measured.values.size());
        const ModelOutcome outcome = model.fit(inputAt(measured, origin, steps), progress);
        if (outcome.failure) {
            ++score.failures;
            score.failure = outcome.failure;
            continue;
        }
        const auto first = measured.values.begin() + static_cast<std::ptrdiff_t>(origin);
        actual.insert(actual.end(), first, first + static_cast<std::ptrdiff_t>(steps));
        predicted.insert(predicted.end(), outcome.forecast.begin(), outcome.forecast.end());
    }
    score.forecasts = actual.size();
    score.mape = meanAbsolutePercentageError(actual, predicted);
    return score;
}

}  // namespace greyscope::grey
