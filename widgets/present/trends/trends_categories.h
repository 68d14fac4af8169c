#pragma once

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// Changes how curves are drawn if the axis is categorical, because lines need an axis of numbers or times. Each value
/// becomes a dot, or a bar if there is only one series. If every series has only one point, each becomes a bar under
/// its own name, unless other panels share the axis (`sharedAxis`).
void drawCategories(PlotSpec& plot, const TrendsSlice& slice, bool numericAxis, bool sharedAxis = false);

}  // namespace greyscope::widgets
