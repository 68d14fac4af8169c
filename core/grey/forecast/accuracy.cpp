#include "core/grey/forecast/accuracy.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "core/grey/degrees/area_degree.h"
#include "core/grey/limits.h"
#include "core/grey/models/unit_scale.h"

namespace greyscope::grey {

namespace {

constexpr auto kSmall = static_cast<double>(kSmallError);

std::optional<double> finite(double value) {
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

struct Spread {
    double mean = 0.0;
    double deviation = 0.0;
};

/// Returns mean and standard deviation (ddof 0), calculated in a unit in which squares do not overflow.
Spread spreadOf(const std::vector<double>& values) {
    const int exponent = binaryExponent(values);
    const std::vector<double> scaled = timesPowerOfTwo(values, -exponent);
    const auto count = static_cast<double>(values.size());
    double mean = 0.0;
    for (const double value : scaled) {
        mean += value / count;
    }
    double squares = 0.0;
    for (const double value : scaled) {
        squares += (value - mean) * (value - mean);
    }
    return {timesPowerOfTwo(mean, exponent), timesPowerOfTwo(std::sqrt(squares / count), exponent)};
}

std::optional<double> incidenceOf(const std::vector<double>& actual, const std::vector<double>& fitted) {
    Eigen::MatrixXd curves(static_cast<Eigen::Index>(actual.size()), 2);
    for (std::size_t k = 0; k < actual.size(); ++k) {
        curves.row(static_cast<Eigen::Index>(k)) << actual[k], fitted[k];
    }
    const auto degrees = areaDegrees(curves, AreaDegree::absolute);
    return degrees ? finite((*degrees)(0, 1)) : std::nullopt;
}

bool constant(const std::vector<double>& values) {
    return std::all_of(values.begin(), values.end(), [&](double value) { return value == values.front(); });
}

}  // namespace

std::optional<double> meanAbsolutePercentageError(const std::vector<double>& actual,
                                                  const std::vector<double>& predicted) {
    const std::size_t count = std::min(actual.size(), predicted.size());
    if (count == 0) {
        return std::nullopt;
    }
    double sum = 0.0;
    for (std::size_t k = 0; k < count; ++k) {
        const double difference = actual[k] - predicted[k];
        sum += std::isfinite(difference) ? std::abs(difference / actual[k])
                                         : std::abs((0.5 * actual[k] - 0.5 * predicted[k]) / (0.5 * actual[k]));
    }
    return finite(100.0 * sum / static_cast<double>(count));
}

Accuracy accuracyOf(const std::vector<double>& actual, const std::vector<double>& fitted) {
    Accuracy accuracy;
    accuracy.mape = meanAbsolutePercentageError({actual.begin() + 1, actual.end()}, {fitted.begin() + 1, fitted.end()});
    if (accuracy.mape) {
        accuracy.mapeGrade = kRelativeErrorGrades.gradeOf(*accuracy.mape);
    }
    accuracy.incidence = incidenceOf(actual, fitted);
    if (accuracy.incidence) {
        accuracy.incidenceGrade = kIncidenceGrades.gradeOf(*accuracy.incidence);
    }
    if (constant(actual)) {
        return accuracy;
    }
    // C and P are ratios and are calculated in a unit in which differences do not overflow.
    const int exponent = binaryExponent(actual);
    const std::vector<double> values = timesPowerOfTwo(actual, -exponent);
    std::vector<double> residuals = timesPowerOfTwo(fitted, -exponent);
    std::transform(values.begin(), values.end(), residuals.begin(), residuals.begin(), std::minus<>());
    const double s1 = spreadOf(values).deviation;
    const Spread errors = spreadOf(residuals);
    accuracy.deviation = timesPowerOfTwo(s1, exponent);
    accuracy.errorDeviation = timesPowerOfTwo(errors.deviation, exponent);
    accuracy.smallErrorLimit = kSmall * *accuracy.deviation;
    const auto small = std::count_if(residuals.begin(), residuals.end(),
                                     [&](double residual) { return std::abs(residual - errors.mean) < kSmall * s1; });
    accuracy.varianceRatio = finite(errors.deviation / s1);
    if (accuracy.varianceRatio) {
        accuracy.smallErrorShare = static_cast<double>(small) / static_cast<double>(residuals.size());
        accuracy.varianceGrade = kVarianceRatioGrades.gradeOf(*accuracy.varianceRatio);
        accuracy.shareGrade = kSmallErrorGrades.gradeOf(*accuracy.smallErrorShare);
        accuracy.grade = std::max(*accuracy.varianceGrade, *accuracy.shareGrade);
    }
    return accuracy;
}

}  // namespace greyscope::grey
