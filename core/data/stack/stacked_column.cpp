#include "core/data/stack/stacked_column.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "core/data/columns/column_name.h"
#include "core/data/columns/units.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;

StackedColumn::StackedColumn(std::string name, std::string unit, bool numeric, std::size_t rows)
    : m_column{std::move(name), std::move(unit), NumericValues{}} {
    if (numeric) {
        std::get<NumericValues>(m_column.values).reserve(rows);
    } else {
        m_column.values = TextValues{};
        std::get<TextValues>(m_column.values).codes.reserve(rows);
    }
}

Expected<void> StackedColumn::append(const Column& column, const std::string& source, StackAccount& account) {
    // A column named "GB/s" has its unit in the name only, so the name counts as the unit.
    const std::string unit = column.unit.empty() ? unitNamed(column.name) : column.unit;
    const std::string wanted = m_column.unit.empty() ? unitNamed(m_column.name) : m_column.unit;
    const bool stated = !unit.empty() && !wanted.empty();
    const std::optional<double> factor = stated ? unitFactor(unit, wanted) : 1.0;
    if (!factor) {
        return fail(ErrorCode::unitsDiffer, {m_source, m_column.name, wanted, source, column.name, unit});
    }
    if (m_source.empty()) {
        m_source = source;
    }
    if (*factor != 1.0) {
        account.converted.push_back({column.name, unit, wanted, *factor});
    } else if (unit.empty() != wanted.empty()) {
        account.unitAssumed.push_back(unit.empty() ? column.name : m_column.name);
    }
    if (!m_column.isNumeric()) {
        appendAsText(column);
        return {};
    }
    const std::size_t before = m_column.size();
    const auto converted = [&](double value) { return value * *factor; };
    const auto moved = [before](std::size_t row) { return row + before; };
    auto& numbers = std::get<NumericValues>(m_column.values);
    std::transform(column.numbers().begin(), column.numbers().end(), std::back_inserter(numbers), converted);
    std::transform(column.notNumbers.begin(), column.notNumbers.end(), std::back_inserter(m_column.notNumbers), moved);
    std::transform(column.notFinite.begin(), column.notFinite.end(), std::back_inserter(m_column.notFinite), moved);
    if (*factor == 1.0) {  // words such as "<5" are not valid after conversion
        std::transform(column.words.begin(), column.words.end(), std::back_inserter(m_column.words),
                       [&](const auto& word) { return std::pair(moved(word.first), word.second); });
    }
    return {};
}

void StackedColumn::appendMissing(std::size_t rows) {
    if (m_column.isNumeric()) {
        auto& numbers = std::get<NumericValues>(m_column.values);
        numbers.resize(numbers.size() + rows, std::numeric_limits<double>::quiet_NaN());
    } else {
        auto& codes = std::get<TextValues>(m_column.values).codes;
        codes.resize(codes.size() + rows, -1);
    }
}

void StackedColumn::appendText(const std::string& text, std::size_t rows) {
    auto& codes = std::get<TextValues>(m_column.values).codes;
    codes.resize(codes.size() + rows, codeOf(text));
}

void StackedColumn::appendTexts(const std::vector<std::string>& texts,
                                const std::vector<std::optional<std::size_t>>& codes) {
    const std::vector<std::int32_t> known = codesOf(texts);
    auto& all = std::get<TextValues>(m_column.values).codes;
    std::transform(codes.begin(), codes.end(), std::back_inserter(all),
                   [&](const std::optional<std::size_t>& code) { return code ? known[*code] : -1; });
}

void StackedColumn::appendAsText(const Column& column) {
    if (column.isNumeric()) {
        for (std::size_t row = 0; row < column.size(); ++row) {
            const std::string text = column.writtenAt(row);
            text.empty() ? appendMissing(1) : appendText(text, 1);
        }
        return;
    }
    const std::vector<std::int32_t> known = codesOf(column.texts().levels);
    auto& all = std::get<TextValues>(m_column.values).codes;
    std::transform(column.texts().codes.begin(), column.texts().codes.end(), std::back_inserter(all),
                   [&](std::int32_t code) { return code < 0 ? code : known[static_cast<std::size_t>(code)]; });
}

std::vector<std::int32_t> StackedColumn::codesOf(const std::vector<std::string>& texts) {
    std::vector<std::int32_t> codes;
    std::transform(texts.begin(), texts.end(), std::back_inserter(codes),
                   [this](const std::string& text) { return codeOf(text); });
    return codes;
}

std::int32_t StackedColumn::codeOf(const std::string& text) {
    auto& levels = std::get<TextValues>(m_column.values).levels;
    const auto [entry, fresh] = m_codes.try_emplace(text, static_cast<std::int32_t>(levels.size()));
    if (fresh) {
        levels.push_back(text);
    }
    return entry->second;
}

}  // namespace greyscope::data
