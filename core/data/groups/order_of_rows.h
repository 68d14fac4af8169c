#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// What the order of the rows of a table tells, looked at row by row: whether the numbers of a column rise, and whether
/// the rows of a level follow each other. Usually a few rows answer every question.
class OrderOfRows {
public:
    struct Numbers {
        bool increasing = true, neverFalls = true, counts = true;  ///< as those of Profile
        double first = 0.0, before = 0.0;
    };
    /// Starts with the first rows: `few` are the columns with few levels, `many` the others.
    void begin(const std::vector<Column>& columns, std::vector<std::size_t> few, std::vector<std::size_t> many);
    /// Looks at the next rows. `ofRow`: the class of each row; `levels`: for each class, its level in each of `few`.
    void add(const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow,
             const std::vector<std::vector<std::uint32_t>>& levels);

    [[nodiscard]] const Numbers& numbers(std::size_t column) const { return m_numbers[column]; }
    /// Whether the rows of each level of few[i] follow each other, without other rows between them.
    [[nodiscard]] bool areBlocks(std::size_t i) const { return m_few[i].blocks; }
    /// Whether the levels of few[i] follow each other in the same order again and again.
    [[nodiscard]] bool takesTurns(std::size_t i) const { return m_few[i].turns; }
    /// Whether the numbers of a column with many levels rise in every block of few[i].
    [[nodiscard]] bool risesIn(std::size_t i, std::size_t many) const {
        return m_few[i].blocks && m_few[i].rises[many];
    }

private:
    struct Levels {
        std::size_t column = 0;
        bool blocks = true;
        bool turns = true;
        std::vector<char> met = {};             ///< by level
        std::vector<std::uint32_t> cycle = {};  ///< the levels before the first one comes again
        bool closed = false;                    ///< whether the first level has come again
        std::size_t next = 0;                   ///< place in the cycle
        std::uint32_t last = 0;
        std::vector<char> rises = {};  ///< by column of m_many
    };
    void follow(Levels& few, const std::vector<Column>& slice, const std::vector<std::uint32_t>& ofRow,
                const std::vector<std::vector<std::uint32_t>>& levels, std::size_t place);
    static void look(Numbers& numbers, const NumericValues& values, bool isFirst);

    std::vector<std::size_t> m_many;
    std::vector<Levels> m_few;
    std::vector<Numbers> m_numbers;  ///< one per column of the table
    std::vector<double> m_last;      ///< the last number of each column of m_many
    bool m_any = false;
};

}  // namespace greyscope::data
