#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/grey/accuracy.h"

namespace greyscope::grey {

/// A related factor of GM(1,N): its values at the points and the steps, as far as they are known without a gap.
struct RelatedFactor {
    std::string name;
    std::vector<double> values;
};

/// What every model of a series is fitted to.
struct ModelInput {
    std::string series;               ///< for the errors
    std::vector<double> values;       ///< the n fitted points, finite
    std::size_t horizon = 0;          ///< steps after them
    std::vector<double> axis;         ///< N of the points and of the steps; shorter where a step has no number
    std::vector<std::string> labels;  ///< of the points and of the steps
    std::string axisName;
    std::vector<RelatedFactor> related = {};
};

using Parameters = std::vector<std::pair<std::string, double>>;  ///< (symbol, value)

/// A fitted curve: n values of the points, then one a step.
struct ModelFit {
    Parameters parameters;
    std::vector<double> values;
};

/// How a model did from every origin of a rolling-origin backtest (backtest.h).
struct BacktestScore {
    std::optional<double> mape;  ///< percent, over all forecasts made; none without any, or where an actual is 0
    std::size_t forecasts = 0;   ///< values that were forecast and judged
    std::size_t failures = 0;    ///< origins at which the model could not be fitted
    std::optional<base::Error> failure;  ///< why, at the last of them
};

/// One fitted model beside the others. Models that could not be fitted carry the reason instead of numbers.
struct ModelOutcome {
    std::string name;  ///< "gm11", "last-value", ...
    Parameters parameters;
    std::vector<double> fitted;    ///< one a fitted point
    std::vector<double> forecast;  ///< one a step of the horizon
    Accuracy accuracy;
    std::optional<double> holdoutMape;      ///< percent, over held-out points inside the horizon
    std::optional<base::Error> failure;     ///< set: nothing but the name and the backtest is
    std::optional<BacktestScore> backtest;  ///< where one was asked for
};

/// Splits a fit into points and steps and judges it. A value or parameter that is not finite is the failure overflow.
[[nodiscard]] ModelOutcome outcomeOf(std::string name, base::Expected<ModelFit> fit, const ModelInput& input);

}  // namespace greyscope::grey
