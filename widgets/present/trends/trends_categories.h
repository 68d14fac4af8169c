#pragma once

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// Changes the drawing for a categorical axis. Lines need an axis of numbers or times; on other axes each value is a
/// dot, or a bar if there is one series. If every series has one point, each becomes a bar under its own name, unless
/// other panels share the axis.
void drawCategories(PlotSpec& plot, const TrendsSlice& slice, bool numericAxis, bool sharedAxis = false);

}  // namespace greyscope::widgets
