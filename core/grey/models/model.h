#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/grey/forecast/accuracy.h"
#include "core/stats/scaling_peak.h"

namespace greyscope::grey {

/// A related factor of GM(1,N) or GM(0,N): its values at the points and the steps, as far as they are known without a
/// gap.
struct RelatedFactor {
    std::string name;
    std::vector<double> values;
};

/// What every model of a series is fitted to.
struct ModelInput {
    std::string series;          ///< for the errors
    std::vector<double> values;  ///< the n fitted points, finite
    std::size_t horizon = 0;     ///< steps after them
    std::vector<double> axis;    ///< N of the points and of the steps; shorter where a step has no number
    std::shared_ptr<const std::vector<std::string>> labels = {};  ///< of the points and of the steps
    std::string axisName = {};
    std::vector<RelatedFactor> related = {};
    double translation = 0.0;     ///< C, which grey models add to the points and take off their values
    bool keepsEquations = false;  ///< grey models give their least squares along

    /// Of a point or step, from 0; its number from 1 where it has none.
    [[nodiscard]] std::string label(std::size_t k) const;
};

using Parameters = std::vector<std::pair<std::string, double>>;  ///< (symbol, value)

/// A parameter, and what becomes of it in another unit: in the unit u of the series (and v of a related one) it is
/// value * u^power (/ v).
struct FittedParameter {
    std::string symbol;
    double value = 0.0;
    double power = 0.0;
    std::optional<std::size_t> factor = {};  ///< the related series
};

/// The least squares B p = Y behind coefficients of a model, a row for each k = 2..n.
struct Equations {
    std::vector<double> accumulated;   ///< x1(1..n); of fgm that of order r
    std::vector<double> background;    ///< z(2..n); empty where the model has none
    Eigen::MatrixXd rows;              ///< B
    Eigen::VectorXd right;             ///< Y
    std::size_t firstParameter = 0;    ///< p are as many parameters as B has columns, from this one on
    Eigen::MatrixXd normalRows = {};   ///< B'B
    Eigen::VectorXd normalRight = {};  ///< B'Y
};

/// A fitted curve: n values of the points, then one a step.
struct ModelFit {
    std::vector<FittedParameter> parameters;
    std::vector<double> values;
    std::size_t freedom = 0;                ///< residual degrees of freedom: equations less what was fitted or searched
    std::vector<Equations> equations = {};  ///< where the input asks for them; without B'B and B'Y
    std::optional<stats::Peak> peak = {};   ///< of a scaling law that can have one
};

using Fitting = std::function<base::Expected<ModelFit>(const ModelInput&)>;

/// How a model did from every origin of a rolling-origin backtest (backtest.h).
struct BacktestScore {
    std::optional<double> mape;  ///< percent, over all forecasts made; none without any, or where an actual is 0
    std::size_t forecasts = 0;   ///< values that were forecast and judged
    std::size_t failures = 0;    ///< origins at which the model could not be fitted
    std::optional<base::Error> failure;  ///< why, at the last of them
};

/// What makes a curve doubtful although all of its values are numbers.
struct Doubts {
    /// Points and steps, from 1, at which the curve is below 0 though no point is, or above 0 though no point is.
    std::vector<std::size_t> wrongSign;
    bool missesSpread = false;  ///< C > 1: the errors spread wider than the points, whose mean is nearer to them
    [[nodiscard]] bool any() const { return !wrongSign.empty() || missesSpread; }
};

/// One fitted model beside the others. Models that could not be fitted carry the reason instead of numbers.
struct ModelOutcome {
    std::string name;  ///< "gm11", "last-value", ...
    Parameters parameters;
    std::vector<double> fitted;    ///< one a fitted point
    std::vector<double> forecast;  ///< one a step of the horizon, up to `ends`; none where the model describes
    /// Why the forecast has fewer steps than the horizon: the curve ends, or something about the next step is not
    /// known.
    std::optional<base::Error> ends;
    bool describes = false;   ///< has no forecast: the model describes the points alone
    std::size_t freedom = 0;  ///< as in ModelFit; 0: the curve passes through its points whatever they are
    Accuracy accuracy;        ///< empty where freedom is 0: no residual is left to judge by
    std::optional<Accuracy> bufferedAccuracy;  ///< of the fit to what a buffer operator left of the points
    std::optional<double> holdoutMape;         ///< percent, over held-out points inside the horizon
    std::optional<base::Error> failure;        ///< set: nothing but the name and the backtest is
    std::optional<BacktestScore> backtest;     ///< where one was asked for
    Doubts doubts;
    std::optional<stats::Peak> peak;   ///< of a scaling law that can have one, in the series' own unit
    std::vector<Equations> equations;  ///< where the input asks for them; NaN: no number in the series' unit
};

/// Fits a model in the one unit that all of them see: the series divided by the power of two that brings the largest
/// |x| (or |C|) into [1, 2), each related series likewise. Values and parameters are given in the series' own unit, so
/// that results follow the series through every power of ten; accuracy is that of the fit in the unit. A
/// parameter that has no number in the series' unit leaves all of them in the model's: then "s" stands among them, and
/// they are those of x/s (and of a related y/s(y)). Failures: those of `fit`; overflow (values that are not finite).
[[nodiscard]] ModelOutcome outcomeOf(std::string name, const ModelInput& input, const Fitting& fit);

/// Accuracy and doubts of a fitted model against these points.
void judge(ModelOutcome& outcome, const std::vector<double>& points);

}  // namespace greyscope::grey
