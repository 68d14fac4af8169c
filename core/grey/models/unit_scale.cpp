#include "core/grey/models/unit_scale.h"

#include <algorithm>
#include <cmath>

namespace greyscope::grey {

int binaryExponent(const std::vector<double>& values, double another) {
    double largest = std::isfinite(another) ? std::abs(another) : 0.0;
    for (const double value : values) {
        largest = std::isfinite(value) ? std::max(largest, std::abs(value)) : largest;
    }
    return largest > 0.0 ? std::ilogb(largest) : 0;
}

double timesPowerOfTwo(double value, double exponent) {
    constexpr double kBeyond = 5000.0;  // scales the smallest number beyond the largest, and back
    const double whole = std::floor(std::clamp(exponent, -kBeyond, kBeyond));
    const double fraction = std::abs(exponent) < kBeyond ? exponent - whole : 0.0;
    return std::ldexp(fraction == 0.0 ? value : value * std::exp2(fraction), static_cast<int>(whole));
}

std::vector<double> timesPowerOfTwo(std::vector<double> values, int exponent) {
    if (exponent == 0) {
        return values;
    }
    // In two halves, because 2^1074 overflows.
    const double first = std::ldexp(1.0, exponent / 2);
    const double second = std::ldexp(1.0, exponent - exponent / 2);
    for (double& value : values) {
        value = value * first * second;
    }
    return values;
}

}  // namespace greyscope::grey
