#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/io/csv/plain_records.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

[[nodiscard]] constexpr bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

/// Counts the line ends (LF, CRLF or CR) in [first, last). Also reads the byte at `last`.
[[nodiscard]] std::size_t lineEndsIn(const char* first, const char* last);

/// Whether a text contains only spaces, tabs and line ends.
[[nodiscard]] inline bool isBlankText(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// How the records and cells of a text table are written: delimiter, decimal mark and quotes.
struct CsvDialect {
    char delimiter = ',';  ///< ' ' means runs of spaces and tabs
    char decimalMark = '.';
    bool outerBars = false;  ///< whether records begin and end with the delimiter, as in Markdown
    char quote = '"';
    bool backslash = false;      ///< whether a quote inside quotes is escaped by a backslash; otherwise it is doubled
    std::size_t linesAbove = 0;  ///< number of lines before the records: titles, or "sep=;" as written by Excel
};

/// A field of a record, as read by CsvScanner.
struct Field {
    std::string_view text;  ///< without the quotes and the spaces around it; valid until the next field is read
    bool quoted = false;
    bool strayQuote = false;  ///< whether there is a quote inside an unquoted field, or text after a closing quote
};

/// Why reading a field stopped: at a delimiter, at the end of the record, or by an error.
enum class Stop { delimiter, recordEnd, failed };

/// Iterates over the records and fields of a text table without copying the text. Records end with LF, CRLF or CR; a
/// quoted field may contain delimiters, line ends and escaped quotes.
class CsvScanner {
public:
    /// Starts after the first `start` bytes of the source, which is rewound. A record longer than `limit` bytes is an
    /// error, so that a file without line ends is not read to its end.
    CsvScanner(TextSource& source, std::size_t start, const CsvDialect& dialect, std::size_t limit);

    [[nodiscard]] bool atEnd() const { return m_position == m_end && m_source->isLast(); }
    /// Begins a record; must be called before its first field is read.
    void beginRecord();
    /// Skips the current record if it is a blank line; returns whether it did.
    [[nodiscard]] bool skipBlankLine();
    /// Reads on until the window contains at least `bytes` bytes from the current position, if the text and the record
    /// limit allow it.
    void require(std::ptrdiff_t bytes) {
        while (m_end - m_position < bytes && readOn()) {
        }
    }
    /// Whether the text at the current position begins with `text`. The first `others` bytes are not compared; `text`
    /// must be longer than `others`.
    [[nodiscard]] bool startsWith(std::string_view text, std::ptrdiff_t others = 0) {
        const auto size = static_cast<std::ptrdiff_t>(text.size());
        require(size);
        return m_end - m_position >= size && m_position[size - 1] == text.back() &&
               std::equal(text.begin() + others, text.end(), m_position + others);
    }
    /// Skips the line if it begins with '#' or is one of the lines above the table. Returns whether it did, with the
    /// content of the line in `text`.
    [[nodiscard]] bool skipComment(std::string_view& text);
    /// Whether the next line is one of the lines above the table.
    [[nodiscard]] bool isAbove() const { return m_linesEnded < m_dialect.linesAbove; }
    /// The text from the current position on, as far as the window and the record limit reach; valid until something is
    /// read.
    struct Ahead {
        std::string_view text;
        bool isWhole = false;  ///< whether no text follows
    };
    [[nodiscard]] Ahead ahead();
    /// Skips a line without parsing its fields; ahead() must contain the whole line.
    void passLine();
    /// Reads one field and returns why it ended. After Stop::failed, error() returns the reason.
    [[nodiscard]] Stop next(Field& field);
    /// Reads the whole record if it has as many fields as `cells`, is on one line, and has no comment, escaped quote or
    /// quote inside a field. Otherwise reads nothing and returns false. The cells exclude quotes and outer spaces and
    /// are valid until the next record begins. The `roomBefore` bytes before the end of each cell are readable.
    [[nodiscard]] bool plainRecord(std::span<std::string_view> cells);
    /// Whether PlainPart can read records from here on: the delimiter is not a run of spaces, records have no outer
    /// bars, and the lines above the table have been passed.
    [[nodiscard]] bool partsAreAlike() const { return !m_spaces && !m_dialect.outerBars && !isAbove(); }
    /// Moves to `offset` in the text, where a record must begin; `lines` is the number of lines between the current
    /// position and it.
    void moveTo(std::size_t offset, std::size_t lines);
    [[nodiscard]] base::Error error() const { return m_error; }

    [[nodiscard]] std::size_t line() const { return m_line; }  ///< line of the current record, from 1
    /// Number of lines read so far; the last one need not have a line end.
    [[nodiscard]] std::size_t linesSeen() const { return m_linesEnded + (m_openLine ? 1 : 0); }

    // For a caller that reads unquoted numbers faster by finding the end of a field itself.
    [[nodiscard]] const char* position() const { return m_position; }
    /// If an unquoted field ends before this position, the window contains it and a line end after it completely. Other
    /// fields must be read by next().
    [[nodiscard]] const char* plainEnd() const { return m_recordLimit - 1; }
    /// Ends an unquoted field whose end the caller has found: moves to the text after it, and returns why it ended.
    /// `fieldEnd` must be before plainEnd().
    [[nodiscard]] Stop finishPlain(const char* fieldEnd) {
        m_position = fieldEnd;
        if (*fieldEnd == m_dialect.delimiter && m_dialect.delimiter != ' ') {
            ++m_position;
            return Stop::delimiter;
        }
        return finishField(nullptr);
    }
    /// Offset in the text of the current position.
    [[nodiscard]] std::size_t offset() const {
        return m_source->offset() + static_cast<std::size_t>(m_position - m_source->window().data());
    }

private:
    /// Whether the record at the current position may be read by PlainRecords, which splits it at delimiters, line ends
    /// and quotes.
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

    /// Whether the character ends an unquoted field: a delimiter, a line end or a quote.
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
    const char* m_recordLimit;  ///< end of the window, or an earlier position at which the record becomes too long
    const char* m_recordStart = nullptr;
    /// Number of bytes of the record before m_recordStart, which are no longer in the window.
    std::size_t m_recordPassed = 0;
    bool m_cut = false;  ///< whether the record may continue after the window
    std::size_t m_line = 1;
    std::size_t m_linesEnded = 0;
    bool m_openLine = false;  ///< whether the text ended without a line end
    /// Text of a field that is not in the window in this form, because quotes in it were escaped.
    std::string m_unquoted;
    base::Error m_error;
};

}  // namespace greyscope::io
