#include "core/io/cells/column_builder.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace greyscope::io {

namespace {

constexpr std::size_t levelsPerQuestion = 65'536;  ///< levels between two checks for cancellation

}  // namespace

ColumnBuilder::ColumnBuilder(bool numeric, std::size_t expectedRows) : m_numeric(numeric) {
    if (numeric) {
        m_numbers.reserve(expectedRows);
    } else {
        m_text.codes.reserve(expectedRows);
        m_slots.assign(std::size_t{1} << (64 - m_slotShift), emptySlot);
    }
}

void ColumnBuilder::grow() {
    m_slots.assign(2 * m_slots.size(), emptySlot);
    --m_slotShift;
    for (std::size_t code = 0; code < m_text.levels.size(); ++code) {
        std::size_t slot = firstSlot(TextKey(m_text.levels[code]));
        while (m_slots[slot] != emptySlot) {
            slot = (slot + 1) & (m_slots.size() - 1);
        }
        m_slots[slot] = static_cast<std::int32_t>(code);
    }
}

bool ColumnBuilder::addText(std::string_view text) {
    const std::size_t levels = m_text.levels.size();
    m_text.codes.push_back(codeOf(text));
    return m_text.levels.size() > levels;
}

std::int32_t ColumnBuilder::codeOf(std::string_view text) {
    const TextKey key(text);
    const std::size_t slot = slotOf(text, key);
    if (m_slots[slot] != emptySlot) {
        return m_slots[slot];
    }
    const std::size_t code = m_text.levels.size();
    m_slots[slot] = static_cast<std::int32_t>(code);
    m_text.levels.emplace_back(text);
    if (code < mostKeys) {
        m_keys.push_back(key);
    }
    if (2 * m_text.levels.size() > m_slots.size()) {
        grow();
    }
    return static_cast<std::int32_t>(code);
}

void ColumnBuilder::removeMissing() {
    --m_missing;
    if (m_numeric) {
        m_numbers.pop_back();
    } else {
        m_text.codes.pop_back();
    }
}

base::Expected<bool> ColumnBuilder::shouldBeNumeric(char decimalMark, bool amounts,
                                                    const base::Progress& progress) const {
    CellCounts counts = m_counts;
    if (m_numeric) {
        counts.numbers = rowCount() - m_missing;
        const auto isFraction = [](double value) { return !std::isnan(value) && value != std::trunc(value); };
        counts.fractions = counts.codes > 0 && std::any_of(m_numbers.begin(), m_numbers.end(), isFraction) ? 1 : 0;
        return counts.areNumeric() && !counts.areCodes();
    }
    std::vector<std::size_t> rows(m_text.levels.size(), 0);
    for (const std::int32_t code : m_text.codes) {
        if (code >= 0) {
            ++rows[static_cast<std::size_t>(code)];
        }
    }
    for (std::size_t level = 0; level < rows.size(); ++level) {
        if (level % levelsPerQuestion == 0 && progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        const std::string& text = m_text.levels[level];
        const CellNumber cell = readCell(text, decimalMark);
        counts.add(cell.kind, text, rows[level]);
        counts.addCode(cell, amounts);
    }
    return counts.areNumeric() && !counts.areCodes();
}

void ColumnBuilder::settleNa() {
    const auto na = std::find(m_text.levels.begin(), m_text.levels.end(), "NA");
    if (na == m_text.levels.end() || data::holdsCodes(m_text)) {
        return;
    }
    const auto code = static_cast<std::int32_t>(na - m_text.levels.begin());
    m_text.levels.erase(na);
    for (std::size_t row = 0; row < m_text.codes.size(); ++row) {
        const std::int32_t each = m_text.codes[row];
        m_missing += each == code ? 1 : 0;
        m_text.codes.set(row, each == code ? -1 : each > code ? each - 1 : each);
    }
}

data::Column ColumnBuilder::take(std::string name, std::string unit) {
    settleNa();
    data::Column column{std::move(name),         std::move(unit),        {},
                        std::move(m_notNumbers), std::move(m_notFinite), std::move(m_words)};
    if (m_numeric) {
        column.values = std::move(m_numbers);
    } else {
        column.values = std::move(m_text);
    }
    return column;
}

}  // namespace greyscope::io
