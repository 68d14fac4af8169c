#pragma once

#include <vector>

#include "widgets/present/spec/facets_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/time/time_result.h"

// Charts of logs along time.
namespace greyscope::widgets {

/// Returns the charts of all quantities below one another, with one axis of time: a chart for each quantity with its
/// tracks as steps, the levels found, lines at change points, and the span. The jobs of a sum are thin lines, or a band
/// from the smallest to the largest value if there are more than kMostJobLines.
[[nodiscard]] FacetsSpec timeCharts(const TimeResult& result);

/// Returns the chart of the rank correlations by lag.
[[nodiscard]] PlotSpec timeLagChart(const TimeResult& result);

}  // namespace greyscope::widgets
