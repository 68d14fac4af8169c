#include "core/io/csv/csv_scanner.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/io/csv/csv_blanks.h"
#include "core/io/files/last_bytes.h"

namespace greyscope::io {

using base::ErrorCode;
using base::isBlank;

namespace {

/// Whether an unescaped backslash precedes `quote`.
bool isEscaped(const char* first, const char* quote) {
    const char* p = quote;
    while (p != first && p[-1] == '\\') {
        --p;
    }
    return (quote - p) % 2 != 0;
}

/// Position after the LF, CRLF or CR at `p`.
const char* behindLineEnd(const char* p, const char* end) {
    const bool pair = *p == '\r' && p + 1 != end && p[1] == '\n';
    return p + (pair ? 2 : 1);
}

}  // namespace

std::size_t lineEndsIn(const char* first, const char* last) {
    std::size_t lines = 0;
    for (const char* p = first; p != last; ++p) {
        lines += *p == '\n' || (*p == '\r' && p[1] != '\n') ? 1 : 0;
    }
    return lines;
}

CsvScanner::CsvScanner(TextSource& source, std::size_t start, const CsvDialect& dialect, std::size_t limit)
    : m_source(&source),
      m_usualAhead(static_cast<std::ptrdiff_t>(source.usualAhead())),
      m_dialect(dialect),
      m_spaces(dialect.delimiter == ' '),
      m_plain(dialect.delimiter, dialect.quote, dialect.backslash),
      m_limit(limit) {
    source.rewind();
    m_position = source.window().data() + start;
    m_end = source.window().data() + source.window().size();
    m_recordLimit = m_position;
    for (const char c : {dialect.delimiter, m_spaces ? '\t' : dialect.delimiter, '\n', '\r', dialect.quote}) {
        m_stops[static_cast<unsigned char>(c)] = true;
    }
}

/// Moves the window so that it begins at the current position and contains `ahead` bytes, if the text does.
void CsvScanner::moveOn(std::size_t ahead) {
    m_source->moveOn(static_cast<std::size_t>(m_position - m_source->window().data()), ahead);
    m_plain.clear();
    m_position = m_source->window().data();
    m_end = m_position + m_source->window().size();
}

void CsvScanner::limitRecord() {
    const auto left = static_cast<std::size_t>(m_end - m_recordStart);
    const std::size_t allowed = m_limit - m_recordPassed;
    m_recordLimit = m_recordStart + std::min(left, allowed);
    m_cut = left <= allowed && !m_source->isLast();
}

/// Extends the window by more of the current record; returns false if there is no more.
bool CsvScanner::readOn() {
    if (!m_cut) {
        return false;
    }
    m_recordPassed += static_cast<std::size_t>(m_position - m_recordStart);
    moveOn(2 * static_cast<std::size_t>(m_end - m_position + m_usualAhead));
    m_recordStart = m_position;
    limitRecord();
    return true;
}

void CsvScanner::beginRecord() {
    if (m_end - m_position < m_usualAhead && !m_source->isLast()) {
        moveOn(static_cast<std::size_t>(m_usualAhead));
    }
    m_line = m_linesEnded + 1;
    m_recordStart = m_position;
    m_recordPassed = 0;
    limitRecord();
    if (m_spaces || m_dialect.outerBars) {
        const char* p = m_position;
        do {
            p = std::find_if_not(m_position, m_recordLimit, isBlank);
        } while (m_recordLimit - p < 2 && readOn());
        const bool bar = m_dialect.outerBars && p != m_recordLimit && *p == m_dialect.delimiter;
        m_position = bar ? p + 1 : m_spaces ? p : m_position;
    }
}

/// Skips LF, CRLF or CR.
void CsvScanner::endLine() {
    if (m_position == m_end) {
        m_openLine = true;
        return;
    }
    m_position = behindLineEnd(m_position, m_end);
    ++m_linesEnded;
}

std::string_view CsvScanner::restOfLine() {
    const char* stop = m_position;
    do {  // the LF of a CR at the end may be after the window
        stop = std::find_if(m_position, m_recordLimit, isLineEnd);
    } while (m_recordLimit - stop < 2 && readOn());
    return {m_position, static_cast<std::size_t>(stop - m_position)};
}

bool CsvScanner::skipBlankLine() {
    const char* p = m_position;
    do {
        p = m_position;
        while (p != m_recordLimit && isBlank(*p) && !isDelimiter(*p)) {
            ++p;
        }
    } while (m_recordLimit - p < 2 && readOn());
    if (p == m_recordLimit ? p != m_end : !isLineEnd(*p)) {
        return false;
    }
    m_position = p;
    endLine();
    return true;
}

bool CsvScanner::skipComment(std::string_view& text) {
    const bool above = isAbove();
    if (m_position == m_recordLimit || (*m_position != '#' && !above)) {
        return false;
    }
    const std::string_view line = restOfLine();
    text = trimmed(line.data() + (above ? 0 : 1), line.data() + line.size());
    m_position = line.data() + line.size();
    if (m_position == m_recordLimit && m_position != m_end) {
        return false;  // longer than the limit: next() returns the error
    }
    endLine();
    return true;
}

CsvScanner::Ahead CsvScanner::ahead() {
    constexpr std::ptrdiff_t lookAhead = 1 << 15;
    require(lookAhead + 1);
    const std::ptrdiff_t size = std::min(lookAhead, m_recordLimit - m_position);
    return {{m_position, static_cast<std::size_t>(size)}, m_position + size == m_end && m_source->isLast()};
}

void CsvScanner::passLine() {
    const std::string_view line = restOfLine();
    m_position = line.data() + line.size();
    endLine();
}

Stop CsvScanner::fail(ErrorCode code, std::vector<std::string> arguments) {
    m_error = {code, std::move(arguments), {{}, m_line, 0}};
    return Stop::failed;
}

/// Skips all blanks.
void CsvScanner::skipBlanks(Field* field) {
    for (;;) {
        while (m_position != m_recordLimit && isBlank(*m_position)) {
            ++m_position;
        }
        if (m_recordLimit - m_position >= 2 || !m_cut) {
            return;
        }
        if (field != nullptr && field->text.data() != m_unquoted.data()) {
            field->text = m_unquoted.assign(field->text);
        }
        static_cast<void>(readOn());
    }
}

/// Moves past a field; keeps its text if the window moves.
Stop CsvScanner::finishField(Field* field) {
    if (m_position == m_end) {
        m_openLine = true;
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
        // A run of blanks is one delimiter, except at the end of the line.
        skipBlanks(field);
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
    if (p != m_recordLimit && *p == m_dialect.quote) {
        m_position = p;
        return quotedField(field);
    }
    const char* const first = p;
    for (; p != m_recordLimit; ++p) {
        if (!stops(*p)) {
            continue;
        }
        if (*p != m_dialect.quote) {
            break;
        }
        field.strayQuote = true;
    }
    if (m_recordLimit - p < 2 && readOn()) {  // the byte after a CR is needed as well
        return next(field);
    }
    field.text = trimmed(first, p);
    m_position = p;
    return finishField(&field);
}

void CsvScanner::moveTo(std::size_t offset, std::size_t lines) {
    m_source->moveTo(offset);
    m_plain.clear();
    const std::string_view window = m_source->window();
    m_position = window.data() + std::min(offset - m_source->offset(), window.size());
    m_end = window.data() + window.size();
    m_linesEnded += lines;
}

bool CsvScanner::isPlainHere() const {
    return partsAreAlike() && m_position != m_recordLimit && *m_position != '#' &&
           m_position - m_source->window().data() >= roomBefore;
}

bool CsvScanner::plainRecord(std::span<std::string_view> cells) {
    const char* const lineEnd = isPlainHere() ? m_plain.cut(m_position, m_recordLimit, cells) : nullptr;
    if (lineEnd == nullptr) {
        return false;
    }
    m_position = lineEnd;
    endLine();
    return true;
}

Stop CsvScanner::quotedField(Field& field) {
    field.quoted = true;
    const char* p = m_position + 1;
    const char* const first = p;
    bool copied = false;
    for (;;) {
        const char* const quote = std::find(p, m_recordLimit, m_dialect.quote);
        if (m_recordLimit - quote < 2 && readOn()) {
            return next(field);
        }
        if (quote == m_recordLimit) {
            return fail(ErrorCode::quoteNotClosed, {});
        }
        const bool doubled = !m_dialect.backslash && quote + 1 != m_recordLimit && quote[1] == *quote;
        const bool escaped = m_dialect.backslash && isEscaped(first, quote);
        const char* const textEnd = escaped ? quote - 1 : quote;
        if (copied) {
            m_unquoted.append(p, textEnd);
        }
        if (!doubled && !escaped) {
            field.text = copied ? std::string_view(m_unquoted)
                                : std::string_view(first, static_cast<std::size_t>(quote - first));
            p = quote;
            break;
        }
        if (!copied) {
            m_unquoted.assign(first, textEnd);
            copied = true;
        }
        m_unquoted += *quote;
        p = quote + (doubled ? 2 : 1);
    }
    const char* const last = p;
    const char* const rest = ++p;
    while (p != m_recordLimit && !isDelimiter(*p) && !isLineEnd(*p)) {
        ++p;
    }
    if (m_recordLimit - p < 2 && readOn()) {
        return next(field);
    }
    m_linesEnded += lineEndsIn(first, last);  // line ends there do not end records
    if (const std::string_view behind = trimmed(rest, p); !behind.empty()) {
        field.strayQuote = true;
        if (!copied) {
            m_unquoted.assign(field.text);
        }
        field.text = m_unquoted.append(behind);
    }
    m_position = p;
    return finishField(&field);
}

}  // namespace greyscope::io
