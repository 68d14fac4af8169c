#pragma once

#include <cstdint>

namespace greyscope::base {

/// Signed and unsigned 128-bit integers, for products of two 64-bit integers.
__extension__ using Wide = __int128;
__extension__ using UnsignedWide = unsigned __int128;

/// Returns `value` x `by` / `over`, rounded to the nearest integer (halves up); the product may exceed 64 bits. No
/// argument may be negative, `over` must not be 0, and the result must fit into 64 bits.
[[nodiscard]] constexpr std::int64_t scaled(std::int64_t value, std::int64_t by, std::int64_t over) {
    return static_cast<std::int64_t>((static_cast<Wide>(value) * by + over / 2) / over);
}

}  // namespace greyscope::base
