#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "core/base/names.h"

namespace greyscope::data {

/// Why rows, cells or columns are not used unchanged, by a recipe step or an analysis.
enum class Reason {
    condition,       ///< filter: rows that do not meet the condition; left out, as the user asked for
    marked,          ///< rows that the user excluded by their line number; left out
    nameEmpty,       ///< turning rows into series: rows in which the cell that would name the series is empty; left out
    markedNotThere,  ///< lines that the user excluded but that no row comes from, or no longer
    partsEmpty,      ///< splitting a column: rows in which the cell is empty, so that its parts are empty as well
    notSplit,    ///< splitting a column: rows in which the cell does not match the pattern, so that its parts are empty
    keyEmpty,    ///< joining a table: rows without a key to look up, in which the joined cells are empty
    keyUnknown,  ///< joining a table: rows whose key is not in the other table, in which the joined cells are empty
    keyUnused,   ///< joining a table: rows of the other table whose key does not occur in this table
    operandEmpty,   ///< computing a column: rows in which a column of the expression is empty, so that the result is
                    ///< empty as well
    notFinite,      ///< computing a column: rows in which the expression has no finite value, such as 1/0, so that the
                    ///< result is empty
    columnLeftOut,  ///< turning rows into series: columns without numbers, which are left out
    otherSeries,    ///< analysis: rows of series that the user did not select
    valueEmpty,     ///< analysis: rows without a measured value
    noPartner,      ///< comparison: rows at points, or in cells, that another of the compared series lacks
    cellSet,        ///< cells that the user changed; the examples are their earlier contents
    emptyFilled,    ///< rows in which the user filled an empty cell
    rounded,  ///< computing a column: rows in which the result is an integer that a double cannot represent; it is
              ///< rounded
};

/// All reasons with their names in files: "condition", "marked", "name-empty", ...
[[nodiscard]] const base::Names<Reason>& reasonNames();

/// Count of the rows (or lines, cells or columns) to which one reason applies.
struct Tally {
    Reason reason = Reason::condition;
    std::string what;  ///< the condition, column or file that the reason refers to
    std::size_t count = 0;
    std::size_t firstLine = 0;          ///< line of the first of these rows in the source file; 0 if unknown
    std::vector<std::string> examples;  ///< the first few distinct cells, keys or columns to which the reason applies
    /// In a stack of tables: name of the table to whose file the line `firstLine` belongs.
    std::string firstTable = {};
    bool operator==(const Tally&) const = default;
};

/// Row account of one recipe step: what became of the rows that it was given. If the step turns rows into columns,
/// `before` = rows left out + `becameSeries`. Otherwise `before` = rows left out + `after` / `made`, apart from rows
/// that the step added.
struct StepAccount {
    std::string step = {};  ///< the step as text, as on the command line
    std::string name = {};  ///< name that the user gave the step; may be empty
    std::size_t before = 0;
    std::size_t after = 0;
    std::size_t made = 1;          ///< number of rows made from each row that was kept
    std::size_t becameSeries = 0;  ///< number of rows that became columns
    std::vector<Tally> leftOut;    ///< counts of the rows that the step left out, by reason
    std::vector<Tally> remarks;    ///< counts of rows that were kept but have a problem, such as an empty cell
    std::string table = {};        ///< name of the part of a stack to which the step was applied; "" = the whole table
    bool operator==(const StepAccount&) const = default;

    [[nodiscard]] std::size_t rowsLeftOut() const {
        return std::transform_reduce(leftOut.begin(), leftOut.end(), std::size_t{0}, std::plus<>(),
                                     [](const Tally& tally) { return tally.count; });
    }
    /// Whether the step changes the number of rows in another way than by leaving rows out.
    [[nodiscard]] bool reshapes() const { return made != 1 || becameSeries > 0 || rowsAdded() > 0; }
    /// Returns how many rows the step added to the table.
    [[nodiscard]] std::size_t rowsAdded() const {
        const std::size_t stayed = before - rowsLeftOut();
        return made == 1 && becameSeries == 0 && after > stayed ? after - stayed : 0;
    }
    /// Whether the step left out rows, or could not use cells or columns unchanged, without the user having asked for
    /// it.
    [[nodiscard]] bool unasked() const {
        return std::any_of(leftOut.begin(), leftOut.end(),
                           [](const Tally& tally) { return tally.reason == Reason::nameEmpty; }) ||
               std::any_of(remarks.begin(), remarks.end(), [](const Tally& tally) {
                   return tally.reason != Reason::keyUnused && tally.reason != Reason::cellSet &&
                          tally.reason != Reason::emptyFilled;
               });
    }
};

/// Returns how many steps at the beginning of the list were applied to parts of a stack, not to the stack itself.
[[nodiscard]] std::size_t stepsOfParts(const std::vector<StepAccount>& steps);

/// Returns the row accounts of a stack with the steps of its parts summed into steps of the whole stack, whose `table`
/// names the parts. The steps applied to the stack itself follow. Counts are added, and equal reasons of several parts
/// are merged. If the parts were reshaped in different ways, they get one common step, which counts the rows of each
/// part after its last reshaping.
[[nodiscard]] std::vector<StepAccount> summedSteps(const std::vector<StepAccount>& steps);

}  // namespace greyscope::data
