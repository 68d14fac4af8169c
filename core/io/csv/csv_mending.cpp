#include "core/io/csv/csv_mending.h"

#include <algorithm>
#include <array>

#include "core/base/lines.h"
#include "core/base/text.h"

namespace greyscope::io {

using base::isBlank;

namespace {

constexpr std::size_t mostFailures = 1000;  ///< a table that breaks its dialect everywhere is read unchanged
constexpr std::size_t mostSteps = 2000;
constexpr std::size_t longestLine = std::size_t{1} << 14U;
constexpr int mostOddities = 3;

/// Shape of a record if its quotes are taken literally.
struct Shape {
    std::size_t fields = 0;
    bool ends = false;    ///< all quotes are closed
    bool clean = true;    ///< nothing follows a closing quote
    bool oneLine = true;  ///< no line end inside quotes
};

class ShapeScan {
public:
    ShapeScan(std::string_view text, const CsvDialect& dialect) : m_text(text), m_dialect(dialect) {}

    Shape run(bool isWhole) {
        for (bool more = true; more;) {
            skipBlanks();
            if (m_at < m_text.size() && m_text[m_at] == m_dialect.quote && !passQuoted()) {
                return m_shape;
            }
            const std::size_t behind = m_at;
            while (m_at < m_text.size() && m_text[m_at] != m_dialect.delimiter && !isLineEnd(m_text[m_at])) {
                ++m_at;
            }
            m_shape.clean = m_shape.clean && (!m_quoted || isBlankBetween(behind, m_at));
            m_quoted = false;
            ++m_shape.fields;
            more = m_at < m_text.size() && m_text[m_at] == m_dialect.delimiter;
            m_shape.ends = !more && (m_at < m_text.size() || isWhole);
            m_at += more ? 1 : 0;
        }
        return m_shape;
    }

private:
    void skipBlanks() {
        while (m_at < m_text.size() && isBlank(m_text[m_at]) && m_text[m_at] != m_dialect.delimiter) {
            ++m_at;
        }
    }

    [[nodiscard]] bool isBlankBetween(std::size_t first, std::size_t last) const {
        const std::string_view text = m_text.substr(first, last - first);
        return std::all_of(text.begin(), text.end(), isBlank);
    }

    /// Moves past the closing quote; returns false if there is none.
    bool passQuoted() {
        m_quoted = true;
        for (++m_at; m_at < m_text.size(); ++m_at) {
            const char c = m_text[m_at];
            const bool pair = m_at + 1 < m_text.size() && m_text[m_at + 1] == m_dialect.quote;
            if (m_dialect.backslash && c == '\\') {
                ++m_at;
            } else if (c == m_dialect.quote && pair && !m_dialect.backslash) {
                ++m_at;
            } else if (c == m_dialect.quote) {
                ++m_at;
                return true;
            }
            m_shape.oneLine = m_shape.oneLine && !isLineEnd(c);
        }
        return false;
    }

    std::string_view m_text;
    const CsvDialect& m_dialect;
    std::size_t m_at = 0;
    bool m_quoted = false;
    Shape m_shape;
};

/// Tries to split a line into a number of fields (any number if 0) by reinterpreting some quotes as plain characters:
/// an opening quote, or one inside quotes that is neither escaped nor followed by a delimiter.
class LineCut {
public:
    LineCut(std::string_view line, const CsvDialect& dialect, std::size_t fields)
        : m_line(line), m_dialect(dialect), m_fields(fields) {}

    std::optional<SampleRecord> run(int oddities) {
        m_steps = 0;
        m_cells.clear();
        if (!cutField(0, m_fields, oddities)) {
            return std::nullopt;
        }
        std::reverse(m_cells.begin(), m_cells.end());
        return std::move(m_cells);
    }

private:
    [[nodiscard]] std::size_t behindBlanks(std::size_t at) const {
        while (at < m_line.size() && isBlank(m_line[at]) && m_line[at] != m_dialect.delimiter) {
            ++at;
        }
        return at;
    }
    [[nodiscard]] bool endsField(std::size_t at) const {
        return at == m_line.size() || m_line[at] == m_dialect.delimiter;
    }

    /// Splits the field at `at` and those after it; `left` fields in all, if the number is given.
    bool cutField(std::size_t at, std::size_t left, int oddities) {
        if (++m_steps > mostSteps) {
            return false;
        }
        const std::size_t first = behindBlanks(at);
        const bool opens = first < m_line.size() && m_line[first] == m_dialect.quote;
        return (opens && cutQuoted(first + 1, left, oddities)) ||
               (oddities >= (opens ? 1 : 0) && cutPlain(first, left, oddities - (opens ? 1 : 0)));
    }

    bool cutPlain(std::size_t first, std::size_t left, int oddities) {
        const std::size_t last = std::min(m_line.find(m_dialect.delimiter, first), m_line.size());
        std::string_view text = m_line.substr(first, last - first);
        while (!text.empty() && isBlank(text.back())) {
            text.remove_suffix(1);
        }
        return goOn(last, left, oddities) && keep(std::string(text), false);
    }

