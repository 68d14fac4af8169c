#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/columns/column.h"
#include "core/io/cells/cell_number.h"
#include "core/io/text/text_key.h"

namespace greyscope::io {

/// Counts of the kinds of cells in a column, which determine its type. Words such as "none" are missing cells in a
/// numeric column, and values in a text column.
struct CellCounts {
    std::size_t numbers = 0;
    std::size_t texts = 0;
    std::size_t failures = 0;  ///< among `texts`, words that give the reason for a missing number
    std::size_t bounds = 0;    ///< among `texts`, bounds of a number such as "<1"
    std::size_t missingWords = 0;
    std::size_t codes = 0;      ///< codes among `numbers`
    std::size_t fractions = 0;  ///< fractions among `numbers`

    static constexpr std::size_t kNumbersOfBound = 2;

    void add(CellKind kind, std::string_view text, std::size_t count = 1) {
        numbers += kind == CellKind::number ? count : 0;
        if (kind == CellKind::text) {
            texts += count;
            failures += isFailureWord(text) ? count : 0;
            bounds += isBound(text, '.') || isBound(text, ',') ? count : 0;
        }
        missingWords += kind == CellKind::missing && !isMissingText(text) ? count : 0;
    }
    void addCode(const CellNumber& cell, bool amounts) {
        codes += cell.kind == CellKind::number && isCode(cell, amounts) ? 1 : 0;
        fractions += cell.kind == CellKind::number && cell.value != std::trunc(cell.value) ? 1 : 0;
    }
    /// Whether the column is numeric: at least about nine of ten nonempty cells are numbers, since one word in five is
    /// a setting ("max" after 1, 2, 4, 8). Words that give the reason for a missing number may be up to twice as many
    /// as the numbers, bounds half as many.
    [[nodiscard]] bool areNumeric() const {
        const std::size_t others = texts - failures - (kNumbersOfBound * bounds < numbers ? bounds : 0);
        return numbers > 0 ? failures <= 2 * numbers && 10 * others <= numbers + others
                           : texts == 0 && missingWords == 0;
    }
    /// Whether the numbers are integers and some of them are codes, so that the column is text.
    [[nodiscard]] bool areCodes() const { return codes > 0 && fractions == 0; }
};

/// Fills one column, row by row, either with numbers or with coded text.
class ColumnBuilder {
public:
    ColumnBuilder(bool numeric, std::size_t expectedRows);

    [[nodiscard]] bool isNumeric() const { return m_numeric; }

    // numbers
    void addNumber(double value) { m_numbers.push_back(value); }
    /// Counts the last number added as a code.
    void countCode() { ++m_counts.codes; }
    void addNumbers(std::span<const double> values) { m_numbers.append(values); }
    void addMissing() {
        ++m_missing;
        m_numeric ? m_numbers.push_back(std::numeric_limits<double>::quiet_NaN()) : m_text.codes.push_back(-1);
    }
    /// Adds a word that is missing in this numeric column, but would be a value in a text column.
    void addMissingWord() {
        ++m_counts.missingWords;
        addMissing();
    }
    /// Adds a cell that is not a number as a missing value, and keeps its text.
    void addBad(std::string_view text) {
        m_counts.add(CellKind::text, text);
        m_words.emplace_back(rowCount(), text);
        m_notNumbers.push_back(rowCount());
        addMissing();
    }
    void addNotFinite(std::string_view text) {
        m_words.emplace_back(rowCount(), text);
        m_notFinite.push_back(rowCount());
        addMissing();
    }

    // text
    /// Adds a cell if its text is already a level; returns whether it is. `key` is the key of `text`.
    [[nodiscard]] bool addKnown(std::string_view text, const TextKey& key) {
        const std::int32_t code = m_slots[slotOf(text, key)];
        if (code == emptySlot) {
            return false;
        }
        m_text.codes.push_back(code);
        return true;
    }
    /// Adds a cell; returns true if its text is a new level.
    bool addText(std::string_view text);

    /// The code of a text, which is added as a level if it is new.
    [[nodiscard]] std::int32_t codeOf(std::string_view text);
    void addCodes(std::span<const std::int32_t> codes) { m_text.codes.append(codes); }

    /// Records that `missing` of the cells added are missing, and `words` of these contain words.
    void countMissing(std::size_t missing, std::size_t words) {
        m_missing += missing;
        m_counts.missingWords += words;
    }
    /// Removes the last row, which must be a missing cell.
    void removeMissing();

    [[nodiscard]] std::size_t missingCount() const { return m_missing; }
    [[nodiscard]] std::size_t badCount() const { return m_words.size(); }
    [[nodiscard]] std::size_t rowCount() const { return m_numeric ? m_numbers.size() : m_text.codes.size(); }
    /// Whether the cells suit a numeric column. `amounts`: data::holdsAmounts() of the column. Error: cancelled.
    [[nodiscard]] base::Expected<bool> shouldBeNumeric(char decimalMark, bool amounts,
                                                       const base::Progress& progress) const;
    /// Returns the column. In a text column, "NA" is a level if the others are codes, and a missing cell otherwise.
    [[nodiscard]] data::Column take(std::string name, std::string unit);

private:
    static constexpr std::int32_t emptySlot = -1;
    static constexpr std::size_t mostKeys = 4096;

    [[nodiscard]] std::size_t firstSlot(const TextKey& key) const { return key.hash() >> m_slotShift; }
    /// The slot with the code of a text, or the empty slot where it belongs.
    [[nodiscard]] std::size_t slotOf(std::string_view text, const TextKey& key) const {
        std::size_t slot = firstSlot(key);
        while (m_slots[slot] != emptySlot && !isLevel(static_cast<std::size_t>(m_slots[slot]), text, key)) {
            slot = (slot + 1) & (m_slots.size() - 1);
        }
        return slot;
    }
    [[nodiscard]] bool isLevel(std::size_t code, std::string_view text, const TextKey& key) const {
        return code < m_keys.size() ? m_keys[code] == key && (TextKey::isWhole(text) || m_text.levels[code] == text)
                                    : m_text.levels[code] == text;
    }
    void grow();
    void settleNa();

    bool m_numeric;
    std::size_t m_missing = 0;
    CellCounts m_counts;  ///< in a numeric column, `numbers` is not counted here
    std::vector<std::size_t> m_notNumbers;
    std::vector<std::size_t> m_notFinite;
    std::vector<std::pair<std::size_t, std::string>> m_words;
    data::NumericValues m_numbers;
    data::TextValues m_text;
    std::vector<std::int32_t> m_slots;  ///< hash table with open addressing, its size a power of two: codes, or
                                        ///< emptySlot
    unsigned m_slotShift = 58;          ///< shift of a hash that gives the first slot to probe
    std::vector<TextKey> m_keys;        ///< keys of the first levels; columns with more levels are seldom long
};

}  // namespace greyscope::io
