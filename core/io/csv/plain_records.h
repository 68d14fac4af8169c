#pragma once

#include <span>
#include <string_view>

#include "core/io/csv/csv_stops.h"
#include "core/io/csv/number_rows.h"

namespace greyscope::io {

/// Takes records apart at their stops, those of one line that need no closer look: no quote inside a field, none that
/// is escaped, no comment.
class PlainRecords {
public:
    PlainRecords(char delimiter, char quote, bool backslash)
        : m_delimiter(delimiter), m_quote(quote), m_backslash(backslash), m_stops(delimiter, quote) {}

    /// Forgets what was found: the text has moved.
    void clear() { m_stops.clear(); }
    /// Cuts the record at `position` into the cells, without quotes and outer blanks, and returns where its line ends;
    /// null where it has not a field for each, or needs a closer look. It ends before the last byte of `limit`.
    [[nodiscard]] const char* cut(const char* position, const char* limit, std::span<std::string_view> cells);
    /// Reads as many records of numbers as `rows` can; each ends before `end`, and is shorter than `longest`.
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
