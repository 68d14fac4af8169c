#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/data/roles/roles.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// Whether `leftOut` of `rows` rows are few enough to leave out without asking: at most a twentieth, or fewer than ten
/// if that is less than half of the rows.
[[nodiscard]] constexpr bool areFew(std::size_t leftOut, std::size_t rows) {
    constexpr std::size_t kHandful = 10;
    return 20 * leftOut <= rows || (leftOut < kHandful && 2 * leftOut < rows);
}

/// A sample of the numbers of a large column, from which the number of its levels is estimated.
struct LevelEstimate {
    static constexpr std::size_t kWanted = 20'000;  ///< number of rows in the sample, of twice as many rows or more
    std::size_t rows = 0;                           ///< number of rows of the column
    std::size_t drawn = 0;                          ///< number of rows in the sample
    std::size_t seen = 0;                           ///< number of them with a number
    std::size_t different = 0;                      ///< number of different numbers in the sample

    /// Returns the estimated number of levels; 0 if there are few enough to list them.
    [[nodiscard]] std::size_t levels() const;
};

/// Statistics of a column's cells: the level of each row, how often levels occur, and how numbers change from row to
/// row. In a large column, a sample of the rows (LevelEstimate) first shows whether it has too many different numbers
/// to list them as levels; then `endless` is true.
struct Profile {
    const Column* column = nullptr;
    std::size_t place = 0;  ///< index of the column in the table
    LevelCodes levels;      ///< code of the level of each row; -1 if the cell is missing; empty if `endless`
    std::size_t rows = 0;
    std::size_t distinct = 0;
    std::size_t alone = 0;  ///< number of levels that occur in only one row
    std::size_t present = 0;
    std::size_t fewest = 0;  ///< number of rows with the rarest level; `most`: with the most frequent level
    std::size_t most = 0;
    bool increasing = true;  ///< whether the numbers rise strictly from row to row; `neverFalls`: rise or stay the same
    bool neverFalls = true;
    bool counts = true;    ///< whether each number is one more than the one before, or is the first one again
    bool whole = true;     ///< whether all numbers are integers
    bool sizes = false;    ///< whether it is a text column in which each level is a number with a unit
    bool times = false;    ///< whether it contains dates or times, as text or as numbers since 1970
    bool endless = false;  ///< too many different numbers to list them as levels; `distinct` is then approximate
    /// Whether the levels follow each other in the same order again and again, if the rows at hand do not tell it.
    std::optional<bool> turns = {};

    [[nodiscard]] bool isNumeric() const { return column->isNumeric(); }
    /// Number of codes that can occur in `levels`, including -1 for missing cells.
    [[nodiscard]] std::size_t codeCount() const { return 1 + (isNumeric() ? distinct : column->texts().levels.size()); }
    /// Whether the levels have an order: they are numbers, sizes or times.
    [[nodiscard]] bool isOrdered() const { return isNumeric() || sizes || times; }
    [[nodiscard]] bool isComplete() const { return present == rows; }
    /// Whether at most a few cells are missing, see areFew(). A column that lacks more is not used unless the user asks
    /// for it.
    [[nodiscard]] bool isNearlyComplete() const { return areFew(rows - present, rows); }
    /// Whether every row has a different value, and none is missing. Such a column suits an axis, but not a key: each
    /// series would have one point.
    [[nodiscard]] bool isAxisLike() const { return distinct == present && isComplete(); }
    /// Whether all levels occur equally often, and more than once.
    [[nodiscard]] bool isBalanced() const { return fewest == most && fewest > 1; }
    /// Whether the most frequent level occurs at most twice as often as the rarest one.
    [[nodiscard]] bool isEven() const { return most <= 2 * fewest; }
    /// Whether more than four fifths of the nonmissing rows have the same level.
    [[nodiscard]] bool isNearlyConstant() const { return 5 * most > 4 * present && present > 1; }
    /// Whether the number of levels is more than half the number of nonmissing cells.
    [[nodiscard]] bool isMostlyDifferent() const { return 2 * distinct > present; }
    /// Whether the numbers are states rather than measurements: at most 12 different integers, each in 50 or more rows
    /// on average.
    [[nodiscard]] bool isState() const { return isNumeric() && whole && distinct <= 12 && 50 * distinct <= present; }
    /// Whether the column contains only 0 and 1, and both of them.
    [[nodiscard]] bool isZeroOrOne() const;
};

/// Sets what follows from the number of rows of each level; `rowsOfLevels` has one number per level.
void countLevels(Profile& profile, const std::vector<std::size_t>& rowsOfLevels);
/// Sets the same for a column with too many levels to list them, which are estimated to be so many.
void countEndless(Profile& profile, std::size_t levels);

/// Returns the profile of a column, whose index in the table is `place`. Looks at all cells.
[[nodiscard]] Profile profileOf(const Column& column, std::size_t place);
/// Returns the texts of the first two levels in order of first appearance; fewer if there are fewer.
[[nodiscard]] std::vector<std::string> firstLevels(const Profile& profile);
/// Returns the statistics of a column that are shown to the user beside its role.
[[nodiscard]] ColumnFacts factsOf(const Profile& profile);

/// Whether `key` determines `other`: each level of `key` occurs with only one level of `other`.
[[nodiscard]] bool determines(const Profile& key, const Profile& other);
/// Whether the rows of each case follow each other without other rows between them. `cases`: a column that identifies
/// cases.
[[nodiscard]] bool areBlocks(const Profile& cases);
/// Whether the rows of each case follow each other (areBlocks()) and `numbers` rises strictly within each case.
[[nodiscard]] bool goesOnIn(const Profile& cases, const Profile& numbers);

// Functions that recognise patterns in the texts of a column.
[[nodiscard]] bool hasDigit(const std::string& text);
/// Whether the text is a path or a URL.
[[nodiscard]] bool isPath(const std::string& text);
/// Whether the text is a hexadecimal hash such as "9af8f89f": at least 7 characters, both digits and letters.
[[nodiscard]] bool isHash(const std::string& text);
/// Whether the text is a sentence, which names neither a row nor a series: "Does the cache hold all rows?".
[[nodiscard]] bool isSentence(const std::string& text);
/// Whether the predicate `is` is true for most levels of a text column.
[[nodiscard]] bool areMostly(const Column& texts, bool (*is)(const std::string&));
/// Whether all levels of a text column are short codes: "07", "TX", "ITF6".
[[nodiscard]] bool areCodes(const Column& texts);
/// Returns the times in a column, in the order of the rows: dates in seconds since 1970, numbers unchanged. Equal times
/// in consecutive rows appear once. Empty if a text column does not contain dates.
[[nodiscard]] std::vector<double> timesOf(const Column& column);

/// The combination of levels that each row has in some columns, as a code. The columns are added one by one with
/// split(); without columns, all rows have the same code.
struct Cells {
    LevelCodes codes;
    std::size_t count = 1;

    explicit Cells(std::size_t rows) : codes(rows) {}
    Cells(LevelCodes known, std::size_t number) : codes(std::move(known)), count(number) {}
    [[nodiscard]] std::size_t operator[](std::size_t place) const { return static_cast<std::size_t>(codes[place]); }
    /// Adds a column to the combinations. Requires one code for each row of the table.
    void split(const Profile& by);
    /// Adds a column to the combinations. Requires one code for each of these rows, in their order.
    void split(const Profile& by, const Rows& rows);
    /// Returns the number of rows with each combination.
    [[nodiscard]] std::vector<std::size_t> sizes() const;
};

}  // namespace greyscope::data
