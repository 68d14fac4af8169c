#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/parallel.h"
#include "core/data/columns/direction.h"
#include "core/stats/changes/adjust.h"
#include "core/stats/changes/welch.h"
#include "core/stats/sample.h"

namespace greyscope::stats {

using data::Better;
/// "more", "less".
[[nodiscard]] const base::Names<Better>& betterNames();

/// What decides about a change: Welch's t test of the logarithms against the margin, or Mann and Whitney's test of no
/// change at all, as benchstat has it.
enum class ChangeTest { welch, mannWhitney };
/// "welch", "mann-whitney".
[[nodiscard]] const base::Names<ChangeTest>& changeTestNames();

/// Interval of a change: Welch's on logarithms, or drawn (BCa) as the rank test has it in any case.
enum class ChangeInterval { welch, bootstrap };
/// "welch", "bootstrap".
[[nodiscard]] const base::Names<ChangeInterval>& changeIntervalNames();

enum class Verdict { worse, better, equal, undecided };
/// "worse", "better", "equal", "undecided".
[[nodiscard]] const base::Names<Verdict>& verdictNames();

/// Why a cell has no test.
/// summedUp: ranks are of measurements, which a table of their means does not hold. beyondNumbers: so far apart that
/// no double holds their ratio. fewRanks: not even ranks that are wholly apart give a p at the level, as of 3 and 3
/// measurements at 5 %.
enum class Untested { none, oneRepeat, notPositive, noSpread, summedUp, beyondNumbers, fewRanks };
/// "", "one repeat", "not positive", "no spread", "summed up", "beyond numbers", "few ranks".
[[nodiscard]] const base::Names<Untested>& untestedNames();

struct ChangeOptions {
    double margin = 0.03;      ///< changes in [-margin, +margin] count as none; in [0, 1)
    double confidence = 0.95;  ///< of intervals; 1 less it is the level of the tests; in (0, 1)
    Better better = Better::more;
    ChangeTest test = ChangeTest::welch;
    ChangeInterval interval = ChangeInterval::welch;
    Adjustment adjustment = Adjustment::benjaminiHochberg;
    std::size_t draws = 10'000;
    std::uint64_t seed = 1;
    bool operator==(const ChangeOptions&) const = default;

    /// Whether intervals are read off draws, as those of the rank test are in any case.
    [[nodiscard]] bool isDrawn() const {
        return test == ChangeTest::mannWhitney || interval == ChangeInterval::bootstrap;
    }
    /// optionOutOfRange.
    [[nodiscard]] base::Expected<void> validate() const;
};

/// What was measured in a cell on one side: the geometric mean and its t interval by logarithms (the mean where a value
/// is not above 0), or with the rank test the median and its interval as benchstat has it: two of the values,
/// with at least the confidence.
struct Repeats {
    std::vector<double> values;     ///< in the order of the rows; none where they were summed up before they arrived
    std::optional<Moments> summed;  ///< of those; the logarithms are then logMomentsFrom() them
    std::size_t count = 0;          ///< of measurements; at least one
    double centre = 0.0;
    std::optional<Interval> interval;
    std::optional<double> variation;  ///< coefficient of variation
};

/// One cell before and after. The change is the ratio of geometric means (with the rank test of medians) less 1.
struct CellChange {
    std::vector<std::string> labels;
    Repeats before, after;
    std::optional<double> change;              ///< none where the ratio is no number
    std::optional<Interval> interval;          ///< of the change
    std::optional<MeanDifference> logarithms;  ///< mean of ln after less mean of ln before
    std::optional<double> p, adjustedP;        ///< that it is worse or better
    std::optional<double> pEqual, adjustedPEqual;
    Untested untested = Untested::none;
    Verdict verdict = Verdict::undecided;
};

/// Everything but the verdict and the adjusted p of a cell; `number` sets its draws apart.
[[nodiscard]] CellChange measureChange(std::vector<std::string> labels, std::vector<double> before,
                                       std::vector<double> after, const ChangeOptions& options, std::size_t number);

/// What a cell is known by on a side: its measurements, or how many there were and what they came to.
struct Measured {
    std::vector<double> values;
    std::optional<Moments> summed = {};
};
/// The same; where a side was summed up there are no draws, and no ranks.
[[nodiscard]] CellChange measureChange(std::vector<std::string> labels, Measured before, Measured after,
                                       const ChangeOptions& options, std::size_t number);

/// Adjusts over all cells and decides each: worse or better where the adjusted p of a change beyond the margin (with
/// the rank test: of any) is at most 1 - confidence, equal where that of two one-sided tests is, else undecided. Cells
/// whose repeats do not differ at all are decided by the change itself.
void decide(std::vector<CellChange>& cells, const ChangeOptions& options);

/// Geometric mean of the changes of some cells.
struct MeanChange {
    std::string name;  ///< "" of all
    std::size_t cells = 0;
    std::size_t changes = 0;  ///< cells that have one
    std::optional<double> change;
    std::optional<Interval> interval;
    bool overCells = false;  ///< the interval is that of cells as a sample, as not each has repeats to tell its own
    Verdict verdict = Verdict::undecided;
    std::vector<std::size_t> verdicts = std::vector<std::size_t>(4, 0);  ///< cells by Verdict
};

/// Standard error: the root of the sum of squares of those of the cells, by their number, with Satterthwaite's degrees
/// of freedom; it tells how sure the mean of these very cells is. Compared with the margin by the same tests,
/// unadjusted; equal only where no cell is worse or better.
[[nodiscard]] MeanChange meanChange(const std::vector<const CellChange*>& cells, const ChangeOptions& options,
                                    std::string name = {});

}  // namespace greyscope::stats
