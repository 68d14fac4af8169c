#pragma once

#include <vector>

namespace greyscope::grey {

// Powers of two as units. Dividing by one is exact (unless it ends below the normal numbers), so what is calculated in
// such a unit is what would have been calculated without it, but no square underflows and no sum overflows.

/// e with 2^e <= max |x| < 2^(e+1), `another` being one of the x; 0 where nothing but zeros and numbers that are not
/// finite are given.
[[nodiscard]] int binaryExponent(const std::vector<double>& values, double another = 0.0);

/// value * 2^exponent. A fraction is meant for units that stand to a broken power.
[[nodiscard]] double timesPowerOfTwo(double value, double exponent);
[[nodiscard]] std::vector<double> timesPowerOfTwo(std::vector<double> values, int exponent);

}  // namespace greyscope::grey
