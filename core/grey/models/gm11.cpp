#include "core/grey/models/gm11.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include <Eigen/Dense>

#include "core/base/try.h"
#include "core/grey/models/model_formulas.h"
#include "core/grey/models/unit_scale.h"

namespace greyscope::grey {

namespace {

constexpr std::size_t kNeededPoints = 4;

void accumulate(Gm11Result& result) {
    const std::vector<double>& x0 = result.series;
    result.accumulated.resize(x0.size());
    std::partial_sum(x0.begin(), x0.end(), result.accumulated.begin());
    const double alpha = result.options.backgroundWeight;
    for (std::size_t k = 1; k < x0.size(); ++k) {
        result.background.push_back(backgroundValue(alpha, result.accumulated[k], result.accumulated[k - 1]));
    }
}

/// Returns a and u from sums about the means, because the normal equations lose digits if growth is slow.
base::Expected<void> solve(Gm11Result& result) {
    const auto rows = static_cast<Eigen::Index>(result.background.size());
    const Eigen::Map<const Eigen::ArrayXd> z(result.background.data(), rows);
    const Eigen::Map<const Eigen::ArrayXd> y(result.series.data() + 1, rows);
    if (!z.allFinite() || !y.allFinite()) {
        return base::fail(base::ErrorCode::overflow, {"GM(1,1)"});
    }
    const double spread = (z - z.mean()).square().sum();
    const double rounding = static_cast<double>(rows) * std::numeric_limits<double>::epsilon();
    if (!(spread > rounding * rounding * z.square().sum())) {
        return base::fail(base::ErrorCode::singularSystem, {"GM(1,1)"});
    }
    // Subtracted from 0, so that a constant series has a = 0, not -0.
    result.a = 0.0 - ((z - z.mean()) * (y - y.mean())).sum() / spread;
    result.u = y.mean() + result.a * z.mean();
    return {};
}

void respond(Gm11Result& result) {
    const std::size_t count = result.series.size();
    result.fitted.push_back(result.series.front());
    const auto restored = [&](std::size_t k) { return restoredValue(result.a, result.u, result.series.front(), k); };
    for (std::size_t k = 1; k < count; ++k) {
        result.fitted.push_back(restored(k));
    }
    for (std::size_t k = 0; k < count; ++k) {
        result.residuals.push_back(result.series[k] - result.fitted[k]);
    }
    for (std::size_t step = 0; step < result.options.horizon; ++step) {
        result.forecast.push_back(restored(count + step));
    }
}

/// Converts the result to the unit of the series. Returns false if a number overflows.
bool giveUnit(Gm11Result& result, int exponent) {
    result.u = timesPowerOfTwo(result.u, exponent);
    bool finite = std::isfinite(result.u);
    for (auto* values :
         {&result.accumulated, &result.background, &result.fitted, &result.forecast, &result.residuals}) {
        *values = timesPowerOfTwo(std::move(*values), exponent);
        finite =
            finite && std::all_of(values->begin(), values->end(), [](double value) { return std::isfinite(value); });
    }
    return finite;
}

}  // namespace

double restoredValue(double a, double u, double first, std::size_t k) {
    const double step = a == 0.0 ? 1.0 : -std::expm1(-a) / a;
    return (u - a * first) * std::exp(-a * (static_cast<double>(k) - 1.0)) * step;
}

base::Expected<void> checkGm11(std::size_t points, const Gm11Options& options) {
    if (!(options.backgroundWeight >= 0.0 && options.backgroundWeight <= 1.0)) {
        return base::fail(base::ErrorCode::optionOutOfRange,
                          {"background", base::toText(options.backgroundWeight), "[0, 1]"});
    }
    if (points < kNeededPoints) {
        return base::fail(base::ErrorCode::tooFewPoints,
                          {"GM(1,1)", std::to_string(points), std::to_string(kNeededPoints)});
    }
    return {};
}

base::Expected<Gm11Result> fitGm11(const std::vector<double>& series, const Gm11Options& options,
                                   const std::string& name) {
    GREYSCOPE_TRY(checkGm11(series.size(), options));
    for (std::size_t k = 0; k < series.size(); ++k) {
        if (std::isnan(series[k])) {
            return base::fail(base::ErrorCode::missingValue, {name, std::to_string(k + 1)});
        }
    }
    Gm11Result result;
    result.options = options;
    const int exponent = binaryExponent(series);
    result.series = timesPowerOfTwo(series, -exponent);
    accumulate(result);
    GREYSCOPE_TRY(solve(result));
    if (!(std::abs(result.a) < kCoefficientLimit)) {
        return base::fail(base::ErrorCode::coefficientTooLarge,
                          {"a", base::toText(result.a), base::toText(kCoefficientLimit)});
    }
    result.suitability = horizonOf(-result.a);
    respond(result);
    result.series = series;
    if (!giveUnit(result, exponent)) {
        return base::fail(base::ErrorCode::overflow, {"GM(1,1)"});
    }
    return result;
}

}  // namespace greyscope::grey
