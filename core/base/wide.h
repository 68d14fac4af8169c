#pragma once

#include <cstdint>

namespace greyscope::base {

/// Products of two whole numbers of 64 bits.
__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

/// value * by / over without overflow in between, rounded to the nearest whole number, halves up; nothing is negative,
/// `over` is not 0, and the result must fit.
[[nodiscard]] constexpr std::int64_t scaled(std::int64_t value, std::int64_t by, std::int64_t over) {
    return static_cast<std::int64_t>((static_cast<Wide>(value) * by + over / 2) / over);
}

}  // namespace greyscope::base
