#include "core/data/groups/order_of_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace greyscope::data {

void OrderOfRows::begin(const std::vector<Column>& columns, std::vector<std::size_t> few,
                        std::vector<std::size_t> many) {
    m_numbers.resize(columns.size());
    for (std::size_t column = 0; column < columns.size(); ++column) {
        if (!columns[column].isNumeric()) {
            m_numbers[column] = {false, false, false};
        }
    }
    m_last.assign(many.size(), std::numeric_limits<double>::quiet_NaN());
    for (const std::size_t column : few) {
        m_few.push_back({.column = column, .rises = std::vector<char>(many.size(), 1)});
    }
    m_many = std::move(many);
}

/// As the profile of a column looks at its numbers.
void OrderOfRows::look(Numbers& numbers, const NumericValues& values, bool isFirst) {
    values.visit([&](auto stored) {
        for (std::size_t row = 0; row < stored.size() && (numbers.neverFalls || numbers.counts); ++row) {
            const double value = NumericValues::unpacked(stored[row]);
            const bool first = isFirst && row == 0;
            numbers.first = first ? value : numbers.first;
            if (std::isnan(value)) {
                numbers.counts = false;
            } else {
                numbers.increasing = numbers.increasing && (first || value > numbers.before);
                numbers.neverFalls = numbers.neverFalls && (first || value >= numbers.before);
                numbers.counts = numbers.counts && (first || value == numbers.before + 1.0 || value == numbers.first);
            }
            numbers.before = value;
        }
    });
}

void OrderOfRows::follow(Levels& few, const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow,
                         const std::vector<std::vector<std::uint32_t>>& levels, std::size_t place) {
    bool first = !m_any;
    std::vector<double> last = m_last;
    for (std::size_t row = 0; row < ofRow.size() && (few.blocks || few.turns); ++row) {
        const std::uint32_t level = levels[ofRow[row]][place];
        const bool same = !first && level == few.last;
        few.met.resize(std::max<std::size_t>(few.met.size(), level + 1), 0);
        few.blocks = few.blocks && (same || few.met[level] == 0);
        if (few.turns) {
            few.closed = few.closed || (!few.cycle.empty() && level == few.cycle.front());
            if (!few.closed) {
                few.turns = few.met[level] == 0;
                few.cycle.push_back(level);
            } else {
                few.turns = level == few.cycle[few.next];
                few.next = (few.next + 1) % few.cycle.size();
            }
        }
        few.met[level] = 1;
        few.last = level;
        for (std::size_t many = 0; few.blocks && many < m_many.size(); ++many) {
            const double value = few.rises[many] != 0 ? slice[m_many[many]].numbers()[row] : 0.0;
            few.rises[many] = static_cast<char>(few.rises[many] != 0 && (!same || value > last[many]));
            last[many] = value;
        }
        first = false;
    }
}

void OrderOfRows::add(const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow,
                      const std::vector<std::vector<std::uint32_t>>& levels) {
    if (ofRow.empty()) {
        return;
    }
    for (std::size_t place = 0; place < m_few.size(); ++place) {
        follow(m_few[place], slice, ofRow, levels, place);
    }
    for (std::size_t column = 0; column < slice.size(); ++column) {
        if (slice[column].isNumeric()) {
            look(m_numbers[column], slice[column].numbers(), !m_any);
        }
    }
    for (std::size_t many = 0; many < m_many.size(); ++many) {
        m_last[many] = slice[m_many[many]].numbers().back();
    }
    m_any = true;
}

}  // namespace greyscope::data
