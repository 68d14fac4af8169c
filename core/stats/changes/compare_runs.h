#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/data/left_out.h"
#include "core/stats/changes/cell_change.h"
#include "core/stats/changes/compared_cells.h"

namespace greyscope::stats {

struct CompareOptions {
    std::vector<std::string>
        match;                     ///< columns whose values make a cell; none: settingsInBoth() of the keys and factors
    std::string value;             ///< the metric; "": the first that the first table has
    std::optional<Better> better;  ///< none: what the metric's unit or name says
    ChangeOptions change;
    bool operator==(const CompareOptions&) const = default;
};

/// What became of one run's rows.
struct RunAccount {
    std::string name;
    data::LeftOut leftOut;                ///< rows read, rows the conditions and empty cells leave out
    std::vector<std::string> cellsAlone;  ///< those cells, by their labels
};

struct Comparison {
    /// With all that was found out: match, value, better. Without `better` nobody said what is better and neither unit
    /// nor name tells: "worse" means lower then, "better" higher.
    CompareOptions options;
    std::string unit;               ///< of the run before; values of the other were converted to it
    std::vector<CellChange> cells;  ///< in the order in which the run before has them
    MeanChange overall;
    std::vector<MeanChange> groups;  ///< by the levels of the first matched column that has two to eight
    std::string groupedBy;
    RunAccount before, after;
    /// Cells by Untested.
    std::size_t oneRepeat = 0, notPositive = 0, noSpread = 0, summedUp = 0, beyondNumbers = 0, fewRanks = 0;
    std::optional<double> meanVariation;  ///< mean coefficient of variation over both sides of all cells
    /// Settings in which rows of one cell differ although they are not matched by: their repeats may be none.
    std::vector<std::string> mixed;
    /// Rows of spreads, extremes and counts, which are no cells: "aggregate_name!=stddev"; none without such rows.
    std::optional<data::Filter> spreads;

    [[nodiscard]] bool betterIsKnown() const { return options.better.has_value(); }
};

/// Cells that both runs have, each with its change, and the verdicts. Errors: those of select(); unknownColumn,
/// columnNotNumeric, noNumericColumn; optionConflict (the metric among the columns to match); unitsDiffer;
/// noMatchingRows; those of ChangeOptions; cancelled.
[[nodiscard]] base::Expected<Comparison> compareRuns(const Run& before, const Run& after, const CompareOptions& options,
                                                     base::Threads threads, base::Progress& progress);

/// What is better of this metric where nobody says it: as the files state it, or as its name and unit tell.
[[nodiscard]] std::optional<Better> directionOf(const data::Dataset& before, const data::Dataset& after,
                                                const std::string& value);

struct RunAccounts {
    RunAccount before, after;
};
/// What becomes of the rows of two runs, also where no cell of one is in the other. Errors: those of compareRuns() but
/// noMatchingRows.
[[nodiscard]] base::Expected<RunAccounts> accountsOf(const Run& before, const Run& after, const CompareOptions& options,
                                                     base::Progress& progress);

/// The one with the worst change, the first of equal ones; there is a cell.
[[nodiscard]] std::size_t worstCell(const Comparison& comparison);
/// Worse changes first, or lower ones: the order of a list by change.
[[nodiscard]] std::vector<std::size_t> byChange(const Comparison& comparison);

/// "worse", "better", "equal", "undecided"; "lower" and "higher" where it is not known what is better.
[[nodiscard]] std::string verdictName(Verdict verdict, bool betterIsKnown);

/// Cells of either run, and those of them that have no test: of one run alone, measured once on a side (for ranks, too
/// seldom), or without a ratio. Repeats without any spread need none.
struct CellCount {
    std::size_t all = 0;
    std::size_t unmatched = 0;  ///< that one run alone has
    std::size_t untested = 0;   ///< with these
};
[[nodiscard]] CellCount countCells(const Comparison& comparison);

}  // namespace greyscope::stats
