#include "core/grey/models/search.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/grey/forecast/accuracy.h"

namespace greyscope::grey {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
/// A search ends at nine decimals. The best value is often one where a residual vanishes; with more decimals, rounding
/// would decide its sign, by which the remnant model chooses its tail.
constexpr double kUnit = 1e9;

/// `fitted` may extend beyond the points.
double errorOf(const std::vector<double>& values, const std::vector<double>& fitted) {
    if (const auto mape =
            meanAbsolutePercentageError({values.begin() + 1, values.end()}, {fitted.begin() + 1, fitted.end()})) {
        return *mape;
    }
    double squares = 0.0;
    for (std::size_t k = 0; k < values.size(); ++k) {
        const double residual = values[k] - fitted[k];
        squares += residual * residual;
    }
    return std::sqrt(squares / static_cast<double>(values.size()));
}

}  // namespace

double searchCriterion(const base::Expected<ModelFit>& fit, const std::vector<double>& values) {
    if (!fit) {
        return infinity;
    }
    const double error = errorOf(values, fit->values);
    return std::isfinite(error) ? error : infinity;
}

std::optional<double> smallestOn(double low, double high, int steps, const std::function<double(double)>& criterion) {
    constexpr int kRefinements = 60;
    const double ratio = (std::sqrt(5.0) - 1.0) / 2.0;
    const double width = (high - low) / steps;
    double best = low;
    double error = criterion(low);
    for (int i = 1; i <= steps; ++i) {
        const double at = i == steps ? high : low + i * width;
        if (const double here = criterion(at); here < error) {
            best = at;
            error = here;
        }
    }
    if (!std::isfinite(error)) {
        return std::nullopt;
    }
    double left = std::max(low, best - width);
    double right = std::min(high, best + width);
    double a = right - ratio * (right - left);
    double b = left + ratio * (right - left);
    double errorA = criterion(a);
    double errorB = criterion(b);
    for (int i = 0; i < kRefinements; ++i) {
        if (errorA <= errorB) {
            right = b;
            b = a;
            errorB = errorA;
            a = right - ratio * (right - left);
            errorA = criterion(a);
        } else {
            left = a;
            a = b;
            errorA = errorB;
            b = left + ratio * (right - left);
            errorB = criterion(b);
        }
    }
    const double refined = (errorA <= errorB ? a : b) * kUnit;
    for (const double rounded : {std::floor(refined) / kUnit, std::ceil(refined) / kUnit}) {
        const double at = std::clamp(rounded, low, high);
        if (const double here = criterion(at); here < error) {
            best = at;
            error = here;
        }
    }
    return best;
}

}  // namespace greyscope::grey
