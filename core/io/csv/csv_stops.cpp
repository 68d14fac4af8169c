#include "core/io/csv/csv_stops.h"

#include <algorithm>
#include <bit>

#include "core/base/clones.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace greyscope::io {

namespace {

bool isStop(char c, char delimiter, char quote) {
    return c == delimiter || c == '\n' || c == '\r' || c == quote;
}

#if defined(__SSE2__)
constexpr int usualStops = 12;  // usual maximum number of stops in 64 bytes

/// One bit per byte that is a stop.
GREYSCOPE_INLINED inline std::uint64_t stopsIn(const char* text, char delimiter, char quote) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text));
    const auto equal = [&](char c) GREYSCOPE_INLINED { return _mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)); };
    const __m128i stops =
        _mm_or_si128(_mm_or_si128(equal(delimiter), equal('\n')), _mm_or_si128(equal('\r'), equal(quote)));
    return static_cast<std::uint32_t>(_mm_movemask_epi8(stops));
}

/// Lists the stops of the whole blocks of a text; returns how many there are.
GREYSCOPE_CLONES std::size_t listBlocks(const char* text, std::size_t blocks, char delimiter, char quote,
                                        std::uint16_t* places) {
    std::uint16_t* next = places;
    for (std::size_t block = 0; block < blocks; ++block, text += 64) {
        std::uint64_t stops = stopsIn(text, delimiter, quote) | stopsIn(text + 16, delimiter, quote) << 16U |
                              stopsIn(text + 32, delimiter, quote) << 32U | stopsIn(text + 48, delimiter, quote) << 48U;
        const int count = std::popcount(stops);
        const auto list = [&](int from, int to) GREYSCOPE_INLINED {
            for (int k = from; k < to; ++k, stops &= stops - 1) {
                next[k] = static_cast<std::uint16_t>(64 * block + static_cast<std::size_t>(std::countr_zero(stops)));
            }
        };
        list(0, usualStops);  // some are surplus; listing a fixed number avoids a branch that cannot be predicted
        if (count > usualStops) {
            list(usualStops, count);
        }
        next += count;
    }
    return static_cast<std::size_t>(next - places);
}
#else
std::size_t listBlocks(const char* text, std::size_t blocks, char delimiter, char quote, std::uint16_t* places) {
    std::size_t count = 0;
    for (std::size_t k = 0; k < 64 * blocks; ++k) {
        places[count] = static_cast<std::uint16_t>(k);
        count += isStop(text[k], delimiter, quote) ? 1 : 0;
    }
    return count;
}
#endif

}  // namespace

void CsvStops::find(const char* begin, const char* end) {
    if (m_places == nullptr) {
        m_places = std::make_unique_for_overwrite<std::uint16_t[]>(room + 64);
    }
    m_begin = begin;
    m_next = 0;
    const std::size_t size = std::min(static_cast<std::size_t>(end - begin), room);
    m_count = listBlocks(begin, size / 64, m_delimiter, m_quote, m_places.get());
    for (std::size_t k = size / 64 * 64; k < size; ++k) {
        if (isStop(begin[k], m_delimiter, m_quote)) {
            m_places[m_count++] = static_cast<std::uint16_t>(k);
        }
    }
}

}  // namespace greyscope::io
