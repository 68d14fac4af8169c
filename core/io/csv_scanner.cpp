#include "core/io/csv_scanner.h"

#include <algorithm>

namespace greyscope::io {

using base::ErrorCode;

namespace {

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}
bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

std::string_view trimmed(const char* first, const char* last) {
    while (first != last && isBlank(*first)) {
        ++first;
    }
    while (first != last && isBlank(last[-1])) {
        --last;
    }
    return {first, static_cast<std::size_t>(last - first)};
}

}  // namespace

CsvScanner::CsvScanner(std::string_view bytes, const CsvDialect& dialect, std::size_t limit)
    : m_dialect(dialect),
      m_spaces(dialect.delimiter == ' '),
      m_limit(limit),
      m_begin(bytes.data()),
      m_end(bytes.data() + bytes.size()),
      m_position(m_begin),
      m_recordLimit(m_end) {
    for (const char c : {dialect.delimiter, m_spaces ? '\t' : dialect.delimiter, '\n', '\r', '"'}) {
        m_stops[static_cast<unsigned char>(c)] = true;
    }
}

void CsvScanner::beginRecord() {
    m_line = m_linesEnded + 1;
    const auto left = static_cast<std::size_t>(m_end - m_position);
    m_recordLimit = m_position + std::min(left, m_limit);
    if (m_spaces || m_dialect.outerBars) {
        const char* p = m_position;
        while (p != m_recordLimit && isBlank(*p)) {
            ++p;
        }
        const bool bar = m_dialect.outerBars && p != m_recordLimit && *p == m_dialect.delimiter;
        m_position = bar ? p + 1 : m_spaces ? p : m_position;
    }
}

/// Steps over LF, CRLF or CR.
void CsvScanner::endLine() {
    if (m_position == m_end) {
        return;
    }
    const bool pair = *m_position == '\r' && m_position + 1 != m_end && m_position[1] == '\n';
    m_position += pair ? 2 : 1;
    ++m_linesEnded;
}

std::string_view CsvScanner::restOfLine() {
    const char* const stop = std::find_if(m_position, m_recordLimit, isLineEnd);
    return {m_position, static_cast<std::size_t>(stop - m_position)};
}

bool CsvScanner::skipBlankLine() {
    const char* p = m_position;
    while (p != m_recordLimit && isBlank(*p) && !isDelimiter(*p)) {
        ++p;
    }
    if (p == m_recordLimit ? p != m_end : !isLineEnd(*p)) {
        return false;
    }
    m_position = p;
    endLine();
    return true;
}

bool CsvScanner::skipComment(std::string_view& text) {
    if (m_position == m_recordLimit || *m_position != '#') {
        return false;
    }
    const std::string_view line = restOfLine();
    text = trimmed(line.data() + 1, line.data() + line.size());
    m_position = line.data() + line.size();
    if (m_position == m_recordLimit && m_position != m_end) {
        return false;  // longer than a record may be: next() says so
    }
    endLine();
    return true;
}

Stop CsvScanner::fail(ErrorCode code, std::vector<std::string> arguments) {
    m_error = {code, std::move(arguments), {{}, m_line, 0}};
    return Stop::failed;
}

Stop CsvScanner::finishField() {
    if (m_position == m_end) {
        return Stop::recordEnd;
    }
    if (m_position == m_recordLimit) {
        return fail(ErrorCode::lineTooLong, {std::to_string(m_limit)});
    }
    if (isLineEnd(*m_position)) {
        endLine();
        return Stop::recordEnd;
    }
    ++m_position;
    if (m_spaces) {
        // A run of blanks is one delimiter, and none at the end of the line.
        while (m_position != m_recordLimit && isBlank(*m_position)) {
            ++m_position;
        }
        if (m_position == m_end || (m_position != m_recordLimit && isLineEnd(*m_position))) {
            endLine();
            return Stop::recordEnd;
        }
    }
    return Stop::delimiter;
}

Stop CsvScanner::next(Field& field) {
    field.quoted = false;
    field.strayQuote = false;
    const char* p = m_position;
    while (p != m_recordLimit && isBlank(*p) && !isDelimiter(*p)) {
        ++p;
    }
    if (p != m_recordLimit && *p == '"') {
        m_position = p;
        return quotedField(field);
    }
    const char* const first = p;
    for (; p != m_recordLimit; ++p) {
        if (!stops(*p)) {
            continue;
        }
        if (*p != '"') {
            break;
        }
        field.strayQuote = true;
    }
    field.text = trimmed(first, p);
    m_position = p;
    return finishField();
}

Stop CsvScanner::quotedField(Field& field) {
    field.quoted = true;
    const char* p = m_position + 1;
    const char* const first = p;
    bool copied = false;
    for (;;) {
        const char* const quote = std::find(p, m_recordLimit, '"');
        if (quote == m_recordLimit) {
            return fail(ErrorCode::quoteNotClosed, {});
        }
        if (copied) {
            m_unquoted.append(p, quote);
        }
        const bool doubled = quote + 1 != m_recordLimit && quote[1] == '"';
        if (!doubled) {
            field.text = copied ? std::string_view(m_unquoted)
                                : std::string_view(first, static_cast<std::size_t>(quote - first));
            p = quote;
            break;
        }
        if (!copied) {
            m_unquoted.assign(first, quote);
            copied = true;
        }
        m_unquoted += '"';
        p = quote + 2;
    }
    // Line ends inside the quotes are lines of the file, but no records.
    for (const char* q = first; q != p; ++q) {
        m_linesEnded += *q == '\n' || (*q == '\r' && q[1] != '\n') ? 1 : 0;
    }
    const char* const rest = ++p;
    while (p != m_recordLimit && !isDelimiter(*p) && !isLineEnd(*p)) {
        ++p;
    }
    if (const std::string_view behind = trimmed(rest, p); !behind.empty()) {
        field.strayQuote = true;
        if (!copied) {
            m_unquoted.assign(field.text);
        }
        field.text = m_unquoted.append(behind);
    }
    m_position = p;
    return finishField();
}

}  // namespace greyscope::io
