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

/// Returns mean and standard deviation, calculated in a unit in which squares do not overflow.
Spread spreadOf(const std::vector<double>& values, DeviationDivisor divisor) {
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
    const double by = divisor == DeviationDivisor::n ? count : count - 1.0;
    return {timesPowerOfTwo(mean, exponent), timesPowerOfTwo(std::sqrt(squares / by), exponent)};
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

const base::Names<MeanErrorOver>& meanErrorNames() {
    static const base::Names<MeanErrorOver> names{{MeanErrorOver::fromSecond, "from-second"},
                                                  {MeanErrorOver::all, "all"}};
    return names;
}

const base::Names<DeviationDivisor>& deviationNames() {
    static const base::Names<DeviationDivisor> names{{DeviationDivisor::n, "n"}, {DeviationDivisor::nMinusOne, "n-1"}};
    return names;
}

const base::Names<JudgedBy>& judgedByNames() {
    static const base::Names<JudgedBy> names{{JudgedBy::measured, "measured"}, {JudgedBy::buffered, "buffered"}};
    return names;
}

const base::Names<GradeTable>& gradeTableNames() {
    static const base::Names<GradeTable> names{{GradeTable::liu, "liu"}, {GradeTable::deng, "deng"}};
    return names;
}

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

Accuracy accuracyOf(const std::vector<double>& actual, const std::vector<double>& fitted,
                    const AccuracyOptions& options) {
    Accuracy accuracy;
    const std::ptrdiff_t first = options.meanError == MeanErrorOver::all ? 0 : 1;
    accuracy.mape =
        meanAbsolutePercentageError({actual.begin() + first, actual.end()}, {fitted.begin() + first, fitted.end()});
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
    const double s1 = spreadOf(values, options.deviations).deviation;
    const Spread errors = spreadOf(residuals, options.deviations);
    accuracy.deviation = timesPowerOfTwo(s1, exponent);
    accuracy.errorDeviation = timesPowerOfTwo(errors.deviation, exponent);
    accuracy.smallErrorLimit = kSmall * *accuracy.deviation;
    const auto small = std::count_if(residuals.begin(), residuals.end(),
                                     [&](double residual) { return std::abs(residual - errors.mean) < kSmall * s1; });
    accuracy.varianceRatio = finite(errors.deviation / s1);
    if (accuracy.varianceRatio) {
        accuracy.smallErrorShare = static_cast<double>(small) / static_cast<double>(residuals.size());
        accuracy.varianceGrade = gradeBy(options.grades, kVarianceRatioGrades, *accuracy.varianceRatio);
        accuracy.shareGrade = gradeBy(options.grades, kSmallErrorGrades, *accuracy.smallErrorShare);
        accuracy.grade = std::max(*accuracy.varianceGrade, *accuracy.shareGrade);
    }
    return accuracy;
}

}  // namespace greyscope::grey
