#pragma once

#include <cstddef>

#include "core/base/clones.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace greyscope::io {

/// Bytes that may be read before the end of a cell, whatever its length, where its number or its text is to be taken at
/// once.
inline constexpr std::ptrdiff_t roomBefore = 16;

#if defined(__SSE2__)
/// All bits of the first 16, none of the others: from a place on, a mask of any number of bytes.
alignas(64) inline constexpr unsigned char maskBytes[48] = {
    0,   0,   0,   0,   0,   0,   0,   0,   0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0,   0,   0,   0,   0,   0,   0,   0};

/// Ones in the last `count` of 16 bytes.
GREYSCOPE_INLINED inline __m128i lastOf16(std::size_t count) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(maskBytes + count));
}

/// Ones in the first `count` of 16 bytes.
GREYSCOPE_INLINED inline __m128i firstOf16(std::size_t count) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(maskBytes + 32 - count));
}

/// The 16 bytes before `end`.
GREYSCOPE_INLINED inline __m128i bytesBefore(const char* end) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(end - roomBefore));
}
#endif

}  // namespace greyscope::io
