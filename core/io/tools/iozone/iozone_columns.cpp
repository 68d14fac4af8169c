#include "core/io/tools/iozone/iozone_columns.h"

#include "core/base/text.h"
#include "core/data/columns/cell_text.h"

namespace greyscope::io {

namespace {

/// Maximum distance in characters between the ends of a name and of its numbers.
constexpr std::size_t mostShift = 4;

std::size_t distance(std::size_t a, std::size_t b) {
    return a < b ? b - a : a - b;
}

std::size_t endOf(std::string_view line, std::string_view word) {
    return static_cast<std::size_t>(word.data() + word.size() - line.data());
}

std::size_t nearest(const std::vector<std::size_t>& ends, std::size_t end) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < ends.size(); ++i) {
        best = distance(ends[i], end) < distance(ends[best], end) ? i : best;
    }
    return best;
}

}  // namespace

IozoneColumns::IozoneColumns(std::string_view above, std::string_view names) {
    std::vector<std::string_view> words;
    base::splitWords(names, words);
    for (const std::string_view word : words) {
        m_ends.push_back(endOf(names, word));
        if (m_ends.size() > 2) {
            m_tests.emplace_back(word);
        }
    }
    base::splitWords(above, words);
    for (const std::string_view word : words) {
        const std::size_t column = m_ends.empty() ? 0 : nearest(m_ends, endOf(above, word));
        if (column >= 2) {
            m_tests[column - 2] = std::string(word) + ' ' + m_tests[column - 2];
        }
    }
}

std::optional<std::vector<std::pair<std::size_t, double>>> IozoneColumns::cells(std::string_view row) const {
    std::vector<std::string_view> words;
    base::splitWords(row, words);
    if (words.size() < 3 || words.size() > m_ends.size()) {
        return std::nullopt;
    }
    std::vector<std::pair<std::size_t, double>> cells;
    for (const std::string_view word : words) {
        const auto number = data::numberIn(word);
        // A full row needs no measurement: numbers too wide for their columns push the others to the right.
        const bool full = words.size() == m_ends.size() || cells.size() < 2;
        const std::size_t end = endOf(row, word);
        const std::size_t column = full ? cells.size() : nearest(m_ends, end);
        const bool fits = full || distance(m_ends[column], end) <= mostShift;
        const bool behind = cells.empty() || column > cells.back().first;
        if (!number || !fits || !behind) {
            return std::nullopt;
        }
        cells.emplace_back(column, *number);
    }
    return cells;
}

}  // namespace greyscope::io
