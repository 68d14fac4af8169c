#include "core/grey/models/baselines.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numeric>
#include <utility>

#include "core/base/try.h"
#include "core/grey/models/gm11_variants.h"
#include "core/grey/models/projection.h"
#include "core/grey/models/unit_scale.h"

namespace greyscope::grey {

namespace {

using Curve = std::function<double(double)>;

struct Line {
    double intercept = 0.0;
    double slope = 0.0;
};

/// Returns the least-squares line, calculated about the means.
Line lineThrough(const std::vector<double>& x, const std::vector<double>& y) {
    const std::size_t count = y.size();
    const auto n = static_cast<double>(count);
    double meanX = 0.0;
    double meanY = 0.0;
    for (std::size_t k = 0; k < count; ++k) {
        meanX += x[k] / n;
        meanY += y[k] / n;
    }
    double spread = 0.0;
    double product = 0.0;
    for (std::size_t k = 0; k < count; ++k) {
        spread += (x[k] - meanX) * (x[k] - meanX);
        product += (x[k] - meanX) * (y[k] - meanY);
    }
    const double slope = product / spread;
    return {meanY - slope * meanX, slope};
}

std::vector<double> along(const std::vector<double>& positions, const Curve& curve) {
    std::vector<double> values(positions.size());
    std::transform(positions.begin(), positions.end(), values.begin(), curve);
    return values;
}

std::vector<double> indices(const ModelInput& input) {
    std::vector<double> k(input.values.size() + input.horizon);
    std::iota(k.begin(), k.end(), 1.0);
    return k;
}

/// Checks that every point and step has a positive number, which power and saturation need.
base::Expected<void> checkAxis(const ModelInput& input, BaselineKind kind) {
    if (input.axis.size() < input.values.size() + input.horizon) {
        return base::fail(base::ErrorCode::missingValue, {input.axisName, input.label(input.axis.size())});
    }
    for (std::size_t k = 0; k < input.axis.size(); ++k) {
        if (!(input.axis[k] > 0.0)) {
            return base::fail(base::ErrorCode::nonPositive, {input.axisName, input.label(k), baselineName(kind)});
        }
    }
    return {};
}

base::Expected<ModelFit> lastValue(const ModelInput& input, const base::Progress& /*progress*/) {
    ModelFit fit;
    const double last = input.values.back();
    fit.parameters = {{"x(" + std::to_string(input.values.size()) + ")", last, 1.0}};
    fit.freedom = freedomOf(input, 0);
    fit.values.push_back(input.values.front());
    fit.values.insert(fit.values.end(), input.values.begin(), input.values.end() - 1);
    fit.values.insert(fit.values.end(), input.horizon, last);
    return fit;
}

base::Expected<ModelFit> mean(const ModelInput& input, const base::Progress& /*progress*/) {
    double sum = 0.0;
    for (const double value : input.values) {
        sum += value / static_cast<double>(input.values.size());
    }
    return ModelFit{
        {{"mean", sum, 1.0}}, std::vector<double>(input.values.size() + input.horizon, sum), freedomOf(input, 0)};
}

base::Expected<ModelFit> linear(const ModelInput& input, const base::Progress& /*progress*/) {
    const std::vector<double> k = indices(input);
    const Line line = lineThrough(k, input.values);
    return ModelFit{{{"intercept", line.intercept, 1.0}, {"slope", line.slope, 1.0}},
                    along(k, [&](double at) { return line.intercept + line.slope * at; }),
                    freedomOf(input, 1)};
}

/// Returns rates b for e^{bp}: 0 and, with both signs, 24 per decade, from a change of 0.001 over the whole range to 5
/// per step.
std::vector<double> rateGrid(double stretch, std::size_t steps) {
    constexpr double kPerDecade = 24.0;
    const double last = std::log10(5.0 * static_cast<double>(steps));
    std::vector<double> grid{0.0};
    for (double exponent = -3.0; exponent <= last; exponent += 1.0 / kPerDecade) {
        grid.push_back(std::pow(10.0, exponent) / stretch);
        grid.push_back(-grid.back());
    }
    std::sort(grid.begin(), grid.end());
    return grid;
}

/// Fits A e^{bp} over ascending positions p. The exponent is counted from the end where e^{bp} is largest. If A
/// underflows or overflows there (a power of years: N^40), the parameters are also counted from that end and include
/// p0.
base::Expected<ModelFit> growth(const ModelInput& input, const std::vector<double>& positions, BaselineKind kind,
                                const base::Progress& progress) {
    const std::size_t last = input.values.size() - 1;
    if (!(positions[last] > positions.front())) {  // logarithms of large numbers may be equal
        return base::fail(base::ErrorCode::singularSystem, {baselineName(kind)});
    }
    const auto anchor = [&](double b) { return b > 0.0 ? last : 0; };
    const Eigen::Map<const Eigen::ArrayXd> points(positions.data(), static_cast<Eigen::Index>(last + 1));
    const CurveShape shape{[&](double b) { return Eigen::ArrayXd((b * (points - positions[anchor(b)])).exp()); },
                           [&](double b) {
                               const auto distance = points - positions[anchor(b)];
                               return Eigen::ArrayXd(distance * (b * distance).exp());
                           }};
    const auto found =
        projectedFit(input.values, rateGrid(positions[last] - positions.front(), last), shape, false, progress);
    if (!found) {
        return base::fail(base::ErrorCode::singularSystem, {baselineName(kind)});
    }
    const double b = found->parameter;
    const double origin = found->height * std::exp(-b * positions[anchor(b)]);
    const bool plain = std::isnormal(origin) || found->height == 0.0;
    ModelFit fit{{{"A", plain ? origin : found->height, 1.0}, {"b", b}}, {}, freedomOf(input, 1)};
    if (!plain) {
        const bool onAxis = kind == BaselineKind::power;
        fit.parameters.push_back({onAxis ? "N0" : "k0", onAxis ? input.axis[anchor(b)] : positions[anchor(b)]});
    }
    for (const double position : positions) {
        fit.values.push_back(found->height * std::exp(b * (position - positions[anchor(b)])));
    }
    return fit;
}

base::Expected<ModelFit> exponential(const ModelInput& input, const base::Progress& progress) {
    return growth(input, indices(input), BaselineKind::exponential, progress);
}

base::Expected<ModelFit> power(const ModelInput& input, const base::Progress& progress) {
    GREYSCOPE_TRY(checkAxis(input, BaselineKind::power));
    return growth(input, along(input.axis, [](double number) { return std::log(number); }), BaselineKind::power,
                  progress);
}

/// Returns 0, then twelve values per decade from a thousandth of the smallest N to a thousand times the largest, in the
/// unit 2^exponent. The logarithms are those of N itself, because the smallest N may underflow in the unit of the
/// largest.
std::vector<double> halfwayGrid(double smallest, double largest, int unit) {
    constexpr double kPerDecade = 12.0;
    const double shift = unit * std::log10(2.0);
    const double last = std::log10(largest) - shift + 3.0;
    std::vector<double> grid{0.0};
    for (double exponent = std::log10(smallest) - shift - 3.0; exponent <= last; exponent += 1.0 / kPerDecade) {
        grid.push_back(std::pow(10.0, exponent));
    }
    return grid;
}

base::Expected<ModelFit> saturation(const ModelInput& input, const base::Progress& progress) {
    GREYSCOPE_TRY(checkAxis(input, BaselineKind::saturation));
    // The axis is also scaled to a unit in which squares do not overflow: the unit of its points, independent of the
    // steps.
    const std::size_t last = input.values.size() - 1;
    const int exponent =
        binaryExponent({input.axis.begin(), input.axis.begin() + static_cast<std::ptrdiff_t>(last + 1)});
    const std::vector<double> axis = timesPowerOfTwo(input.axis, -exponent);
    const Eigen::Map<const Eigen::ArrayXd> points(axis.data(), static_cast<Eigen::Index>(last + 1));
    const CurveShape shape{[&](double h) { return Eigen::ArrayXd(points / (points + h)); },
                           [&](double h) { return Eigen::ArrayXd(-points / (points + h).square()); }};
    const auto found =
        projectedFit(input.values, halfwayGrid(input.axis.front(), input.axis[last], exponent), shape, true, progress);
    if (!found) {
        return base::fail(base::ErrorCode::singularSystem, {baselineName(BaselineKind::saturation)});
    }
    const double h = found->parameter;
    return ModelFit{{{"X", found->height, 1.0}, {"h", timesPowerOfTwo(h, exponent)}},
                    along(axis, [&](double number) { return found->height * (number / (number + h)); }),
                    freedomOf(input, 1)};
}

struct Baseline {
    BaselineKind kind;
    std::string name;
    std::size_t neededPoints;  ///< number of parameters of the curve
    base::Expected<ModelFit> (*fit)(const ModelInput& input, const base::Progress& progress);
};

const std::vector<Baseline>& baselines() {
    static const std::vector<Baseline> table{{BaselineKind::lastValue, "last-value", 1, lastValue},
                                             {BaselineKind::mean, "mean", 1, mean},
                                             {BaselineKind::linear, "linear", 2, linear},
                                             {BaselineKind::exponential, "exponential", 2, exponential},
                                             {BaselineKind::power, "power", 2, power},
                                             {BaselineKind::saturation, "saturation", 2, saturation}};
    return table;
}

const Baseline& baselineOf(BaselineKind kind) {
    return *std::find_if(baselines().begin(), baselines().end(),
                         [kind](const Baseline& baseline) { return baseline.kind == kind; });
}

}  // namespace

const std::vector<BaselineKind>& allBaselines() {
    static const std::vector<BaselineKind> kinds = [] {
        std::vector<BaselineKind> all;
        std::transform(baselines().begin(), baselines().end(), std::back_inserter(all),
                       [](const Baseline& baseline) { return baseline.kind; });
        return all;
    }();
    return kinds;
}

const std::string& baselineName(BaselineKind kind) {
    return baselineOf(kind).name;
}

ModelOutcome fitBaseline(BaselineKind kind, const ModelInput& input, const base::Progress& progress) {
    const Baseline& baseline = baselineOf(kind);
    return outcomeOf(baseline.name, input, [&](const ModelInput& points) -> base::Expected<ModelFit> {
        GREYSCOPE_TRY(needPoints(points, baseline.name, baseline.neededPoints));
        auto fitted = baseline.fit(points, progress);
        return progress.cancelled() ? base::fail(base::ErrorCode::cancelled) : std::move(fitted);
    });
}

}  // namespace greyscope::grey
