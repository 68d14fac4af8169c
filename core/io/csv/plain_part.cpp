#include "core/io/csv/plain_part.h"

#include <algorithm>
#include <limits>

#include "core/base/clones.h"

namespace greyscope::io {

namespace {

constexpr std::size_t cellsAtOnce = 4096;
constexpr std::size_t fewRowsOfNumbers = 8;

/// Reads a column of short decimals from `row` on; returns the first row that is not one.
GREYSCOPE_CLONES std::size_t readShort(const std::string_view* cells, std::size_t width, std::size_t row,
                                       std::size_t rows, ShortDecimals decimals, double* into) {
    while (row < rows && decimals.read(cells[row * width], into[row])) {
        ++row;
    }
    return row;
}

GREYSCOPE_CLONES std::size_t codeWords(const std::string_view* cells, std::size_t width, std::size_t row,
                                       std::size_t rows, std::size_t before, PartWords& words, std::int32_t* into) {
    for (; row < rows; ++row) {
        into[row] = words.codeOf(cells[row * width], before + row);
        if (into[row] < 0) {
            return row;
        }
    }
    return row;
}

const char* behindEndOfLine(const char* p) {
    return p + (*p == '\r' && p[1] == '\n' ? 2 : 1);
}

}  // namespace

PlainPart::PlainPart(const CsvDialect& dialect, const std::vector<bool>& numeric, CodeWatch codes, std::size_t longest)
    : m_numeric(numeric),
      m_watch(codes),
      m_decimalMark(dialect.decimalMark),
      m_longest(longest),
      m_width(numeric.size()),
      m_atOnce(std::clamp<std::size_t>(cellsAtOnce / m_width, 1, mostAtOnce)),
      m_decimals(dialect.decimalMark),
      m_records(dialect.delimiter, dialect.quote, dialect.backslash),
      m_missing(m_width),
      m_cells(m_width * m_atOnce) {
    const auto numbers = static_cast<std::size_t>(std::count(numeric.begin(), numeric.end(), true));
    std::array<std::size_t, 2> next{};
    for (const bool isNumeric : numeric) {
        m_place.push_back(next[isNumeric ? 1 : 0]++);
    }
    if (numbers == m_width) {
        m_numberRows.emplace(m_width, dialect.delimiter, dialect.decimalMark, codes);
    }
    m_words.resize(m_width - numbers);
}

/// A row has at least one byte per column. Memory that is not written is not used.
void PlainPart::makeRoom(std::size_t bytes) {
    const std::size_t rows = bytes / m_width + m_atOnce;
    if (rows > m_room) {
        m_room = (rows / 8 | 1U) * 8 + 8;  // so that columns do not share cache sets
        m_numbers = std::make_unique_for_overwrite<double[]>(m_room * (m_width - m_words.size()));
        m_codes = std::make_unique_for_overwrite<std::int32_t[]>(m_room * m_words.size());
    }
}

void PlainPart::read(const char* begin, const char* until, const char* limit) {
    m_position = begin;
    m_rows = 0;
    m_records.clear();
    std::for_each(m_missing.begin(), m_missing.end(), [](auto& rows) { rows.clear(); });
    std::for_each(m_words.begin(), m_words.end(), [](PartWords& words) { words.clear(); });
    makeRoom(static_cast<std::size_t>(until - begin));
    std::size_t pause = 0;
    for (bool goesOn = true; goesOn && m_position < until;) {
        if (m_numberRows && pause == 0) {
            // If few rows qualify, testing each one costs more than is gained.
            pause = readNumberRows(until, limit) < fewRowsOfNumbers ? mostAtOnce : 0;
            goesOn = pause == 0 || m_position >= until || readBlock(until, limit);
        } else {
            goesOn = readBlock(until, limit);
        }
        pause -= pause > 0 ? 1 : 0;
    }
}

std::size_t PlainPart::readNumberRows(const char* until, const char* limit) {
    m_numberRows->into(m_numbers.get() + m_rows, m_room, m_room - m_rows);
    const NumberRows::Read done = m_records.numbers(m_position, limit, limit, m_longest, *m_numberRows);
    m_position = std::min(done.position, until);
    m_rows += done.rows;
    return done.rows;
}

/// Reads a block; returns whether reading may continue after it.
bool PlainPart::readBlock(const char* until, const char* limit) {
    const std::size_t cut = cutBlock(until, limit);
    std::size_t rows = cut;
    m_anyHoles = false;
    for (std::size_t c = 0; c < m_width && rows > 0; ++c) {
        rows = m_numeric[c] ? takeNumbers(c, rows) : takeWords(c, rows);
    }
    if (m_anyHoles) {
        const auto end = m_holes.begin() + static_cast<std::ptrdiff_t>(rows);
        rows = static_cast<std::size_t>(std::find(m_holes.begin(), end, m_width) - m_holes.begin());
        m_holes.fill(0);
    }
    m_rows += rows;
    m_position = m_starts[rows];
    return rows > 0 && rows == cut;
}

std::size_t PlainPart::cutBlock(const char* until, const char* limit) {
    const char* p = m_position;
    std::size_t rows = 0;
    m_starts[0] = p;
    while (rows < m_atOnce && p < until && *p != '#') {
        const auto most = std::min(m_longest, static_cast<std::size_t>(limit - p));
        const char* const lineEnd = m_records.cut(p, p + most, std::span(m_cells).subspan(rows * m_width, m_width));
        if (lineEnd == nullptr) {
            break;
        }
        p = behindEndOfLine(lineEnd);
        m_starts[++rows] = p;
    }
    return rows;
}

/// Returns the number of rows before the first one that has to be left to CsvScanner.
std::size_t PlainPart::takeNumbers(std::size_t column, std::size_t rows) {
    double* const into = m_numbers.get() + m_place[column] * m_room + m_rows;
    const std::string_view* const cells = m_cells.data() + column;
    for (std::size_t row = 0;; ++row) {
        row = readShort(cells, m_width, row, rows, m_decimals, into);
        if (row == rows) {
            return rows;
        }
        const std::string_view text = cells[row * m_width];
        const CellNumber cell = readCell(text, m_decimalMark);
        if (m_watch.meets(cell, column)) {
            return row;
        }
        if (cell.kind == CellKind::number) {
            into[row] = cell.value;
        } else if (cell.kind == CellKind::missing) {
            into[row] = std::numeric_limits<double>::quiet_NaN();
            m_missing[column].push_back({static_cast<std::uint32_t>(m_rows + row), !isMissingText(text)});
            m_holes[row] += isRule(text) ? 1 : 0;
            m_anyHoles = true;
        } else {
            return row;
        }
    }
}

std::size_t PlainPart::takeWords(std::size_t column, std::size_t rows) {
    std::int32_t* const into = m_codes.get() + m_place[column] * m_room + m_rows;
    const std::string_view* const cells = m_cells.data() + column;
    PartWords& words = m_words[m_place[column]];
    for (std::size_t row = 0;; ++row) {
        row = codeWords(cells, m_width, row, rows, m_rows, words, into);
        if (row == rows || into[row] == PartWords::odd) {
            return row;
        }
        m_holes[row] += isRule(cells[row * m_width]) ? 1 : 0;
        m_anyHoles = true;
    }
}

}  // namespace greyscope::io
