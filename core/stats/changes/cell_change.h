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
/// The names of the directions: "more", "less".
[[nodiscard]] const base::Names<Better>& betterNames();

/// The test that decides about a change: Welch's t test of the logarithms against the margin, or the Mann-Whitney test
/// of no change at all, as in benchstat.
enum class ChangeTest { welch, mannWhitney };
/// The names of the tests: "welch", "mann-whitney".
[[nodiscard]] const base::Names<ChangeTest>& changeTestNames();

/// How the interval of a change is calculated: by Welch's method on logarithms, or by bootstrap (BCa). With the rank
/// test, it is always by bootstrap.
enum class ChangeInterval { welch, bootstrap };
/// The names of the intervals: "welch", "bootstrap".
[[nodiscard]] const base::Names<ChangeInterval>& changeIntervalNames();

/// The decision about a cell: whether the run after is worse, better or equal, or whether this is undecided.
enum class Verdict { worse, better, equal, undecided };
/// The names of the verdicts: "worse", "better", "equal", "undecided".
[[nodiscard]] const base::Names<Verdict>& verdictNames();

/// Why the change of a cell cannot be tested.
/// oneRepeat: a side has only one measurement. notPositive: a value is not positive. noSpread: the measurements do not
/// vary. summedUp: ranks need single measurements, but the table only contains their means. beyondNumbers: the ratio
/// overflows or underflows a double. fewRanks: even completely separated ranks do not reach the level, such as with 3
/// and 3 measurements at 5 %.
enum class Untested { none, oneRepeat, notPositive, noSpread, summedUp, beyondNumbers, fewRanks };
/// The names of the reasons: "", "one repeat", "not positive", "no spread", "summed up", "beyond numbers", "few ranks".
[[nodiscard]] const base::Names<Untested>& untestedNames();

/// Options for testing changes between two runs.
struct ChangeOptions {
    double margin = 0.03;      ///< margin in [0, 1); changes in [-margin, +margin] count as no change
    double confidence = 0.95;  ///< confidence of intervals, in (0, 1); 1 - confidence is the level of the tests
    Better better = Better::more;
    ChangeTest test = ChangeTest::welch;
    ChangeInterval interval = ChangeInterval::welch;
    Adjustment adjustment = Adjustment::benjaminiHochberg;
    std::size_t draws = 10'000;
    std::uint64_t seed = 1;
    bool operator==(const ChangeOptions&) const = default;

    /// Returns whether intervals are calculated by bootstrap; with the rank test, they always are.
    [[nodiscard]] bool isDrawn() const {
        return test == ChangeTest::mannWhitney || interval == ChangeInterval::bootstrap;
    }
    /// Checks the options. Error: optionOutOfRange.
    [[nodiscard]] base::Expected<void> validate() const;
};

/// The measurements of a cell in one run, with their centre and its interval. The centre is the geometric mean with its
/// t interval by logarithms, or the mean if a value is not positive. For the rank test, it is the median with
/// benchstat's interval: two of the values, with at least the requested confidence.
struct Repeats {
    /// The measurements, in the order of the rows; empty if they were aggregated in the input.
    std::vector<double> values;
    std::optional<Moments> summed;  ///< moments of aggregated measurements; their logarithms are then logMomentsFrom()
                                    ///< these
    std::size_t count = 0;          ///< number of measurements, at least one
    double centre = 0.0;
    std::optional<Interval> interval;
    std::optional<double> variation;  ///< coefficient of variation
};

/// The change of one cell from the run before to the run after: the ratio of geometric means (with the rank test: of
/// medians) minus 1.
struct CellChange {
    std::vector<std::string> labels;
    Repeats before, after;
    std::optional<double> change;              ///< nullopt if the ratio is not a finite number
    std::optional<Interval> interval;          ///< interval of the change
    std::optional<MeanDifference> logarithms;  ///< mean of ln after minus mean of ln before
    std::optional<double> p, adjustedP;  ///< p of the test for a change beyond the margin (with the rank test: for any
                                         ///< change); small if the cell is worse or better
    /// p of the test for a change within the margin; small if the cell is equal.
    std::optional<double> pEqual, adjustedPEqual;
    Untested untested = Untested::none;
    Verdict verdict = Verdict::undecided;
};

/// Measures the change of one cell; its verdict and adjusted p values are set later by decide(). `number` is the index
/// of the cell, which selects its random numbers.
[[nodiscard]] CellChange measureChange(std::vector<std::string> labels, std::vector<double> before,
                                       std::vector<double> after, const ChangeOptions& options, std::size_t number);

/// The measurements of a cell in one run before they are evaluated: either the values, or their number, mean and
/// deviation.
struct Measured {
    std::vector<double> values;
    std::optional<Moments> summed = {};
};
/// Measures the change of one cell as above, also from measurements that were aggregated in the input. Such a cell has
/// no bootstrap and no ranks.
[[nodiscard]] CellChange measureChange(std::vector<std::string> labels, Measured before, Measured after,
                                       const ChangeOptions& options, std::size_t number);

/// Decides about all cells: adjusts their p values and sets their verdicts. A cell is worse or better if the adjusted p
/// of a change beyond the margin (with the rank test: of any change) is at most 1 - confidence. It is equal if the
/// adjusted p of two one-sided tests is at most that; otherwise it is undecided. A cell whose repeats do not vary is
/// decided by the change itself.
void decide(std::vector<CellChange>& cells, const ChangeOptions& options);

/// The mean change of several cells, by the geometric mean of their ratios.
struct MeanChange {
    std::string name;  ///< "" for all cells
    std::size_t cells = 0;
    std::size_t changes = 0;  ///< number of cells with a change
    std::optional<double> change;
    std::optional<Interval> interval;
    bool overCells = false;  ///< whether the interval treats the cells as a sample, because not every cell has an error
                             ///< from repeats
    Verdict verdict = Verdict::undecided;
    std::vector<std::size_t> verdicts = std::vector<std::size_t>(4, 0);  ///< number of cells, by Verdict
};

/// Calculates the mean change of several cells. Its standard error is the root of the sum of the cells' squared errors,
/// divided by their number, with Satterthwaite's degrees of freedom: the uncertainty of the mean over these very cells.
/// The margin is tested as for single cells, without adjustment; the verdict is equal only if no cell is worse or
/// better.
[[nodiscard]] MeanChange meanChange(const std::vector<const CellChange*>& cells, const ChangeOptions& options,
                                    std::string name = {});

}  // namespace greyscope::stats
