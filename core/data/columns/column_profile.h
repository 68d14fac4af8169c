#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/data/roles/roles.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// Whether so many of these rows may be left out without asking: a twentieth, of a small table fewer than ten.
[[nodiscard]] constexpr bool areFew(std::size_t leftOut, std::size_t rows) {
    constexpr std::size_t kHandful = 10;
    return 20 * leftOut <= rows || (leftOut < kHandful && 2 * leftOut < rows);
}

/// Cells of a column by what is in them: each row's level, how often levels come back, and how numbers go on from row
/// to row. One pass; of large columns a sample of 20,000 rows says first whether there are too many levels to be told
/// apart.
struct Profile {
    const Column* column = nullptr;
    std::size_t place = 0;  ///< among the columns
    LevelCodes levels;      ///< -1: missing; empty where the profile is endless
    std::size_t rows = 0;
    std::size_t distinct = 0;
    std::size_t alone = 0;  ///< rows whose level no other row has
    std::size_t present = 0;
    std::size_t fewest = 0;  ///< rows of a level
    std::size_t most = 0;
    bool increasing = true;  ///< strictly, from row to row
    bool neverFalls = true;
    bool counts = true;  ///< each number is one more than that of the row before, or the first one again
    bool whole = true;   ///< integers alone
    bool sizes = false;  ///< text, each level a number with a unit
    bool times = false;  ///< dates and times as text, or counted since 1970
    bool endless =
        false;  ///< so many different numbers that their levels are not told apart; `distinct` is about right

    [[nodiscard]] bool isNumeric() const { return column->isNumeric(); }
    /// How many values `levels` can have, with the one for missing cells.
    [[nodiscard]] std::size_t codeCount() const { return 1 + (isNumeric() ? distinct : column->texts().levels.size()); }
    [[nodiscard]] bool isOrdered() const { return isNumeric() || sizes || times; }
    [[nodiscard]] bool isComplete() const { return present == rows; }
    /// Complete but for a few rows: what leaves out more has to be asked for. See areFew().
    [[nodiscard]] bool isNearlyComplete() const { return areFew(rows - present, rows); }
    /// Differs in every row: it cannot name series, each would have one point.
    [[nodiscard]] bool isAxisLike() const { return distinct == present && isComplete(); }
    /// Levels come back equally often.
    [[nodiscard]] bool isBalanced() const { return fewest == most && fewest > 1; }
    /// No level comes up more than twice as often as another one.
    [[nodiscard]] bool isEven() const { return most <= 2 * fewest; }
    /// Four fifths of the rows have one level.
    [[nodiscard]] bool isNearlyConstant() const { return 5 * most > 4 * present && present > 1; }
    /// Most rows have a level of their own, or share it with one other row.
    [[nodiscard]] bool isMostlyDifferent() const { return 2 * distinct > present; }
    /// A few whole numbers in hundreds of rows: states, which nobody measured.
    [[nodiscard]] bool isState() const { return isNumeric() && whole && distinct <= 12 && 50 * distinct <= present; }
    /// 0 and 1 alone, and both of them.
    [[nodiscard]] bool isZeroOrOne() const;
};

/// Looks at all cells of the column that stands at this place.
[[nodiscard]] Profile profileOf(const Column& column, std::size_t place);
/// The texts of its first levels, in order of first appearance; two where it has as many.
[[nodiscard]] std::vector<std::string> firstLevels(const Profile& profile);
/// What is told of a column beside its role.
[[nodiscard]] ColumnFacts factsOf(const Profile& profile);

/// Whether each level of `key` stands beside one level of `other` alone.
[[nodiscard]] bool determines(const Profile& key, const Profile& other);
/// Whether the rows of each case stand below each other.
[[nodiscard]] bool areBlocks(const Profile& cases);
/// Whether the rows of each case stand below each other and the numbers rise strictly among them.
[[nodiscard]] bool goesOnIn(const Profile& cases, const Profile& numbers);

// What the texts of a column look like.
[[nodiscard]] bool hasDigit(const std::string& text);
/// A path, or an address of the web.
[[nodiscard]] bool isPath(const std::string& text);
/// "9af8f89f"
[[nodiscard]] bool isHash(const std::string& text);
/// "Does the cache hold all rows?", "a box of twelve steel bolts": words that nobody would name a row or a series by.
[[nodiscard]] bool isSentence(const std::string& text);
/// Whether most levels of a column of text are so.
[[nodiscard]] bool areMostly(const Column& texts, bool (*is)(const std::string&));
/// Whether all levels of a column of text are short signs: "07", "TX", "ITF6".
[[nodiscard]] bool areCodes(const Column& texts);
/// The times of the rows, each once where it comes several times in turn; nothing of a text that is not a date.
[[nodiscard]] std::vector<double> timesOf(const Column& column);

/// The combinations of the levels of some columns, as one code a row.
struct Cells {
    LevelCodes codes;
    std::size_t count = 1;

    explicit Cells(std::size_t rows) : codes(rows) {}
    Cells(LevelCodes known, std::size_t number) : codes(std::move(known)), count(number) {}
    [[nodiscard]] std::size_t operator[](std::size_t place) const { return static_cast<std::size_t>(codes[place]); }
    void split(const Profile& by);
    /// The same where the codes are of these rows alone.
    void split(const Profile& by, const Rows& rows);
    /// Rows of each cell.
    [[nodiscard]] std::vector<std::size_t> sizes() const;
};

}  // namespace greyscope::data