    bool cutQuoted(std::size_t at, std::size_t left, int oddities) {
        std::string text;
        while (at < m_line.size()) {
            const char c = m_line[at];
            const bool pair = at + 1 < m_line.size() && m_line[at + 1] == m_dialect.quote;
            if (c != m_dialect.quote) {
                const bool escapes = m_dialect.backslash && c == '\\' && pair;
                text += escapes ? m_dialect.quote : c;
                at += escapes ? 2 : 1;
                continue;
            }
            const bool doubled = pair && !m_dialect.backslash;
            const std::size_t behind = behindBlanks(at + (doubled ? 2 : 1));
            const int cost = doubled ? 1 : 0;  // the first of two quotes is a character, the second one closes
            if (endsField(behind) && oddities >= cost && goOn(behind, left, oddities - cost)) {
                return keep(text + (doubled ? std::string(1, c) : std::string()), true);
            }
            if (!doubled && --oddities < 0) {
                return false;
            }
            text += c;
            at += doubled ? 2 : 1;
        }
        return false;
    }

    bool goOn(std::size_t at, std::size_t left, int oddities) {
        if (at == m_line.size()) {
            return m_fields == 0 || left == 1;
        }
        return (m_fields == 0 || left > 1) && cutField(at + 1, left - 1, oddities);
    }

    bool keep(std::string text, bool quoted) {
        m_cells.push_back({std::move(text), quoted});
        return true;
    }

    std::string_view m_line;
    const CsvDialect& m_dialect;
    std::size_t m_fields;
    std::size_t m_steps = 0;
    SampleRecord m_cells;  ///< in reverse order
};

std::optional<SampleRecord> cutLine(std::string_view line, const CsvDialect& dialect, std::size_t fields, int most) {
    LineCut cut(line, dialect, fields);
    for (int oddities = 0; oddities <= most; ++oddities) {
        if (auto record = cut.run(oddities)) {
            return record;
        }
    }
    return std::nullopt;
}

/// The line split by another delimiter, if that gives the usual number of fields. A blank needs more fields, since it
/// also separates words; `words`: whether the line may be split at blanks.
std::optional<SampleRecord> cutOtherwise(std::string_view line, CsvDialect dialect, std::size_t fields, bool words) {
    constexpr std::size_t fewFields = 3;
    constexpr std::size_t fewWords = 6;
    const char usual = dialect.delimiter;
    for (const char delimiter : {',', ';', '\t', '|', ' '}) {
        dialect.delimiter = delimiter;
        if (delimiter != usual && fields >= (delimiter == ' ' ? fewWords : fewFields) && (delimiter != ' ' || words)) {
            if (auto record = cutLine(line, dialect, fields, 0)) {
                return record;
            }
        }
    }
    return std::nullopt;
}

/// The line split by itself into any number of fields.
SampleRecord cutAnyhow(std::string_view line, const CsvDialect& dialect) {
    if (auto record = LineCut(line, dialect, 0).run(static_cast<int>(longestLine))) {
        return std::move(*record);
    }
    SampleRecord record;
    for (std::size_t at = 0; at <= line.size();) {
        const std::size_t last = std::min(line.find(dialect.delimiter, at), line.size());
        record.push_back({std::string(line.substr(at, last - at)), false});
        at = last + 1;
    }
    return record;
}

}  // namespace

std::size_t linesBefore(std::string_view names, std::size_t others, std::string_view text, std::size_t most) {
    std::size_t at = 0;
    for (std::size_t lines = 0; lines <= most; ++lines) {
        at = names.starts_with(' ') ? at : std::min(text.find_first_not_of(' ', at), text.size());
        if (at + others > text.size()) {
            break;
        }
        if (text.substr(at + others).starts_with(names.substr(others))) {
            return lines;
        }
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        at = end + (text.substr(end).starts_with("\r\n") ? 2 : 1);
    }
    return 0;
}

CsvMending::CsvMending(const CsvDialect& dialect, std::size_t fields, bool isBelow)
    : m_dialect(dialect),
      m_fields(fields),
      m_mends(dialect.delimiter != ' ' && !dialect.outerBars),
      m_isBelow(isBelow) {}

std::optional<SampleRecord> CsvMending::mended(std::string_view ahead, bool isWhole) {
    if (!m_mends) {
        return std::nullopt;
    }
    const Shape shape = ShapeScan(ahead, m_dialect).run(isWhole);
    const bool usual = shape.fields == m_fields || m_fields == 0;
    const bool keeps = shape.ends && shape.clean;
    const std::string_view line = base::firstLine(ahead);
    const bool undecided = !shape.ends && !isWhole;
    m_isBelow = m_isBelow || (keeps && shape.fields == m_fields);
    if (undecided || line.size() > longestLine || (keeps && (usual || !shape.oneLine || shape.fields > m_fields))) {
        return std::nullopt;
    }
    auto record = cutOtherwise(line, m_dialect, m_fields, m_isBelow);
    if (!record && !keeps && m_fields > 1) {
        record = cutLine(line, m_dialect, m_fields, mostOddities);
    }
    const bool swallows = shape.ends ? !shape.oneLine && !usual : true;
    if (!record && !keeps && (swallows || (m_fields == 0 && !shape.oneLine))) {
        record = cutAnyhow(line, m_dialect);
    }
    m_failures += record ? 0 : 1;
    return record;
}

std::optional<SampleRecord> CsvMending::take(CsvScanner& scanner) {
    if (m_failures >= mostFailures || !m_mends) {
        return std::nullopt;
    }
    const auto [ahead, isWhole] = scanner.ahead();
    auto record = mended(ahead, isWhole);
    if (record) {
        scanner.passLine();
    }
    return record;
}

}  // namespace greyscope::io
