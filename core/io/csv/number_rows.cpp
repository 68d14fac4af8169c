#include "core/io/csv/number_rows.h"

#include "core/base/clones.h"
#include "core/base/text.h"

namespace greyscope::io {

namespace {

/// Reads a number that needs more than one division: with an exponent, more digits, leading zeros, or surrounding
/// blanks.
[[gnu::noinline]] bool readOther(const char* first, const char* last, char decimalMark, CodeWatch codes,
                                 std::size_t column, double& value) {
    while (first != last && base::isBlank(*first)) {
        ++first;
    }
    while (first != last && base::isBlank(last[-1])) {
        --last;
    }
    const CellNumber cell = readCell({first, static_cast<std::size_t>(last - first)}, decimalMark);
    value = cell.value;
    return cell.kind == CellKind::number && !codes.meets(cell, column);
}

GREYSCOPE_CLONES NumberRows::Read readRows(const NumberRows::Text& text, ShortDecimals decimals, CodeWatch codes,
                                           char decimalMark, char delimiter, std::size_t width, std::size_t stride,
                                           std::size_t most, double* values) {
    const std::uint16_t* next = text.stops.data();
    const std::uint16_t* const last = next + text.stops.size();
    const char* const begin = text.begin;
    NumberRows::Read done{text.position};
    while (done.rows < most && static_cast<std::size_t>(last - next) >= width) {
        const char* first = done.position;
        const char* stop = first;
        double* value = values + done.rows;
        for (std::size_t c = 0; c < width; ++c, value += stride) {
            stop = begin + *next++;
            const bool ends = c + 1 == width ? *stop == '\n' || *stop == '\r' : *stop == delimiter;
            if (!ends || (!decimals.read({first, static_cast<std::size_t>(stop - first)}, *value) &&
                          !readOther(first, stop, decimalMark, codes, c, *value))) {
                return done;
            }
            first = stop + 1;
        }
        if (stop >= text.end - 1 || static_cast<std::size_t>(first - done.position) >= text.limit) {
            return done;
        }
        if (*stop == '\r' && *first == '\n') {
            ++first;
            next += next != last ? 1 : 0;
        }
        ++done.rows;
        done.position = first;
        done.stops = static_cast<std::size_t>(next - text.stops.data());
    }
    return done;
}

}  // namespace

NumberRows::NumberRows(std::size_t width, char delimiter, char decimalMark, CodeWatch codes)
    : m_width(width), m_delimiter(delimiter), m_decimalMark(decimalMark), m_decimals(decimalMark), m_codes(codes) {}

void NumberRows::into(double* values, std::size_t stride, std::size_t most) {
    m_values = values;
    m_stride = stride;
    m_most = most;
}

NumberRows::Read NumberRows::read(const Text& text) const {
    return readRows(text, m_decimals, m_codes, m_decimalMark, m_delimiter, m_width, m_stride, m_most, m_values);
}

}  // namespace greyscope::io
