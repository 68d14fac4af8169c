#pragma once

#include <cstdint>

namespace greyscope::base {

/// 128-bit integers, for products of two 64-bit integers.
__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

/// Returns value * by / over, rounded to the nearest integer (halves up), without intermediate overflow. No argument
/// may be negative, `over` must not be 0, and the result must fit.
[[nodiscard]] constexpr std::int64_t scaled(std::int64_t value, std::int64_t by, std::int64_t over) {
    return static_cast<std::int64_t>((static_cast<Wide>(value) * by + over / 2) / over);
}

}  // namespace greyscope::base
