#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/parallel.h"
#include "core/base/progress.h"
#include "core/data/dataset.h"
#include "core/data/filter.h"
#include "core/data/left_out.h"
#include "core/stats/cell_change.h"

namespace greyscope::stats {

/// Measurements of one run: rows of a table.
struct Run {
    data::Dataset table;
    std::vector<data::Filter> where;
    std::string name;
};

struct CompareOptions {
    std::vector<std::string>
        match;                     ///< columns whose values make a cell; none: settingsInBoth() of the keys and factors
    std::string value;             ///< the metric; "": the first that the first table has
    std::optional<Better> better;  ///< none: what the metric's unit or name says, else more
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
    CompareOptions options;         ///< with all that was found out: match, value, better
    bool betterIsKnown = true;      ///< false: nobody said and neither unit nor name tells; more was taken
    std::string unit;               ///< of the run before; values of the other were converted to it
    std::vector<CellChange> cells;  ///< in the order in which the run before has them
    MeanChange overall;
    std::vector<MeanChange> groups;  ///< by the levels of the first matched column that has two to eight
    std::string groupedBy;
    RunAccount before, after;
    std::size_t oneRepeat = 0, notPositive = 0, noSpread = 0, summedUp = 0, beyondNumbers = 0;  ///< cells by Untested
    std::optional<double> meanVariation;  ///< mean coefficient of variation over both sides of all cells
    /// Settings in which rows of one cell differ although they are not matched by: their repeats may be none.
    std::vector<std::string> mixed;
};

/// Whether more or less is better, by a unit ("MB/s", "ns/op") or a name ("latency", "throughput"); none: neither
/// tells.
[[nodiscard]] std::optional<Better> betterOf(const std::string& name, const std::string& unit);

/// Those of `settings` that both tables have, without those that are one value in both, that count repeats, or that
/// tell the runs apart (a condition of one run that is not the other's).
[[nodiscard]] std::vector<std::string> settingsInBoth(const Run& before, const Run& after,
                                                      std::vector<std::string> settings, const std::string& value);

/// Cells that both runs have, each with its change, and the verdicts. Errors: those of select(); unknownColumn,
/// columnNotNumeric, noNumericColumn; optionConflict (the metric among the columns to match); unitsDiffer;
/// noMatchingRows; those of ChangeOptions; cancelled.
[[nodiscard]] base::Expected<Comparison> compareRuns(const Run& before, const Run& after, const CompareOptions& options,
                                                     base::Threads threads, base::Progress& progress);

/// The one with the worst change, the first of equal ones; there is a cell.
[[nodiscard]] std::size_t worstCell(const Comparison& comparison);
/// Worse changes first: the order of a list by change.
[[nodiscard]] std::vector<std::size_t> byChange(const Comparison& comparison);

}  // namespace greyscope::stats
