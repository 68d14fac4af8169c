#pragma once

#include "core/base/error.h"

namespace greyscope::grey {

/// An interval grey number: a value of which only the bounds are known, lower <= upper, both finite. Equal bounds are
/// an ordinary (white) number.
class GreyNumber {
public:
    /// Failure: optionOutOfRange for a bound that is not finite, or an upper one below the lower.
    [[nodiscard]] static base::Expected<GreyNumber> create(double lower, double upper);

    double lower() const { return m_lower; }
    double upper() const { return m_upper; }
    bool operator==(const GreyNumber&) const = default;

private:
    GreyNumber(double lower, double upper) : m_lower(lower), m_upper(upper) {}

    double m_lower;
    double m_upper;
};

// The smallest interval that holds the result for every value of a and every value of b, the two taken as independent:
// a - a is therefore not 0 but [a1 - a2, a2 - a1]. Bounds are rounded to the nearest double. With a = [a1, a2] and
// b = [b1, b2]:
//   a + b = [a1 + b1, a2 + b2]    a - b = [a1 - b2, a2 - b1]
//   a * b, a / b: smallest and largest of the four products or quotients of the bounds.
// Failures: overflow; for the quotient optionOutOfRange where b holds 0. Source: Moore 1966, Liu.
[[nodiscard]] base::Expected<GreyNumber> sum(const GreyNumber& a, const GreyNumber& b);
[[nodiscard]] base::Expected<GreyNumber> difference(const GreyNumber& a, const GreyNumber& b);
[[nodiscard]] base::Expected<GreyNumber> product(const GreyNumber& a, const GreyNumber& b);
[[nodiscard]] base::Expected<GreyNumber> quotient(const GreyNumber& a, const GreyNumber& b);

}  // namespace greyscope::grey
