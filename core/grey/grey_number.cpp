#include "core/grey/grey_number.h"

#include <algorithm>
#include <cmath>

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr const char* kFinite = "(-inf, inf)";

Expected<GreyNumber> bounded(double lower, double upper, const char* operation) {
    if (!std::isfinite(lower) || !std::isfinite(upper)) {
        return fail(ErrorCode::overflow, {operation});
    }
    return GreyNumber::create(lower, upper);
}

}  // namespace

Expected<GreyNumber> GreyNumber::create(double lower, double upper) {
    if (!std::isfinite(lower)) {
        return fail(ErrorCode::optionOutOfRange, {"lower", base::toText(lower), kFinite});
    }
    if (!std::isfinite(upper)) {
        return fail(ErrorCode::optionOutOfRange, {"upper", base::toText(upper), kFinite});
    }
    if (upper < lower) {
        return fail(ErrorCode::optionOutOfRange, {"upper", base::toText(upper), "[" + base::toText(lower) + ", inf)"});
    }
    return GreyNumber(lower, upper);
}

Expected<GreyNumber> sum(const GreyNumber& a, const GreyNumber& b) {
    return bounded(a.lower() + b.lower(), a.upper() + b.upper(), "a + b");
}

Expected<GreyNumber> difference(const GreyNumber& a, const GreyNumber& b) {
    return bounded(a.lower() - b.upper(), a.upper() - b.lower(), "a - b");
}

Expected<GreyNumber> product(const GreyNumber& a, const GreyNumber& b) {
    const auto [lower, upper] =
        std::minmax({a.lower() * b.lower(), a.lower() * b.upper(), a.upper() * b.lower(), a.upper() * b.upper()});
    return bounded(lower, upper, "a * b");
}

Expected<GreyNumber> quotient(const GreyNumber& a, const GreyNumber& b) {
    if (b.lower() <= 0.0 && b.upper() >= 0.0) {
        const std::string divisor = "[" + base::toText(b.lower()) + ", " + base::toText(b.upper()) + "]";
        return fail(ErrorCode::optionOutOfRange, {"b", divisor, "(-inf, 0) or (0, inf)"});
    }
    const auto [lower, upper] =
        std::minmax({a.lower() / b.lower(), a.lower() / b.upper(), a.upper() / b.lower(), a.upper() / b.upper()});
    return bounded(lower, upper, "a / b");
}

}  // namespace greyscope::grey
