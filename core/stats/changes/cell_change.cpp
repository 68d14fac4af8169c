#include "core/stats/changes/cell_change.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "core/data/roles/summed_rows.h"
#include "core/stats/bootstrap.h"
#include "core/stats/changes/mann_whitney.h"
#include "core/stats/distributions.h"
#include "core/stats/order_interval.h"
#include "core/stats/ratio.h"

namespace greyscope::stats {

namespace {

/// Returns the two values that benchstat prints; nullopt if an end is open.
std::optional<Interval> rankInterval(const std::vector<double>& ascending, double confidence) {
    const OrderInterval orders = likeliestOrders(ascending.size(), 0.5, confidence);
    return orders.low > 0 && orders.high <= ascending.size()
               ? std::optional(Interval{ascending[orders.low - 1], ascending[orders.high - 1]})
               : std::nullopt;
}

std::optional<Moments> logarithmsOf(const Repeats& repeats) {
    return repeats.summed ? logMomentsFrom(*repeats.summed) : logMomentsOf(repeats.values);
}

Repeats repeatsOf(Measured measured, const ChangeOptions& options) {
    Repeats repeats{std::move(measured.values), measured.summed, 0, 0.0, {}, {}};
    const std::vector<double>& values = repeats.values;
    const Moments moments = repeats.summed ? *repeats.summed : momentsOf(values);
    repeats.count = moments.count;
    repeats.variation = variationOf(moments);
    if (!repeats.summed && options.test == ChangeTest::mannWhitney) {
        std::vector<double> ascending = values;
        std::sort(ascending.begin(), ascending.end());
        repeats.centre = medianOf(ascending);
        repeats.interval = rankInterval(ascending, options.confidence);
    } else if (const auto logarithms = logarithmsOf(repeats)) {
        repeats.centre = std::exp(logarithms->mean);
        if (const auto interval = meanInterval(*logarithms, options.confidence)) {
            repeats.interval = Interval{std::exp(interval->low), std::exp(interval->high)};
        }
    } else {
        repeats.centre = moments.mean;
        repeats.interval = meanInterval(moments, options.confidence);
    }
    return repeats;
}

Interval logMargin(const ChangeOptions& options) {
    return {std::log1p(-options.margin), std::log1p(options.margin)};
}

/// Converts an interval of logarithms of ratios to changes; nullopt if the upper end overflows.
std::optional<Interval> asChange(const Interval& logarithms) {
    const Interval change{std::expm1(logarithms.low), std::expm1(logarithms.high)};
    return std::isfinite(change.high) ? std::optional(change) : std::nullopt;
}

std::optional<Interval> drawn(const CellChange& cell, Centre centre, const ChangeOptions& options, std::size_t number) {
    const BootstrapOptions bootstrapping{options.draws, options.seed, options.confidence};
    const auto result =
        bootstrapRatio(cell.after.values, cell.before.values, centre, bootstrapping, std::to_string(number));
    return result ? std::optional(Interval{result->interval.low - 1.0, result->interval.high - 1.0}) : std::nullopt;
}

bool isSummedUp(const CellChange& cell) {
    return cell.before.summed || cell.after.summed;
}

/// Returns whether all repeats of both sides are the same number: nothing changed, even if the number is 0.
bool isOneNumber(const CellChange& cell) {
    const auto isFirst = [&](double value) { return value == cell.before.values.front(); };
    return std::min(cell.before.values.size(), cell.after.values.size()) > 1 &&
           std::all_of(cell.before.values.begin(), cell.before.values.end(), isFirst) &&
           std::all_of(cell.after.values.begin(), cell.after.values.end(), isFirst);
}

void measureRanks(CellChange& cell, const ChangeOptions& options, std::size_t number) {
    if (cell.before.centre > 0.0 && cell.after.centre >= 0.0 && std::isfinite(cell.after.centre / cell.before.centre)) {
        cell.change = cell.after.centre / cell.before.centre - 1.0;
    } else {
        cell.untested = Untested::notPositive;
        return;
    }
    if (isSummedUp(cell)) {
        cell.untested = Untested::summedUp;
        return;
    }
    const bool repeated = std::min(cell.before.count, cell.after.count) > 1;
    const bool few = leastRankP(cell.before.count, cell.after.count) > 1.0 - options.confidence;
    cell.untested = !repeated ? Untested::oneRepeat : few ? Untested::fewRanks : Untested::none;
    if (repeated) {
        cell.p = mannWhitney(cell.after.values, cell.before.values, RankRule::benchstat).doubled;
        cell.interval = drawn(cell, Centre::median, options, number);
    }
}

void measureLogarithms(CellChange& cell, const ChangeOptions& options, std::size_t number) {
    const auto before = logarithmsOf(cell.before);
    const auto after = logarithmsOf(cell.after);
    if (!before || !after) {
        cell.untested = Untested::notPositive;
        return;
    }
    const double change = std::expm1(after->mean - before->mean);
    if (!std::isfinite(change) || change <= -1.0) {
        cell.untested = Untested::beyondNumbers;
        return;
    }
    cell.change = change;
    if (before->count < 2 || after->count < 2) {
        cell.untested = Untested::oneRepeat;
        return;
    }
    cell.logarithms = welch(*after, *before);
    if (!cell.logarithms) {
        cell.untested = Untested::noSpread;
        return;
    }
    const MarginTest test = againstMargin(*cell.logarithms, logMargin(options));
    cell.p = test.pOutside;
    cell.pEqual = test.pInside;
    cell.interval = options.interval == ChangeInterval::bootstrap && !isSummedUp(cell)
                        ? drawn(cell, Centre::geometricMean, options, number)
                        : asChange(cell.logarithms->interval(options.confidence));
}

Verdict sided(double change, const ChangeOptions& options) {
    return (change > 0.0) == (options.better == Better::more) ? Verdict::better : Verdict::worse;
}

Verdict withoutSpread(double change, const ChangeOptions& options) {
    return std::abs(change) <= options.margin ? Verdict::equal : sided(change, options);
}

void adjust(std::vector<CellChange>& cells, std::optional<double> CellChange::*from,
            std::optional<double> CellChange::*to, Adjustment how) {
    std::vector<double> p;
    for (const CellChange& cell : cells) {
        if (cell.*from) {
            p.push_back(*(cell.*from));
        }
    }
    const std::vector<double> all = adjusted(p, how);
    auto next = all.begin();
    for (CellChange& cell : cells) {
        if (cell.*from) {
            cell.*to = *next++;
        }
    }
}

/// Returns the mean of the logarithms with the cells' own errors; nullopt if a cell has none.
std::optional<MeanDifference> ofRepeats(const std::vector<const CellChange*>& cells) {
    double sum = 0.0;
    double squares = 0.0;
    double fourths = 0.0;
    std::size_t count = 0;
    for (const CellChange* cell : cells) {
        if (!cell->change) {
            continue;
        }
        if (!cell->logarithms && cell->untested != Untested::noSpread) {
            return std::nullopt;
        }
        ++count;
        sum += std::log1p(*cell->change);
        if (cell->logarithms) {
            const double square = cell->logarithms->error * cell->logarithms->error;
            squares += square;
            fourths += square * square / cell->logarithms->freedom;
        }
    }
    if (count == 0 || !(squares > 0.0)) {
        return std::nullopt;
    }
    const auto n = static_cast<double>(count);
    return MeanDifference{sum / n, std::sqrt(squares) / n, squares * squares / fourths};
}

std::optional<MeanDifference> ofCells(const std::vector<double>& logarithms) {
    const Moments moments = momentsOf(logarithms);
    if (moments.count < 2 || !(moments.deviation > 0.0)) {
        return std::nullopt;
    }
    return MeanDifference{moments.mean, moments.error(), static_cast<double>(moments.count - 1)};
}

}  // namespace

const base::Names<Better>& betterNames() {
    static const base::Names<Better> names{{Better::more, "more"}, {Better::less, "less"}};
    return names;
}

const base::Names<ChangeTest>& changeTestNames() {
    static const base::Names<ChangeTest> names{{ChangeTest::welch, "welch"}, {ChangeTest::mannWhitney, "mann-whitney"}};
    return names;
}

const base::Names<ChangeInterval>& changeIntervalNames() {
    static const base::Names<ChangeInterval> names{{ChangeInterval::welch, "welch"},
                                                   {ChangeInterval::bootstrap, "bootstrap"}};
    return names;
}

const base::Names<Verdict>& verdictNames() {
    static const base::Names<Verdict> names{{Verdict::worse, "worse"},
                                            {Verdict::better, "better"},
                                            {Verdict::equal, "equal"},
                                            {Verdict::undecided, "undecided"}};
    return names;
}

const base::Names<Untested>& untestedNames() {
    static const base::Names<Untested> names{{Untested::none, ""},
                                             {Untested::oneRepeat, "one repeat"},
                                             {Untested::notPositive, "not positive"},
                                             {Untested::noSpread, "no spread"},
                                             {Untested::summedUp, "summed up"},
                                             {Untested::beyondNumbers, "beyond numbers"},
                                             {Untested::fewRanks, "few ranks"}};
    return names;
}

base::Expected<void> ChangeOptions::validate() const {
    const auto wrong = [](const char* option, double value, const char* range) {
        return base::fail(base::ErrorCode::optionOutOfRange, {option, base::toText(value), range});
    };
    if (!(margin >= 0.0 && margin < 1.0)) {
        return wrong("margin", margin, "[0, 1)");
    }
    if (!(confidence > 0.0 && confidence < 1.0)) {
        return wrong("confidence", confidence, "(0, 1)");
    }
    return BootstrapOptions{draws, seed, confidence}.validate();
}

CellChange measureChange(std::vector<std::string> labels, std::vector<double> before, std::vector<double> after,
                         const ChangeOptions& options, std::size_t number) {
    return measureChange(std::move(labels), Measured{std::move(before)}, Measured{std::move(after)}, options, number);
}

CellChange measureChange(std::vector<std::string> labels, Measured before, Measured after, const ChangeOptions& options,
                         std::size_t number) {
    CellChange cell;
    cell.labels = std::move(labels);
    cell.before = repeatsOf(std::move(before), options);
    cell.after = repeatsOf(std::move(after), options);
    if (isOneNumber(cell)) {
        cell.change = 0.0;
        cell.untested = Untested::noSpread;
    } else if (options.test == ChangeTest::mannWhitney) {
        measureRanks(cell, options, number);
    } else {
        measureLogarithms(cell, options, number);
    }
    return cell;
}

void decide(std::vector<CellChange>& cells, const ChangeOptions& options) {
    adjust(cells, &CellChange::p, &CellChange::adjustedP, options.adjustment);
    adjust(cells, &CellChange::pEqual, &CellChange::adjustedPEqual, options.adjustment);
    const double level = 1.0 - options.confidence;
    for (CellChange& cell : cells) {
        cell.verdict = Verdict::undecided;
        if (cell.untested == Untested::noSpread) {
            cell.verdict = withoutSpread(*cell.change, options);
        } else if (cell.adjustedP && *cell.adjustedP <= level && *cell.change != 0.0) {
            cell.verdict = sided(*cell.change, options);
        } else if (cell.adjustedPEqual && *cell.adjustedPEqual <= level) {
            cell.verdict = Verdict::equal;
        }
    }
}

MeanChange meanChange(const std::vector<const CellChange*>& cells, const ChangeOptions& options, std::string name) {
    MeanChange mean;
    mean.name = std::move(name);
    mean.cells = cells.size();
    std::vector<double> logarithms;
    for (const CellChange* cell : cells) {
        ++mean.verdicts[static_cast<std::size_t>(cell->verdict)];
        if (cell->change && *cell->change > -1.0) {
            logarithms.push_back(std::log1p(*cell->change));
        }
    }
    mean.changes = logarithms.size();
    if (logarithms.empty()) {
        return mean;
    }
    mean.change = std::expm1(momentsOf(logarithms).mean);
    auto difference = ofRepeats(cells);
    if (!difference) {
        difference = ofCells(logarithms);
        mean.overCells = difference.has_value();
    }
    if (!difference) {
        const bool exact = std::all_of(cells.begin(), cells.end(),
                                       [](const CellChange* cell) { return cell->untested == Untested::noSpread; });
        mean.verdict = exact ? withoutSpread(*mean.change, options) : Verdict::undecided;
        return mean;
    }
    mean.interval = asChange(difference->interval(options.confidence));
    const MarginTest test = againstMargin(*difference, logMargin(options));
    const double level = 1.0 - options.confidence;
    const bool anyChanged = mean.verdicts[static_cast<std::size_t>(Verdict::worse)] > 0 ||
                            mean.verdicts[static_cast<std::size_t>(Verdict::better)] > 0;
    mean.verdict = test.pOutside <= level                 ? sided(*mean.change, options)
                   : test.pInside <= level && !anyChanged ? Verdict::equal
                                                          : Verdict::undecided;
    return mean;
}

}  // namespace greyscope::stats
