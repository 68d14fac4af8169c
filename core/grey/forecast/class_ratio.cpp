#include "core/grey/forecast/class_ratio.h"

#include <algorithm>
#include <cmath>

#include "core/grey/models/model_formulas.h"
#include "core/grey/models/unit_scale.h"

namespace greyscope::grey {

namespace {

/// Returns a positive value rounded up to three digits.
double roundedUp(double value) {
    constexpr double kDigits = 3.0;
    const double unit = std::pow(10.0, std::floor(std::log10(value)) - (kDigits - 1.0));
    return unit > 0.0 ? std::ceil(value / unit) * unit : value;
}

bool admissible(const std::vector<double>& series, double by) {
    return classRatioOf(shiftedInUnit(series, by)).admissible;
}

}  // namespace

ClassRatio classRatioOf(const std::vector<double>& series) {
    ClassRatio result;
    const double exponent = classRatioExponent(static_cast<double>(series.size()));
    result.low = std::exp(-exponent);
    result.high = std::exp(exponent);
    for (std::size_t k = 1; k < series.size(); ++k) {
        const double ratio = series[k - 1] / series[k];
        result.values.push_back(std::isfinite(ratio) ? ratio : 0.0);
        if (!(ratio > result.low && ratio < result.high)) {
            result.outside.push_back(k + 1);
        }
    }
    result.admissible = result.outside.empty();
    return result;
}

Smoothness smoothnessOf(const std::vector<double>& inAnyUnit) {
    const std::vector<double> series = shiftedInUnit(inAnyUnit, 0.0);  // so that sums do not overflow
    Smoothness result;
    double sum = series.empty() ? 0.0 : series.front();
    for (std::size_t k = 1; k < series.size(); ++k) {
        if (k > 1) {
            const double ratio = series[k] / sum;
            result.values.push_back(std::isfinite(ratio) ? ratio : 0.0);
            if (!(ratio >= 0.0 && ratio < kSmoothnessLimit)) {
                result.outside.push_back(k + 1);
            }
        }
        sum += series[k];
    }
    result.smooth = result.outside.empty();
    return result;
}

std::optional<double> admissibleShift(const std::vector<double>& series) {
    const ClassRatio ratio = classRatioOf(series);
    if (ratio.admissible) {
        return 0.0;
    }
    double least = 0.0;
    for (std::size_t k = 1; k < series.size(); ++k) {
        least = std::max(least, neededShift(series[k - 1], series[k], ratio.low, ratio.high));
    }
    // The bound itself is not admissible; rounding up would not change it if it already has three digits.
    constexpr double kBeyond = 1.0 + 1e-9;
    const double by = least > 0.0 ? roundedUp(least * kBeyond) : 0.0;
    return std::isfinite(by) && admissible(series, by) ? std::optional(by) : std::nullopt;
}

std::optional<double> shiftOf(const Translation& translation, const std::vector<double>& series) {
    switch (translation.kind) {
        case Translation::Kind::none:
            break;
        case Translation::Kind::automatic:
            return admissibleShift(series);
        case Translation::Kind::fixed:
            return translation.by;
    }
    return 0.0;
}

std::vector<double> shiftedInUnit(const std::vector<double>& series, double by) {
    const int exponent = binaryExponent(series, by);
    return shifted(timesPowerOfTwo(series, -exponent), timesPowerOfTwo(by, -exponent));
}

std::vector<double> shifted(std::vector<double> series, double by) {
    for (double& value : series) {
        value += by;
    }
    return series;
}

}  // namespace greyscope::grey
