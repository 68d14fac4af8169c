#pragma once

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// Draws categories as what they are. Lines lead only along an axis of numbers or times: along names each value is a
/// dot, of one series a bar. Where every series has one point, each is a bar of its own under its name.
void drawCategories(PlotSpec& plot, const TrendsSlice& slice, bool numericAxis);

}  // namespace greyscope::widgets
