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

/// Counts the kinds of cells in a column, to determine whether the column is numeric or text. Words such as "none" are
/// missing cells in a numeric column, and values in a text column.
struct CellCounts {
    std::size_t numbers = 0;
    std::size_t texts = 0;
    std::size_t failures = 0;  ///< of the `texts`: words that give the reason for a missing number, such as "failed"
    std::size_t bounds = 0;    ///< of the `texts`: bounds of a number such as "<1"
    std::size_t missingWords = 0;  ///< words that are missing cells only in a numeric column, such as "none"
    std::size_t codes = 0;         ///< of the `numbers`: codes, see isCode()
    std::size_t fractions = 0;     ///< of the `numbers`: those that are not integers

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
    /// Whether the column is numeric: at least about nine of ten nonempty cells are numbers. The limit is high because
    /// one word beside four numbers is a setting ("max" after 1, 2, 4, 8). Words that give the reason for a missing
    /// number are not counted, but must not be more than twice as many as the numbers. Bounds are not counted if they
    /// are fewer than half as many.
    [[nodiscard]] bool areNumeric() const {
        const std::size_t others = texts - failures - (kNumbersOfBound * bounds < numbers ? bounds : 0);
        return numbers > 0 ? failures <= 2 * numbers && 10 * others <= numbers + others
                           : texts == 0 && missingWords == 0;
    }
    /// Whether the numbers are integers and some of them are codes, so that the column is text.
    [[nodiscard]] bool areCodes() const { return codes > 0 && fractions == 0; }
};

/// Builds one column, row by row, from numbers or from texts. Texts are stored as codes of their levels.
class ColumnBuilder {
public:
    ColumnBuilder(bool numeric, std::size_t expectedRows);

    [[nodiscard]] bool isNumeric() const { return m_numeric; }

    // numbers
    void addNumber(double value) { m_numbers.push_back(value); }
    /// Records that the last number added is a code, see isCode().
    void countCode() { ++m_counts.codes; }
    void addNumbers(std::span<const double> values) { m_numbers.append(values); }
    void addMissing() {
        ++m_missing;
        m_numeric ? m_numbers.push_back(std::numeric_limits<double>::quiet_NaN()) : m_text.codes.push_back(-1);
    }
    /// Adds a missing value for a word such as "none", which means missing in a numeric column but is a value in a text
    /// column.
    void addMissingWord() {
        ++m_counts.missingWords;
        addMissing();
    }
    /// Adds a missing value for a cell whose text is not a number, and keeps the text.
    void addBad(std::string_view text) {
        m_counts.add(CellKind::text, text);
        m_words.emplace_back(rowCount(), text);
        m_notNumbers.push_back(rowCount());
        addMissing();
    }
    /// Adds a missing value for a cell with infinity or a number that overflows, and keeps the text.
    void addNotFinite(std::string_view text) {
        m_words.emplace_back(rowCount(), text);
        m_notFinite.push_back(rowCount());
        addMissing();
    }

    // text
    /// Adds a text cell if its text is already a level of the column; otherwise adds nothing and returns false. `key`:
    /// the TextKey of `text`.
    [[nodiscard]] bool addKnown(std::string_view text, const TextKey& key) {
        const std::int32_t code = m_slots[slotOf(text, key)];
        if (code == emptySlot) {
            return false;
        }
        m_text.codes.push_back(code);
        return true;
    }
    /// Adds a text cell; returns true if its text was not yet a level of the column.
    bool addText(std::string_view text);

    /// Returns the code of a text, and adds the text as a level if it is new. Adds no cell.
    [[nodiscard]] std::int32_t codeOf(std::string_view text);
    void addCodes(std::span<const std::int32_t> codes) { m_text.codes.append(codes); }

    /// Records that `missing` of the cells added by addNumbers() or addCodes() are missing, and that `words` of these
    /// contain words such as "none".
    void countMissing(std::size_t missing, std::size_t words) {
        m_missing += missing;
        m_counts.missingWords += words;
    }
    /// Removes the last cell, which must be missing.
    void removeMissing();

    [[nodiscard]] std::size_t missingCount() const { return m_missing; }
    [[nodiscard]] std::size_t badCount() const { return m_words.size(); }
    [[nodiscard]] std::size_t rowCount() const { return m_numeric ? m_numbers.size() : m_text.codes.size(); }
    /// Whether the column should be numeric, judged by all cells added, whether it is now built as numeric or as text.
    /// `amounts`: data::holdsAmounts() of the column. Error: cancelled.
    [[nodiscard]] base::Expected<bool> shouldBeNumeric(char decimalMark, bool amounts,
                                                       const base::Progress& progress) const;
    /// Returns the finished column; call it once. In a text column, "NA" is a level if the other levels are codes, and
    /// a missing cell otherwise.
    [[nodiscard]] data::Column take(std::string name, std::string unit);

private:
    static constexpr std::int32_t emptySlot = -1;
    static constexpr std::size_t mostKeys = 4096;

    [[nodiscard]] std::size_t firstSlot(const TextKey& key) const { return key.hash() >> m_slotShift; }
    /// Returns the slot of the hash table that contains the code of a text, or the empty slot where the code belongs.
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
    CellCounts m_counts;  ///< counts of the cells added; `numbers` is not counted in a numeric column
    std::vector<std::size_t> m_notNumbers;
    std::vector<std::size_t> m_notFinite;
    std::vector<std::pair<std::size_t, std::string>> m_words;
    data::NumericValues m_numbers;
    data::TextValues m_text;
    std::vector<std::int32_t> m_slots;  ///< hash table of the levels with open addressing: each slot contains a code or
                                        ///< emptySlot. The number of slots is a power of two
    unsigned m_slotShift = 58;          ///< number of bits by which a hash is shifted to get the first slot to probe
    std::vector<TextKey> m_keys;        ///< keys of the first mostKeys levels; columns with more levels are seldom long
};

}  // namespace greyscope::io
