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

/// Options for comparing two runs.
struct CompareOptions {
    std::vector<std::string> match;  ///< columns whose values identify a cell; empty: settingsInBoth() of the keys and
                                     ///< factors
    std::string value;               ///< column of the metric; "": the first metric of the run before
    std::optional<Better> better;    ///< which direction is better; nullopt: derived from the metric's unit or name
    ChangeOptions change;
    bool operator==(const CompareOptions&) const = default;
};

/// What happened to the rows of one run in a comparison.
struct RunAccount {
    std::string name;
    data::LeftOut leftOut;                ///< rows read, and rows left out because of conditions or empty cells
    std::vector<std::string> cellsAlone;  ///< labels of the cells that only this run has
};

/// The comparison of two runs: the change of each cell that both have, and the mean change.
struct Comparison {
    /// The options, with `match`, `value` and `better` set to what was used. If `better` is still nullopt, it is
    /// unknown which direction is better: "worse" then means lower and "better" higher.
    CompareOptions options;
    std::string unit;               ///< unit of the run before; values of the run after are converted to it
    std::vector<CellChange> cells;  ///< in the order of the run before
    MeanChange overall;
    /// Mean changes by the levels of the first matched column that has two to eight levels.
    std::vector<MeanChange> groups;
    std::string groupedBy;
    RunAccount before, after;
    /// Number of untested cells, by the reason (see Untested).
    std::size_t oneRepeat = 0, notPositive = 0, noSpread = 0, summedUp = 0, beyondNumbers = 0, fewRanks = 0;
    std::optional<double> meanVariation;  ///< mean coefficient of variation over all cells and both runs
    /// Settings that are not matched but vary within cells, so that the measurements of a cell may not be true repeats.
    std::vector<std::string> mixed;
    /// A condition that leaves out the rows with spreads, extremes and counts, such as "aggregate_name!=stddev";
    /// nullopt if there are no such rows.
    std::optional<data::Filter> spreads;

    [[nodiscard]] bool betterIsKnown() const { return options.better.has_value(); }
};

/// Compares two runs: tests the change of each cell that both have, and decides about it. Errors: those of select();
/// unknownColumn, columnNotNumeric, noNumericColumn; optionConflict (the metric is among the columns to match);
/// unitsDiffer; noMatchingRows; those of ChangeOptions; cancelled.
[[nodiscard]] base::Expected<Comparison> compareRuns(const Run& before, const Run& after, const CompareOptions& options,
                                                     base::Threads threads, base::Progress& progress);

/// Returns whether more or less of the metric `value` is better, as stated in the files or derived from its name and
/// unit; nullopt if unknown.
[[nodiscard]] std::optional<Better> directionOf(const data::Dataset& before, const data::Dataset& after,
                                                const std::string& value);

/// The accounts of the rows of both runs.
struct RunAccounts {
    RunAccount before, after;
};
/// Returns what happens to the rows of two runs when they are compared, even if they have no cell in common. Errors:
/// those of compareRuns() except noMatchingRows.
[[nodiscard]] base::Expected<RunAccounts> accountsOf(const Run& before, const Run& after, const CompareOptions& options,
                                                     base::Progress& progress);

/// Returns the index of the cell with the worst change, the first one on ties. There must be a cell.
[[nodiscard]] std::size_t worstCell(const Comparison& comparison);
/// Returns the indices of the cells sorted by change, the worst (or lowest) first.
[[nodiscard]] std::vector<std::size_t> byChange(const Comparison& comparison);

/// Returns the name of a verdict: "worse", "better", "equal" or "undecided". If it is unknown which direction is
/// better, returns "lower" and "higher" for worse and better.
[[nodiscard]] std::string verdictName(Verdict verdict, bool betterIsKnown);

/// The number of cells of the two runs, and of those without a test: cells of one run only, cells measured only once on
/// a side (for ranks, too few times), and cells without a ratio. Repeats without any spread do not need a test.
struct CellCount {
    std::size_t all = 0;
    std::size_t unmatched = 0;  ///< number of cells that only one run has
    std::size_t untested = 0;   ///< number of cells without a test, including `unmatched`
};
[[nodiscard]] CellCount countCells(const Comparison& comparison);

}  // namespace greyscope::stats
