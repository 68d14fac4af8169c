#pragma once

#include <vector>

#include "widgets/present/latency/latency_result.h"
#include "widgets/present/remark.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// Returns a row for each run and percentile, with its interval, the number of values above it, and how far it can be
/// trusted.
[[nodiscard]] Table percentileTable(const LatencyResult& result);
/// Returns a row for each compared percentile.
[[nodiscard]] Table shiftTable(const LatencyResult& result);
/// Returns the points of the chart.
[[nodiscard]] Table latencyCurveTable(const LatencyResult& result, LatencyCurve kind);
/// Returns the runs with the number of their values and their origin.
[[nodiscard]] Table latencyRunTable(const LatencyResult& result);
/// Returns the percentiles as a table of runs by percentiles, for a view.
[[nodiscard]] MatrixSpec presentPercentiles(const LatencyResult& result);
/// Returns what a reader of the result must know: what is not reliable or not known, what was added or left out, how
/// the intervals were calculated.
[[nodiscard]] std::vector<Remark> latencyRemarks(const LatencyResult& result);

}  // namespace greyscope::widgets
