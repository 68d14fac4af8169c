#include "core/base/error.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>

namespace greyscope::base {

namespace {

/// Integers below this limit are written out ("100000", not "1e+05"); each is exact in a double.
constexpr double largestPlainInteger = 1e15;

}  // namespace

std::string toText(double value) {
    value += 0.0;  // no -0
    std::array<char, 32> buffer{};
    char* const first = buffer.data();
    char* const last = first + buffer.size();
    const bool plain = std::abs(value) < largestPlainInteger && value == std::trunc(value) && value != 0.0;
    const auto [end, status] =
        plain ? std::to_chars(first, last, static_cast<std::int64_t>(value)) : std::to_chars(first, last, value);
    return status == std::errc{} ? std::string(first, end) : std::string("?");
}

}  // namespace greyscope::base
