#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "core/base/names.h"

namespace greyscope::data {

/// Why a recipe step left rows out, or which cells or columns it could not use unchanged.
enum class Reason {
    condition,       ///< rows that do not meet the condition; left out as asked
    marked,          ///< rows excluded by their line number; left out as asked
    nameEmpty,       ///< rows whose cell that should name a series is empty; left out
    markedNotThere,  ///< excluded lines that no row comes from (any more)
    partsEmpty,      ///< rows whose cell to split is empty: the parts are empty as well
    notSplit,        ///< rows whose cell does not match the pattern: the parts are empty
    keyEmpty,        ///< rows without a key to look up: the joined cells are empty
    keyUnknown,      ///< rows whose key is not in the other table: the joined cells are empty
    keyUnused,       ///< rows of the other table whose key no row of this table has
    operandEmpty,    ///< rows in which an operand of the expression is empty: the computed cell is empty as well
    notFinite,       ///< rows in which the expression has no finite value, such as 1/0: the computed cell is empty
    columnLeftOut,   ///< columns that contain no numbers
    otherSeries,     ///< rows of series that were not selected
    valueEmpty,      ///< rows without a measured value
    noPartner,       ///< rows of cells that the other of two compared series lacks
    cellSet,         ///< cells changed by the user; the examples are their earlier contents
    emptyFilled,     ///< rows whose empty cell was filled by the user
    rounded,         ///< rows in which the expression gives an integer that a double rounds
};

/// The name of every reason: "condition", "marked", "name-empty", ...
[[nodiscard]] const base::Names<Reason>& reasonNames();

/// Number of rows (or lines or columns) affected for one reason.
struct Tally {
    Reason reason = Reason::condition;
    std::string what;  ///< the condition, column or file concerned
    std::size_t count = 0;
    std::size_t firstLine = 0;          ///< line of the first such row in the source file; 0 if unknown
    std::vector<std::string> examples;  ///< the first few distinct cells, keys or columns
    std::string firstTable = {};        ///< in a stack, the table whose file contains `firstLine`
    bool operator==(const Tally&) const = default;
};

/// Row account of one recipe step. If the step turns rows into columns: before = rows left out + `becameSeries`.
/// Otherwise: before = rows left out + after / `made`, apart from rows that the step added.
struct StepAccount {
    std::string step = {};  ///< as the command line spells it
    std::string name = {};  ///< name given by the user; may be empty
    std::size_t before = 0;
    std::size_t after = 0;
    std::size_t made = 1;          ///< rows made of each row that was kept
    std::size_t becameSeries = 0;  ///< rows that became columns
    std::vector<Tally> leftOut;    ///< rows left out, by reason
    std::vector<Tally> remarks;    ///< remarks about rows that were kept
    std::string table = {};        ///< the part of a stack that the step was applied to; "" = the table itself
    bool operator==(const StepAccount&) const = default;

    [[nodiscard]] std::size_t rowsLeftOut() const {
        return std::transform_reduce(leftOut.begin(), leftOut.end(), std::size_t{0}, std::plus<>(),
                                     [](const Tally& tally) { return tally.count; });
    }
    /// Whether the step changes the number of rows other than by leaving rows out.
    [[nodiscard]] bool reshapes() const { return made != 1 || becameSeries > 0 || rowsAdded() > 0; }
    /// Number of rows that the step added.
    [[nodiscard]] std::size_t rowsAdded() const {
        const std::size_t stayed = before - rowsLeftOut();
        return made == 1 && becameSeries == 0 && after > stayed ? after - stayed : 0;
    }
    /// Whether the account contains anything that the user did not ask for.
    [[nodiscard]] bool unasked() const {
        return std::any_of(leftOut.begin(), leftOut.end(),
                           [](const Tally& tally) { return tally.reason == Reason::nameEmpty; }) ||
               std::any_of(remarks.begin(), remarks.end(), [](const Tally& tally) {
                   return tally.reason != Reason::keyUnused && tally.reason != Reason::cellSet &&
                          tally.reason != Reason::emptyFilled;
               });
    }
};

/// Number of leading steps that belong to parts of a stack.
[[nodiscard]] std::size_t stepsOfParts(const std::vector<StepAccount>& steps);

/// Sums the steps of a stack's parts into steps of the whole stack, whose `table` names the parts; the stack's own
/// steps follow. Counts are added, and equal reasons of several parts are merged. If the parts were reshaped in
/// different ways, they get one step, which counts the rows of each part after its last reshaping.
[[nodiscard]] std::vector<StepAccount> summedSteps(const std::vector<StepAccount>& steps);

}  // namespace greyscope::data
