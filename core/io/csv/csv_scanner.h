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

/// How many lines end between these, with LF, CRLF or CR. The byte at `last` is read.
[[nodiscard]] std::size_t lineEndsIn(const char* first, const char* last);

/// Whether a text holds nothing but blanks and line ends.
[[nodiscard]] inline bool isBlankText(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// How the cells of a text table are told apart.
struct CsvDialect {
    char delimiter = ',';  ///< ' ' stands for runs of blanks and tabs
    char decimalMark = '.';
    bool outerBars = false;  ///< records begin and end with the delimiter, as in Markdown
    char quote = '"';
    bool backslash = false;      ///< a quote inside quotes has a backslash before it; else it is written twice
    std::size_t linesAbove = 0;  ///< that are no records: titles, or "sep=;" as Excel writes it
};

struct Field {
    std::string_view text;  ///< without quotes and outer blanks; valid until the next field is read
    bool quoted = false;
    bool strayQuote = false;  ///< a quote inside an unquoted field, or text behind the closing one
};

enum class Stop { delimiter, recordEnd, failed };

/// Walks over the records and fields of a text, without copying it. Records end with LF, CRLF or CR; a quoted field may
/// hold delimiters, line ends and escaped quotes.
class CsvScanner {
public:
    /// Begins behind the first `start` bytes of the source, which it winds back. A record longer than `limit` bytes
    /// fails: a file without line ends is not read to its end.
    CsvScanner(TextSource& source, std::size_t start, const CsvDialect& dialect, std::size_t limit);

    [[nodiscard]] bool atEnd() const { return m_position == m_end && m_source->isLast(); }
    /// To be called before the first field of every record.
    void beginRecord();
    /// Whether the record is a line without anything but blanks; the line is then behind.
    [[nodiscard]] bool skipBlankLine();
    /// Brings so many bytes from the position on into the window, if the text has them and a record may be as long.
    void require(std::ptrdiff_t bytes) {
        while (m_end - m_position < bytes && readOn()) {
        }
    }
    /// Whether the record begins with `text`, which is longer than the bytes that may be others at its begin.
    [[nodiscard]] bool startsWith(std::string_view text, std::ptrdiff_t others = 0) {
        const auto size = static_cast<std::ptrdiff_t>(text.size());
        require(size);
        return m_end - m_position >= size && m_position[size - 1] == text.back() &&
               std::equal(text.begin() + others, text.end(), m_position + others);
    }
    /// Whether the record begins with '#' or is one of the lines above the table; `text` is then what it says, and the
    /// line is behind.
    [[nodiscard]] bool skipComment(std::string_view& text);
    /// Whether the line that comes is one of those above the table.
    [[nodiscard]] bool isAbove() const { return m_linesEnded < m_dialect.linesAbove; }
    /// What comes, as far as a look ahead and a record may go; valid until something is read.
    struct Ahead {
        std::string_view text;
        bool isWhole = false;  ///< nothing comes behind it
    };
    [[nodiscard]] Ahead ahead();
    /// Steps over a line that ahead() showed whole, without a look at its fields.
    void passLine();
    /// Reads one field. After `failed`, error() tells why.
    [[nodiscard]] Stop next(Field& field);
    /// Reads the whole record if it has a field for each of `cells` and nothing that needs a closer look; otherwise it
    /// is still ahead. The cells are without quotes and outer blanks, have roomBefore bytes before their ends, and are
    /// valid until the next record is begun.
    [[nodiscard]] bool plainRecord(std::span<std::string_view> cells);
    /// Reads as many records as `rows` can, one after the other, and returns how many.
    [[nodiscard]] std::size_t numberRecords(NumberRows& rows);
    /// Whether records from here on are told apart by their delimiters and line ends alone, as PlainPart does it.
    [[nodiscard]] bool partsAreAlike() const { return !m_spaces && !m_dialect.outerBars && !isAbove(); }
    /// Goes on where a record begins that is so many lines ahead.
    void moveTo(std::size_t offset, std::size_t lines);
    [[nodiscard]] base::Error error() const { return m_error; }

    [[nodiscard]] std::size_t line() const { return m_line; }  ///< of the record that was begun, from 1
    /// All lines so far; the last one needs no end.
    [[nodiscard]] std::size_t linesSeen() const { return m_linesEnded + (m_openLine ? 1 : 0); }

    // For the reader's fast path over plain numbers, which ends a field by itself.
    [[nodiscard]] const char* position() const { return m_position; }
    /// A plain field that ends before this is whole, and so is a line end there; others are left to next().
    [[nodiscard]] const char* plainEnd() const { return m_recordLimit - 1; }
    /// Continues behind a plain field that ends at `fieldEnd`, which is before plainEnd().
    [[nodiscard]] Stop finishPlain(const char* fieldEnd) {
        m_position = fieldEnd;
        if (*fieldEnd == m_dialect.delimiter && m_dialect.delimiter != ' ') {
            ++m_position;
            return Stop::delimiter;
        }
        return finishField(nullptr);
    }
    /// Bytes that are behind.
    [[nodiscard]] std::size_t offset() const {
        return m_source->offset() + static_cast<std::size_t>(m_position - m_source->window().data());
    }

private:
    /// Whether records may be taken apart at their stops.
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

    /// Whether a plain field may not simply go on here: a delimiter, a line end or a quote.
    [[nodiscard]] bool stops(char c) const { return m_stops[static_cast<unsigned char>(c)]; }

    TextSource* m_source;
    std::ptrdiff_t m_usualAhead;
    CsvDialect m_dialect;
    bool m_spaces = false;
    PlainRecords m_plain;
    std::array<bool, 256> m_stops{};
    std::size_t m_limit;
    const char* m_end;  ///< of the window
    const char* m_position;
    const char* m_recordLimit;  ///< of the window, or where the record is too long
    const char* m_recordStart = nullptr;
    std::size_t m_recordPassed = 0;  ///< bytes of the record that are before m_recordStart, and not in the window
    bool m_cut = false;              ///< the record may go on behind the window
    std::size_t m_line = 1;
    std::size_t m_linesEnded = 0;
    bool m_openLine = false;  ///< the text ended without a line end
    std::string m_unquoted;   ///< a field's text that is not in the window as it stands
    base::Error m_error;
};

}  // namespace greyscope::io
