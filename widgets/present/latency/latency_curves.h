#pragma once

#include <QString>

#include <vector>

#include "widgets/present/latency/latency_result.h"
#include "widgets/present/spec/overview_spec.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// The unit in which latencies are shown, in units of a result: 1e6 for ms if the result has ns.
struct LatencyUnit {
    QString name;
    double size = 1.0;
};
/// Returns the unit for all latencies of a result: ns, us, ms or s for times, such that the medians are 0.1 or more.
[[nodiscard]] LatencyUnit shownUnit(const LatencyResult& result);
/// Returns a latency in the shown unit.
[[nodiscard]] inline double inUnit(double value, const LatencyUnit& unit) {
    return value / unit.size;  // exact for whole numbers, unlike a factor of 1e-6
}

/// A point of the chart. `share` is the percentile (in [0, 1]), the share of values, or the share in a bin.
struct LatencyPoint {
    double latency = 0.0;  ///< in the shown unit
    double share = 0.0;
    double until = 0.0;  ///< upper end of a bin of the histogram
    bool reliable = true;
};
/// Returns the points of a run. Percentiles are at 40 places per nine, or where the program printed them.
[[nodiscard]] std::vector<LatencyPoint> latencyPoints(const LatencyResult& result, std::size_t run, LatencyCurve kind);

/// Returns the chart of all runs.
[[nodiscard]] PlotSpec presentLatencies(const LatencyResult& result, LatencyCurve kind);
/// Returns the chart of the ratios of two runs by percentile; without points if no runs are compared.
[[nodiscard]] PlotSpec presentLatencyShift(const LatencyResult& result);
/// Returns the chart of percentiles of one run over time.
[[nodiscard]] PlotSpec presentLatencyOverTime(const LatencyResult& result);
/// Returns the counts of one run over time as a heat map: rows are ranges of latency, columns blocks of time, colours
/// shares of the values of a block.
[[nodiscard]] OverviewSpec presentLatencyHeat(const LatencyResult& result);

/// Returns a percentile of 0.999 as "99.9".
[[nodiscard]] QString percentileText(double share);
/// Returns the position of a percentile on an axis where each nine has the same width, −log10(1 − p).
[[nodiscard]] double ninesOf(double share);

}  // namespace greyscope::widgets
