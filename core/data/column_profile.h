#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/data/roles.h"

namespace greyscope::data {

/// A column as a table of few levels is seen: each row's level, how many there are, and what the numbers look like.
struct Profile {
    const Column* column = nullptr;
    std::size_t place = 0;             ///< among the columns
    std::vector<std::int32_t> levels;  ///< -1: missing
    std::size_t distinct = 0;
    std::size_t alone = 0;  ///< rows whose number no other row has
    std::size_t present = 0;
    bool increasing = true;  ///< strictly, from row to row
    bool neverFalls = true;
    bool counts = true;      ///< each number is one more than that of the row before, or the first one again
    bool whole = true;       ///< integers alone
    bool balanced = false;   ///< each level comes up equally often, and more than once
    bool sizes = false;      ///< text, each level a number with a unit
    bool times = false;      ///< dates and times as text, or counted since 1970
    std::size_t fewest = 0;  ///< rows of a level
    std::size_t most = 0;
    bool endless = false;  ///< so many different numbers that their levels were not told apart

    [[nodiscard]] bool isNumeric() const { return column->isNumeric(); }
    [[nodiscard]] bool isOrdered() const { return isNumeric() || sizes || times; }
    [[nodiscard]] bool isComplete() const { return present == levels.size(); }
    /// A column that differs in every row cannot name series: each would have one point.
    [[nodiscard]] bool isAxisLike() const { return distinct == present && isComplete(); }
};

/// Looks at all cells of the column that stands at this place.
[[nodiscard]] Profile profileOf(const Column& column, std::size_t place);
/// The texts of its first levels, in order of first appearance; two where it has as many.
[[nodiscard]] std::vector<std::string> firstLevels(const Profile& profile);
/// What is told of a column beside its role.
[[nodiscard]] ColumnFacts factsOf(const Profile& profile);

/// 0 and 1 alone, and both of them.
[[nodiscard]] bool isZeroOrOne(const Profile& profile);
[[nodiscard]] bool isRate(const std::string& unit);
/// Whether the column repeats little: a design has few levels in many rows, a measurement hardly repeats.
[[nodiscard]] bool mostlyDifferent(const Profile& profile);
/// Each version or file comes up equally often: as something that was compared does.
[[nodiscard]] bool repeatsEvenly(const Profile& profile);
/// Whether it says when a row was. Of numbers "time" is more often how long something took.
[[nodiscard]] bool tellsTime(const Profile& profile);
/// By what the column is seen to hold measurements, if it does.
[[nodiscard]] std::optional<RoleClue> measuredBy(const Profile& profile);
/// Whether each level of `key` stands beside one level of `other` alone.
[[nodiscard]] bool determines(const Profile& key, const Profile& other);

/// Whether the rows of each case stand below each other and the numbers rise strictly among them.
[[nodiscard]] bool goesOnIn(const Profile& cases, const Profile& numbers);

/// The combinations of the levels of some columns, as one code a row. Of endless columns every row is its own.
struct Cells {
    std::vector<std::uint32_t> codes;
    std::size_t count = 1;

    explicit Cells(std::size_t rows) : codes(rows, 0) {}
    void split(const Profile& by);
};
/// Whether rows of one cell never agree in the column.
[[nodiscard]] bool tellsApart(const Cells& cells, const Profile& profile);

}  // namespace greyscope::data
