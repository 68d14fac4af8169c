#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/csv/number_rows.h"
#include "core/io/csv/plain_records.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

[[nodiscard]] constexpr bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

/// Number of line ends (LF, CRLF or CR) in [first, last). The byte at `last` is read as well.
[[nodiscard]] std::size_t lineEndsIn(const char* first, const char* last);

/// Whether a text contains only blanks, tabs and line ends.
[[nodiscard]] inline bool isBlankText(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// How the cells of a text table are delimited.
struct CsvDialect {
    char delimiter = ',';  ///< ' ' means runs of blanks and tabs
    char decimalMark = '.';
    bool outerBars = false;  ///< records begin and end with the delimiter, as in Markdown
    char quote = '"';
    bool backslash = false;      ///< a quote inside quotes is escaped by a backslash; otherwise it is doubled
    std::size_t linesAbove = 0;  ///< lines before the records: titles, or "sep=;" as written by Excel
};

struct Field {
    std::string_view text;  ///< without quotes and outer blanks; valid until the next field is read
    bool quoted = false;
    bool strayQuote = false;  ///< a quote inside an unquoted field, or text behind a closing quote
};

enum class Stop { delimiter, recordEnd, failed };

/// Iterates over the records and fields of a text without copying it. Records end with LF, CRLF or CR; a quoted field
/// may contain delimiters, line ends and escaped quotes.
class CsvScanner {
public:
    /// Starts behind the first `start` bytes of the source, which is rewound. A record longer than `limit` bytes is an
    /// error, so that a file without line ends is not read to its end.
    CsvScanner(TextSource& source, std::size_t start, const CsvDialect& dialect, std::size_t limit);

    [[nodiscard]] bool atEnd() const { return m_position == m_end && m_source->isLast(); }
    /// Must be called before the first field of every record.
    void beginRecord();
    /// Skips the record if it is a blank line; returns whether it was.
    [[nodiscard]] bool skipBlankLine();
    /// Extends the window to at least `bytes` bytes from the current position, as far as the text and the record limit
    /// allow.
    void require(std::ptrdiff_t bytes) {
        while (m_end - m_position < bytes && readOn()) {
        }
    }
    /// Whether the record begins with `text`, whose first `others` bytes are not compared; `text` must be longer than
    /// `others`.
    [[nodiscard]] bool startsWith(std::string_view text, std::ptrdiff_t others = 0) {
        const auto size = static_cast<std::ptrdiff_t>(text.size());
        require(size);
        return m_end - m_position >= size && m_position[size - 1] == text.back() &&
               std::equal(text.begin() + others, text.end(), m_position + others);
    }
    /// Skips the line if the record begins with '#' or is one of the lines above the table; returns whether it was
    /// skipped, with its content in `text`.
    [[nodiscard]] bool skipComment(std::string_view& text);
    /// Whether the next line is one of the lines above the table.
    [[nodiscard]] bool isAbove() const { return m_linesEnded < m_dialect.linesAbove; }
    /// The text ahead, limited by the window and the record limit; valid until something is read.
    struct Ahead {
        std::string_view text;
        bool isWhole = false;  ///< no text follows
    };
    [[nodiscard]] Ahead ahead();
    /// Skips a line that is completely in ahead(), without parsing its fields.
    void passLine();
    /// Reads one field. After Stop::failed, error() gives the reason.
    [[nodiscard]] Stop next(Field& field);
    /// Reads the whole record if its number of fields equals that of `cells` and nothing in it needs a closer look;
    /// otherwise reads nothing and returns false. The cells exclude quotes and outer blanks, have roomBefore readable
    /// bytes before their ends, and are valid until the next record begins.
    [[nodiscard]] bool plainRecord(std::span<std::string_view> cells);
    /// Reads as many consecutive records as `rows` can take; returns their number.
    [[nodiscard]] std::size_t numberRecords(NumberRows& rows);
    /// Whether the following records are separated by delimiters and line ends alone, as PlainPart expects.
    [[nodiscard]] bool partsAreAlike() const { return !m_spaces && !m_dialect.outerBars && !isAbove(); }
    /// Continues at `offset`, where a record must begin, `lines` lines further on.
    void moveTo(std::size_t offset, std::size_t lines);
    [[nodiscard]] base::Error error() const { return m_error; }

    [[nodiscard]] std::size_t line() const { return m_line; }  ///< line of the current record, from 1
    /// Number of lines so far; the last one needs no line end.
    [[nodiscard]] std::size_t linesSeen() const { return m_linesEnded + (m_openLine ? 1 : 0); }

    // For the reader's fast path over plain numbers, which ends a field by itself.
    [[nodiscard]] const char* position() const { return m_position; }
    /// A plain field that ends before this position is complete, and so is its line end; other fields are left to
    /// next().
    [[nodiscard]] const char* plainEnd() const { return m_recordLimit - 1; }
    /// Continues behind a plain field that ends at `fieldEnd`, which must be before plainEnd().
    [[nodiscard]] Stop finishPlain(const char* fieldEnd) {
        m_position = fieldEnd;
        if (*fieldEnd == m_dialect.delimiter && m_dialect.delimiter != ' ') {
            ++m_position;
            return Stop::delimiter;
        }
        return finishField(nullptr);
    }
    /// Offset of the current position in the text.
    [[nodiscard]] std::size_t offset() const {
        return m_source->offset() + static_cast<std::size_t>(m_position - m_source->window().data());
    }

private:
    /// Whether records may be split at their stops (delimiters, line ends and quotes).
    [[nodiscard]] bool isPlainHere() const;
    void moveOn(std::size_t ahead);
    void limitRecord();
    [[nodiscard]] bool readOn();
    void skipBlanks(Field* field);
    [[nodiscard]] Stop finishField(Field* field);
    [[nodiscard]] Stop quotedField(Field& field);
    [[nodiscard]] Stop fail(base::ErrorCode code, std::vector<std::string> arguments);
    [[nodiscard]] bool isDelimiter(char c) const { return c == m_dialect.delimiter || (c == '\t' && m_spaces); }
    [[nodiscard]] std::string_view restOfLine();
    void endLine();

    /// Whether the character ends a plain field: a delimiter, a line end or a quote.
    [[nodiscard]] bool stops(char c) const { return m_stops[static_cast<unsigned char>(c)]; }

    TextSource* m_source;
    std::ptrdiff_t m_usualAhead;
    CsvDialect m_dialect;
    bool m_spaces = false;
    PlainRecords m_plain;
    std::array<bool, 256> m_stops{};
    std::size_t m_limit;
    const char* m_end;  ///< end of the window
    const char* m_position;
    const char* m_recordLimit;  ///< end of the window, or the position at which the record is too long
    const char* m_recordStart = nullptr;
    std::size_t m_recordPassed = 0;  ///< bytes of the record before m_recordStart that are no longer in the window
    bool m_cut = false;              ///< the record may continue behind the window
    std::size_t m_line = 1;
    std::size_t m_linesEnded = 0;
    bool m_openLine = false;  ///< the text ended without a line end
    std::string m_unquoted;   ///< a field's text that is not contained unchanged in the window
    base::Error m_error;
};

}  // namespace greyscope::io
