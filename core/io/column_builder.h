#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/column.h"

namespace greyscope::io {

/// Fills one column, row by row, either with numbers or with coded text.
class ColumnBuilder {
public:
    ColumnBuilder(bool numeric, std::size_t expectedRows);

    [[nodiscard]] bool isNumeric() const { return m_numeric; }

    // numbers
    void addNumber(double value) { m_numbers.push_back(value); }
    void addMissing() {
        ++m_missing;
        m_numeric ? m_numbers.push_back(std::numeric_limits<double>::quiet_NaN()) : m_text.codes.push_back(-1);
    }
    /// A cell that holds something which is no number: missing, but counted apart.
    void addBad() {
        ++m_bad;
        addMissing();
    }

    // text
    /// Adds a cell; true where its text was not seen before.
    bool addText(std::string_view text);

    /// Takes back the last row, which is a missing cell.
    void removeMissing();

    [[nodiscard]] std::size_t missingCount() const { return m_missing; }
    [[nodiscard]] std::size_t rowCount() const { return m_numeric ? m_numbers.size() : m_text.codes.size(); }
    /// Whether the cells suit the type: a column is numeric where nine of ten cells that hold anything are numbers.
    [[nodiscard]] bool suitsItsType(char decimalMark) const;
    [[nodiscard]] data::Column take(std::string name, std::string unit);

private:
    void grow();

    bool m_numeric;
    std::size_t m_missing = 0;
    std::size_t m_bad = 0;
    data::NumericValues m_numbers;
    data::TextValues m_text;
    std::vector<std::int32_t> m_slots;  ///< open addressing, a power of two: codes, -1 empty
};

}  // namespace greyscope::io
