#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace greyscope::io {

/// How the cells of a text table are told apart.
struct CsvDialect {
    char delimiter = ',';  ///< ' ' stands for runs of blanks and tabs
    char decimalMark = '.';
    bool outerBars = false;  ///< records begin and end with the delimiter, as in Markdown
};

struct Field {
    std::string_view text;  ///< without quotes and outer blanks; valid until the next field is read
    bool quoted = false;
    bool strayQuote = false;  ///< a quote inside an unquoted field, or text behind the closing one
};

enum class Stop { delimiter, recordEnd, failed };

/// Walks over the records and fields of a text, without copying it. Records end with LF, CRLF or CR; a quoted field may
/// hold delimiters, line ends and quotes written twice.
class CsvScanner {
public:
    /// A record longer than `limit` bytes fails: a file without line ends is not read to its end.
    CsvScanner(std::string_view bytes, const CsvDialect& dialect, std::size_t limit);

    [[nodiscard]] bool atEnd() const { return m_position == m_end; }
    /// To be called before the first field of every record.
    void beginRecord();
    /// Whether the record is a line without anything but blanks; the line is then behind.
    [[nodiscard]] bool skipBlankLine();
    /// Whether the record begins with '#'; `text` is then what follows it, and the line is behind.
    [[nodiscard]] bool skipComment(std::string_view& text);
    /// Reads one field. After `failed`, error() tells why.
    [[nodiscard]] Stop next(Field& field);
    [[nodiscard]] base::Error error() const { return m_error; }

    [[nodiscard]] std::size_t line() const { return m_line; }  ///< of the record that was begun, from 1
    [[nodiscard]] std::size_t linesEnded() const { return m_linesEnded; }

    // For the reader's fast path over plain numbers, which ends a field by itself.
    [[nodiscard]] const char* position() const { return m_position; }
    [[nodiscard]] const char* end() const { return m_recordLimit; }
    /// Continues behind a plain field that ends at `fieldEnd`.
    [[nodiscard]] Stop finishPlain(const char* fieldEnd) {
        m_position = fieldEnd;
        if (fieldEnd != m_end && *fieldEnd == m_dialect.delimiter && m_dialect.delimiter != ' ') {
            ++m_position;
            return Stop::delimiter;
        }
        return finishField();
    }
    [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(m_position - m_begin); }

private:
    [[nodiscard]] Stop finishField();
    [[nodiscard]] Stop quotedField(Field& field);
    [[nodiscard]] Stop fail(base::ErrorCode code, std::vector<std::string> arguments);
    [[nodiscard]] bool isDelimiter(char c) const { return c == m_dialect.delimiter || (c == '\t' && m_spaces); }
    [[nodiscard]] std::string_view restOfLine();
    void endLine();

    /// Whether a plain field may not simply go on here: a delimiter, a line end or a quote.
    [[nodiscard]] bool stops(char c) const { return m_stops[static_cast<unsigned char>(c)]; }

    CsvDialect m_dialect;
    bool m_spaces = false;
    std::array<bool, 256> m_stops{};
    std::size_t m_limit;
    const char* m_begin;
    const char* m_end;
    const char* m_position;
    const char* m_recordLimit;  ///< no field of the record may reach beyond this
    std::size_t m_line = 1;
    std::size_t m_linesEnded = 0;
    std::string m_unquoted;
    base::Error m_error;
};

}  // namespace greyscope::io
