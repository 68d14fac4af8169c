#pragma once

#include <span>
#include <string_view>

#include "core/io/csv/csv_stops.h"
#include "core/io/csv/number_rows.h"

namespace greyscope::io {

/// Splits records of a text table fast, at the positions of delimiters, line ends and quotes (CsvStops). It splits
/// records on one line without a quote inside a field, an escaped quote or a comment; other records are left to
/// CsvScanner.
class PlainRecords {
public:
    PlainRecords(char delimiter, char quote, bool backslash)
        : m_delimiter(delimiter), m_quote(quote), m_backslash(backslash), m_stops(delimiter, quote) {}

    /// Discards what is known about the text. To be called when the text in memory has moved.
    void clear() { m_stops.clear(); }
    /// Splits the record at `position` into `cells`, without quotes and outer spaces, and returns the position of its
    /// line end. Returns null if the number of fields differs or the record must be left to CsvScanner. The record must
    /// end before the last byte before `limit`.
    [[nodiscard]] const char* cut(const char* position, const char* limit, std::span<std::string_view> cells);
    /// Reads records of numbers only, from `position` on, as many as `rows` can take; each must end before `end` and be
    /// shorter than `longest`.
    [[nodiscard]] NumberRows::Read numbers(const char* position, const char* limit, const char* end,
                                           std::size_t longest, const NumberRows& rows);

private:
    enum class Cut { done, unusual, outOfStops };
    [[nodiscard]] Cut cutAtStops(const char*& position, const char* limit, std::span<std::string_view> cells);
    [[nodiscard]] bool findMore(const char* position, const char* limit);

    char m_delimiter;
    char m_quote;
    bool m_backslash;
    CsvStops m_stops;
};

}  // namespace greyscope::io
