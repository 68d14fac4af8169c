#pragma once

#include <algorithm>
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

/// A related series of GM(1,N) or GM(0,N): its values at the points and steps, up to the first missing value.
struct RelatedFactor {
    std::string name;
    std::vector<double> values;
};

/// The data that a model is fitted to: the points of a series, with their axis and related series.
struct ModelInput {
    std::string series;          ///< name for error messages
    std::vector<double> values;  ///< the n fitted points, finite
    std::size_t horizon = 0;     ///< number of steps after the points
    std::vector<double> axis;    ///< numbers N of the points and steps; shorter if a step has no number
    std::shared_ptr<const std::vector<std::string>> labels = {};  ///< labels of the points and steps
    std::string axisName = {};
    std::vector<RelatedFactor> related = {};
    /// Measured values after the points, for models that they join one after the other.
    std::vector<double> arrivals = {};
    bool cumulative = false;        ///< whether the values are x1 itself, see GreyModelOptions::accumulated
    double translation = 0.0;       ///< constant C that grey models add to the points and subtract from their values
    bool keepsEquations = false;    ///< whether grey models return their least squares (Equations)
    AccuracyOptions accuracy = {};  ///< conventions by which fits are judged

    /// Returns how many of the arrivals are measured at steps.
    [[nodiscard]] std::size_t joined() const { return std::min(arrivals.size(), horizon); }
    /// Returns the label of the point or step with index `k` (from 0), or its number from 1 if it has no label.
    [[nodiscard]] std::string label(std::size_t k) const;
};

using Parameters = std::vector<std::pair<std::string, double>>;  ///< (symbol, value)

/// A fitted parameter and how it scales with the unit: if the series is in unit u (and the related series in unit v),
/// its value is value * u^power (/ v).
struct FittedParameter {
    std::string symbol;
    double value = 0.0;
    double power = 0.0;
    std::optional<std::size_t> factor = {};  ///< index of the related series, if the parameter belongs to one
};

/// The least squares B p = Y that determine the coefficients of a model, with one row for each k = 2..n.
struct Equations {
    std::vector<double> accumulated;   ///< x1(1..n); for fgm the accumulation of order r
    std::vector<double> background;    ///< z(2..n); empty if the model has none
    Eigen::MatrixXd rows;              ///< B
    Eigen::VectorXd right;             ///< Y
    std::size_t firstParameter = 0;    ///< index of the first parameter in p, which has one parameter per column of B
    Eigen::MatrixXd normalRows = {};   ///< B'B
    Eigen::VectorXd normalRight = {};  ///< B'Y
};

/// A fitted model: its parameters and its values, n at the points followed by one per step.
struct ModelFit {
    std::vector<FittedParameter> parameters;
    std::vector<double> values;
    std::size_t freedom = 0;                ///< residual degrees of freedom: equations minus fitted and searched
                                            ///< parameters
    std::vector<Equations> equations = {};  ///< least squares if the input requests them; without B'B and B'Y
    std::optional<stats::Peak> peak = {};   ///< for scaling laws that can have a peak
};

using Fitting = std::function<base::Expected<ModelFit>(const ModelInput&)>;

/// The score of a model in a rolling-origin backtest (backtest.h), over all origins.
struct BacktestScore {
    std::optional<double> mape;  ///< mean absolute percentage error in percent, over all forecasts made; nullopt if
                                 ///< there are none or an actual value is 0
    std::size_t forecasts = 0;   ///< number of values forecast and judged
    std::size_t failures = 0;    ///< number of origins at which the model could not be fitted
    std::optional<base::Error> failure;  ///< reason of the last failure
};

/// Reasons to doubt a fitted curve although all of its values are finite.
struct Doubts {
    /// Points and steps (from 1) at which the curve is negative although no measured point is, or positive although no
    /// measured point is.
    std::vector<std::size_t> wrongSign;
    bool missesSpread = false;  ///< C > 1: the errors vary more than the points, whose mean would fit better
    [[nodiscard]] bool any() const { return !wrongSign.empty() || missesSpread; }
};

/// The fit and forecast of one model, and how good they are. A model that could not be fitted has `failure` instead of
/// numbers.
struct ModelOutcome {
    std::string name;  ///< "gm11", "last-value", ...
    Parameters parameters;
    std::vector<double> fitted;    ///< one per fitted point
    std::vector<double> forecast;  ///< one per step of the horizon, up to `ends`; empty if the model only describes
    /// Why the forecast has fewer steps than the horizon: the curve ends, or an input of the next step is unknown.
    std::optional<base::Error> ends;
    bool describes = false;  ///< whether the model describes the points but cannot forecast
    /// Number of measured points after the fitted ones with which the model was refitted, one after the other.
    std::size_t joined = 0;
    std::size_t freedom = 0;  ///< residual degrees of freedom, as in ModelFit; 0: the curve passes through any points
    Accuracy accuracy;        ///< empty if freedom is 0, because no residuals are left to judge by
    std::optional<Accuracy> bufferedAccuracy;  ///< accuracy with respect to the buffered points, if a buffer operator
                                               ///< is used and `accuracy` refers to the measured points
    /// Mean absolute percentage error in percent over the held-out points within the horizon.
    std::optional<double> holdoutMape;
    /// Why the model could not be fitted; if set, only the name and the backtest are set besides it.
    std::optional<base::Error> failure;
    std::optional<BacktestScore> backtest;  ///< score of the backtest; nullopt if none was requested
    Doubts doubts;
    std::optional<stats::Peak> peak;  ///< peak of a scaling law that can have one, in the unit of the series
    /// Returns whether the model forecasts a held-out point from others before it, so that its error on them cannot be
    /// compared with that of other models.
    [[nodiscard]] bool sawHeldOut() const { return joined > 1; }
    /// Least squares, if the input requests them; NaN: not representable in the unit of the series.
    std::vector<Equations> equations;
};

/// Fits a model in a unit in which its calculation neither overflows nor underflows: the series is divided by the power
/// of two that brings the largest |x| (or |C|) into [1, 2), and each related series likewise. Values and parameters are
/// returned in the unit of the series, so that results scale exactly with the series. Accuracy is calculated on the
/// returned values.
/// If a parameter is not representable in the unit of the series, all parameters stay in the model's unit. They are
/// then those of x/s (and of a related y/s(y)), and "s" is listed among them. Failures: those of `fit`; overflow
/// (values that are not finite).
[[nodiscard]] ModelOutcome outcomeOf(std::string name, const ModelInput& input, const Fitting& fit);

/// Judges a fitted model by the points of the input: sets its accuracy and its doubts.
void judge(ModelOutcome& outcome, const ModelInput& input);

}  // namespace greyscope::grey
