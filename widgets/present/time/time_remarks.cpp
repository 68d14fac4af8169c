#include <QStringList>

#include <algorithm>

#include "core/timeline/change_points.h"
#include "widgets/present/time/time_tables.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr qsizetype kMostNamed = 5;

QString namesOf(const std::vector<std::string>& names) {
    QStringList all;
    for (const std::string& name : names) {
        all << visibleText(name);
    }
    return listed(all.mid(0, kMostNamed), static_cast<std::size_t>(all.size()));
}

bool any(const TimeResult& result, bool (*test)(const TimeTrack& track)) {
    return std::ranges::any_of(result.tracks, test);
}

QString alignment(const TimeResult& result) {
    const bool several = result.logs.size() > 1;
    return result.grid.absolute ? Words::tr("Times are those of the calendar or the clock, shown since the first bin.")
           : several            ? Words::tr("Clocks are aligned at the start of each log.")
                                : Words::tr("Times count from the start of the log.");
}

}  // namespace

std::vector<Remark> timeRemarks(const TimeResult& result) {
    std::vector<Remark> remarks{{"alignment", Remark::Kind::info, alignment(result)}};
    if (!result.without.empty()) {
        remarks.push_back({"without-time", Remark::Kind::look,
                           Words::tr("Left out because no column is a time along which the rows ascend: %1.")
                               .arg(namesOf(result.without))});
    }
    if (std::ranges::any_of(result.logs, [](const TimeLogUse& log) { return log.clock.counted; })) {
        remarks.push_back({"counted-reports", Remark::Kind::look,
                           Words::tr("Some logs only number their reports; each report counts as 1 s.")});
    }
    if (any(result, [](const TimeTrack& track) { return !track.binned.ofOperations; })) {
        remarks.push_back({"averages", Remark::Kind::info,
                           Words::tr("Averages are weighted by how long their interval overlaps the bin. They have no "
                                     "percentiles: the p99 of averages is not the p99 of operations.")});
    }
    if (any(result, [](const TimeTrack& track) { return track.binned.adds && track.binned.cutBins > 0; })) {
        remarks.push_back(
            {"cut-bins", Remark::Kind::info,
             Words::tr("Sums leave out the first or the last bin if the logs cover less than half of it.")});
    }
    if (any(result, [](const TimeTrack& track) { return track.levels.raised > 0; })) {
        remarks.push_back(
            {"raised", Remark::Kind::info,
             Words::tr("For change points, values below a thousandth of the median, such as 0, are raised "
                       "to it, since 0 has no logarithm.")});
    }
    remarks.push_back(
        {"change-points", Remark::Kind::info,
         Words::tr("Change points: optimal partition of ln y into levels, penalty 3 σ² ln n, σ at least %1 %. By "
                   "simulation, at most 1 % of series without a change have one if bins are independent, and 7 % if "
                   "neighbours have a correlation of 0.3.")
             .arg(plainText(100.0 * timeline::kLeastScatter, 0))});
    if (result.span) {
        remarks.push_back({"span", Remark::Kind::info,
                           Words::tr("Span ÷ baseline is the ratio of the means of bins; its interval is that of a "
                                     "bootstrap of moving blocks of 5 s, 4,000 draws.")});
    }
    if (!result.pairs.empty()) {
        remarks.push_back({"goes-with", Remark::Kind::info,
                           Words::tr("rₛ is Spearman's rank correlation over the same bins at every lag. At a positive "
                                     "lag, the quantity precedes. A common cause is not excluded.")});
    }
    return remarks;
}

}  // namespace greyscope::widgets
