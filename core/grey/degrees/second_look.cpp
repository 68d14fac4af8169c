#include "core/grey/degrees/second_look.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <string>

#include "core/data/columns/calendar.h"
#include "core/data/columns/column_clues.h"
#include "core/grey/forecast/axis_steps.h"

namespace greyscope::grey {

using base::Expected;
using stats::RankCorrelation;
using stats::RankedSeries;

namespace {

/// Returns whether the axis implies an order of its rows: row numbers, times and names that indicate an order.
bool isOrder(const data::SeriesTable& table) {
    using data::NameSense;
    const std::string& name = table.axisColumns.front();
    const std::array orders{NameSense::datePart, NameSense::counter, NameSense::ordinal, NameSense::repetition,
                            NameSense::rowNumber};
    return name.empty() || table.secondsPerUnit || data::speaksOfTime(name) ||
           std::any_of(orders.begin(), orders.end(), [&](NameSense sense) { return data::nameHas(sense, name); });
}

std::vector<RankedSeries> rankedOf(const data::SeriesTable& table, const std::vector<std::size_t>& which,
                                   base::Threads threads) {
    std::vector<RankedSeries> ranked(which.size(), RankedSeries({}));
    base::forEach(which.size(), threads, [&](std::size_t i) {
        const auto column = table.values.col(static_cast<Eigen::Index>(which[i]));
        ranked[i] = RankedSeries({column.data(), static_cast<std::size_t>(column.size())});
    });
    return ranked;
}

/// Returns whether |Spearman| of a is larger by more than rounding, or as large and its lag shorter, or as short and
/// positive.
bool isBetter(const LagCorrelation& a, const LagCorrelation& b) {
    constexpr double kRounding = 1e-12;
    const double more = std::abs(*a.at.spearman) - std::abs(*b.at.spearman);
    return more > kRounding || (more >= -kRounding && (std::abs(a.lag) < std::abs(b.lag) ||
                                                       (std::abs(a.lag) == std::abs(b.lag) && a.lag > b.lag)));
}

/// Stops when cancelled, because a stated bound of the lags may be as long as a long series.
PairCorrelation correlated(const RankedSeries& reference, const RankedSeries& other, const LagBound& bound,
                           const base::Progress& progress) {
    PairCorrelation pair;
    pair.now = reference.with(other);
    const auto most = static_cast<std::ptrdiff_t>(bound.most);
    for (std::ptrdiff_t lag = -most; most > 0 && lag <= most && !progress.cancelled(); ++lag) {
        pair.lags.push_back({lag, reference.with(other, lag, false)});
        const LagCorrelation& found = pair.lags.back();
        if (found.at.spearman && (!pair.best || isBetter(found, *pair.best))) {
            pair.best = found;
        }
    }
    if (pair.best) {
        pair.best->at = reference.with(other, pair.best->lag);
    }
    return pair;
}

/// Calls `body` for 0 to count - 1 until cancelled.
template <class Body>
Expected<void> inThreads(std::size_t count, base::Threads threads, base::Progress& progress, const Body& body) {
    std::atomic<std::size_t> done = 0;
    base::forEach(count, threads, [&](std::size_t i) {
        if (!progress.cancelled()) {
            body(i);
            progress.report(static_cast<double>(++done) / static_cast<double>(count));
        }
    });
    return progress.cancelled() ? Expected<void>(base::fail(base::ErrorCode::cancelled)) : Expected<void>();
}

}  // namespace

const base::Names<NoLags>& noLagsNames() {
    static const base::Names<NoLags> names{{NoLags::none, "none"},
                                           {NoLags::notAsked, "not-asked"},
                                           {NoLags::notOrdered, "not-ordered"},
                                           {NoLags::unevenSteps, "uneven-steps"},
                                           {NoLags::tooFewPoints, "too-few-points"}};
    return names;
}

const base::Names<WhyDiffer>& whyDifferNames() {
    static const base::Names<WhyDiffer> names{{WhyDiffer::agree, "agree"},       {WhyDiffer::constant, "constant"},
                                              {WhyDiffer::opposite, "opposite"}, {WhyDiffer::shifted, "shifted"},
                                              {WhyDiffer::apart, "apart"},       {WhyDiffer::unordered, "unordered"}};
    return names;
}

LagBound lagBound(const data::SeriesTable& table, std::optional<std::size_t> asked) {
    const std::size_t points = table.pointCount();
    LagBound bound;
    bound.points = points;
    if (asked == std::size_t{0}) {
        return bound;
    }
    const AxisSteps steps = axisSteps(table);
    const bool numbers = table.axisNumbers().size() == points && points > 0;
    bound.none = !numbers || (!asked && !isOrder(table)) ? NoLags::notOrdered
                 : points < kFewestForLags               ? NoLags::tooFewPoints
                 : steps.spacing != AxisSpacing::linear  ? NoLags::unevenSteps
                                                         : NoLags::none;
    if (bound.none != NoLags::none) {
        return bound;
    }
    bound.most = std::min(asked.value_or(std::min(points / 4, kUsualLags)), points - RankedSeries::kFewestPoints);
    bound.times = table.secondsPerUnit.has_value();
    bound.step = steps.step * table.secondsPerUnit.value_or(1.0);
    bound.months = steps.months ? steps.months->months : 0;
    return bound;
}

Expected<SecondLook> secondLook(const data::SeriesTable& table, std::size_t reference,
                                const std::vector<std::size_t>& compared, std::optional<std::size_t> mostLags,
                                base::Progress& progress, base::Threads threads) {
    SecondLook look{lagBound(table, mostLags), std::vector<PairCorrelation>(compared.size())};
    const RankedSeries first = rankedOf(table, {reference}, {1}).front();
    const auto done = inThreads(compared.size(), threads, progress, [&](std::size_t i) {
        look.pairs[i] = correlated(first, rankedOf(table, {compared[i]}, {1}).front(), look.lags, progress);
    });
    return done ? Expected<SecondLook>(std::move(look)) : tl::unexpected(done.error());
}

Expected<std::vector<RankCorrelation>> allCorrelations(const data::SeriesTable& table,
                                                       const std::vector<std::size_t>& which, base::Progress& progress,
                                                       base::Threads threads) {
    const std::size_t count = which.size();
    if (count > kMostCorrelated) {
        return base::fail(base::ErrorCode::tooManySeries,
                          {std::to_string(count), std::to_string(kMostCorrelated), std::to_string(table.pointCount())});
    }
    const std::vector<RankedSeries> ranked = rankedOf(table, which, threads);
    std::vector<RankCorrelation> all(count * count);
    const auto done = inThreads(count, threads, progress, [&](std::size_t i) {
        for (std::size_t j = i; j < count; ++j) {
            const RankCorrelation pair = ranked[i].with(ranked[j], 0, false);
            all[i * count + j] = pair;
            all[j * count + i] = pair;
            if (i != j && pair.none == stats::NoCorrelation::firstConstant) {
                all[j * count + i].none = stats::NoCorrelation::secondConstant;
            } else if (i != j && pair.none == stats::NoCorrelation::secondConstant) {
                all[j * count + i].none = stats::NoCorrelation::firstConstant;
            }
        }
    });
    return done ? Expected<std::vector<RankCorrelation>>(std::move(all)) : tl::unexpected(done.error());
}

WhyDiffer whyDiffer(const PairCorrelation& pair, double degree) {
    constexpr double kOpposite = -0.5;
    constexpr double kFound = 0.6;
    constexpr double kMore = 0.3;
    constexpr double kTogether = 0.8;
    constexpr double kHardly = 0.3;
    constexpr double kClose = 0.8;
    constexpr double kFar = 0.6;
    if (pair.now.none == stats::NoCorrelation::firstConstant || pair.now.none == stats::NoCorrelation::secondConstant) {
        return WhyDiffer::constant;
    }
    if (!pair.now.spearman) {
        return WhyDiffer::agree;
    }
    const double now = *pair.now.spearman;
    if (now <= kOpposite) {
        return degree < 0.0 ? WhyDiffer::agree : WhyDiffer::opposite;
    }
    if (pair.best && std::abs(*pair.best->at.spearman) >= kFound &&
        std::abs(*pair.best->at.spearman) - std::abs(now) >= kMore) {
        return WhyDiffer::shifted;
    }
    return now >= kTogether && degree <= kFar            ? WhyDiffer::apart
           : std::abs(now) < kHardly && degree >= kClose ? WhyDiffer::unordered
                                                         : WhyDiffer::agree;
}

}  // namespace greyscope::grey
