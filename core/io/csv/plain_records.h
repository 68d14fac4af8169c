#pragma once

#include <span>
#include <string_view>

#include "core/io/csv/csv_stops.h"
#include "core/io/csv/number_rows.h"

namespace greyscope::io {

/// Splits records at their stops (delimiters, line ends and quotes). Handles records of one line that need no closer
/// look: without a quote inside a field, an escaped quote or a comment.
class PlainRecords {
public:
    PlainRecords(char delimiter, char quote, bool backslash)
        : m_delimiter(delimiter), m_quote(quote), m_backslash(backslash), m_stops(delimiter, quote) {}

    /// Discards the stops because the text has moved.
    void clear() { m_stops.clear(); }
    /// Splits the record at `position` into `cells`, without quotes and outer blanks, and returns the position of its
    /// line end. Null if the number of fields differs or the record needs a closer look. The record must end before the
    /// last byte of `limit`.
    [[nodiscard]] const char* cut(const char* position, const char* limit, std::span<std::string_view> cells);
    /// Reads as many records of numbers as `rows` can take; each must end before `end` and be shorter than `longest`.
    [[nodiscard]] NumberRows::Read numbers(const char* position, const char* limit, const char* end,
                                           std::size_t longest, NumberRows& rows);

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
