#pragma once

#include <vector>

namespace greyscope::grey {

// Powers of two as units. Dividing by a power of two is exact (unless the result is subnormal). A calculation in such a
// unit therefore gives the same digits as without it, but squares do not underflow and sums do not overflow.

/// Returns the exponent e of the power of two that scales values to [1, 2): 2^e <= max |x| < 2^(e+1), where x are
/// `values` and `another`. Returns 0 if all are zero or not finite.
[[nodiscard]] int binaryExponent(const std::vector<double>& values, double another = 0.0);

/// Returns value * 2^exponent. The exponent is fractional for units that are raised to a fractional power.
[[nodiscard]] double timesPowerOfTwo(double value, double exponent);
/// Returns every value times 2^exponent.
[[nodiscard]] std::vector<double> timesPowerOfTwo(std::vector<double> values, int exponent);

}  // namespace greyscope::grey
