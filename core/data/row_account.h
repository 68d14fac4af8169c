#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "core/base/names.h"

namespace greyscope::data {

/// Why a step left rows out, or what else it could not take as it stood.
enum class Reason {
    condition,       ///< rows that do not meet it; left out as asked
    marked,          ///< rows named by their line; left out as asked
    nameEmpty,       ///< rows that should have named a series; left out
    markedNotThere,  ///< lines of which there is no row (any more)
    partsEmpty,      ///< rows whose cell to split is empty: their parts are
    notSplit,        ///< rows whose cell the pattern does not fit: their parts are empty
    keyEmpty,        ///< rows without a key to look up: the joined cells are empty
    keyUnknown,      ///< rows whose key the other table lacks: the joined cells are empty
    keyUnused,       ///< rows of the other table that nothing asked for
    operandEmpty,    ///< rows in which a cell that the expression needs is empty: so is the computed one
    notFinite,       ///< rows in which the expression has no finite value, as 1/0: the computed cell is empty
    columnLeftOut,   ///< columns that hold no numbers
    otherSeries,     ///< rows of series that nobody asked for
    valueEmpty,      ///< rows in which nothing was measured
    noPartner,       ///< rows of cells that the other of two series lacks
    cellSet,         ///< cells that somebody changed; the examples are what stood there
    emptyFilled,     ///< rows whose empty cell somebody gave a value
    rounded,         ///< rows in which a double rounds the whole number that the expression gives
};

/// "condition", "marked", "name-empty", ...
[[nodiscard]] const base::Names<Reason>& reasonNames();

/// So many rows (lines, columns) for one reason.
struct Tally {
    Reason reason = Reason::condition;
    std::string what;  ///< the condition, the column, the file
    std::size_t count = 0;
    std::size_t firstLine = 0;          ///< of the source file, 0 where it is not known
    std::vector<std::string> examples;  ///< the first few different cells, keys or columns
    std::string firstTable = {};        ///< of a stack, the table whose file has the first line
    bool operator==(const Tally&) const = default;
};

/// What became of the rows in one step of a recipe. rows before = rows left out + `becameSeries` where the step makes
/// columns of rows, else rows before = rows left out + rows after / `made`, but for rows that it added.
struct StepAccount {
    std::string step = {};  ///< as the command line spells it
    std::string name = {};  ///< that somebody gave it; may be empty
    std::size_t before = 0;
    std::size_t after = 0;
    std::size_t made = 1;          ///< rows of each that stays
    std::size_t becameSeries = 0;  ///< rows that are columns now
    std::vector<Tally> leftOut;    ///< rows
    std::vector<Tally> remarks;    ///< of rows that stay
    std::string table = {};        ///< the part of a stack that went through it; "": the table itself
    bool operator==(const StepAccount&) const = default;

    [[nodiscard]] std::size_t rowsLeftOut() const {
        return std::transform_reduce(leftOut.begin(), leftOut.end(), std::size_t{0}, std::plus<>(),
                                     [](const Tally& tally) { return tally.count; });
    }
    /// Whether it makes other rows of those that it keeps.
    [[nodiscard]] bool reshapes() const { return made != 1 || becameSeries > 0 || rowsAdded() > 0; }
    /// Rows that were not there.
    [[nodiscard]] std::size_t rowsAdded() const {
        const std::size_t stayed = before - rowsLeftOut();
        return made == 1 && becameSeries == 0 && after > stayed ? after - stayed : 0;
    }
    /// Whether it tells of anything that nobody asked for.
    [[nodiscard]] bool unasked() const {
        return std::any_of(leftOut.begin(), leftOut.end(),
                           [](const Tally& tally) { return tally.reason == Reason::nameEmpty; }) ||
               std::any_of(remarks.begin(), remarks.end(), [](const Tally& tally) {
                   return tally.reason != Reason::keyUnused && tally.reason != Reason::cellSet &&
                          tally.reason != Reason::emptyFilled;
               });
    }
};

/// How many of these steps, the first ones, are of parts of a stack.
[[nodiscard]] std::size_t stepsOfParts(const std::vector<StepAccount>& steps);

/// The steps of a stack's parts as steps of the whole, which keep a name in `table`, and behind them those of the stack
/// itself. Counts are summed up, and a reason that several parts have stands once. Parts that were reshaped in
/// different ways have one step, which counts the rows of each part after its last reshaping.
[[nodiscard]] std::vector<StepAccount> summedSteps(const std::vector<StepAccount>& steps);

}  // namespace greyscope::data
