#pragma once

#include <cstddef>

#include "core/base/clones.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace greyscope::io {

/// Number of bytes before the end of a cell that must be readable, even if the cell is shorter. Its number or text can
/// then be loaded by one instruction.
inline constexpr std::ptrdiff_t roomBefore = 16;

#if defined(__SSE2__)
/// 16 bytes of zeros, 16 bytes of ones, 16 bytes of zeros. Loading 16 bytes from a suitable offset gives a mask for any
/// number of first or last bytes.
alignas(64) inline constexpr unsigned char maskBytes[48] = {
    0,   0,   0,   0,   0,   0,   0,   0,   0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0,   0,   0,   0,   0,   0,   0,   0};

/// Returns a mask with ones in the last `count` of 16 bytes.
GREYSCOPE_INLINED inline __m128i lastOf16(std::size_t count) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(maskBytes + count));
}

/// Returns a mask with ones in the first `count` of 16 bytes.
GREYSCOPE_INLINED inline __m128i firstOf16(std::size_t count) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(maskBytes + 32 - count));
}

/// Returns the 16 bytes before `end`, all of which must be readable.
GREYSCOPE_INLINED inline __m128i bytesBefore(const char* end) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(end - roomBefore));
}
#endif

}  // namespace greyscope::io
