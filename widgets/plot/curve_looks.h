#pragma once

#include "widgets/common/theme/theme.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Returns whether two named curves have the same appearance except for their colour. Bars never do, because they stand
/// in the order of the legend.
[[nodiscard]] bool differInColourAlone(const Curve& a, const Curve& b);

/// Makes curves distinguishable without colour: gives curves another dash or marker if their colours cannot be
/// distinguished in grey or by some colour-blind people. The first curve of each appearance keeps it; curves for which
/// no dash or marker is left stay unchanged.
void tellApart(std::vector<Curve>& curves, const Theme& theme);

/// Returns a small multiple as a chart of its own, with axis labels and names of curves. Other charts are returned
/// unchanged.
[[nodiscard]] PlotSpec standingAlone(PlotSpec spec);
/// Returns the chart as drawn on paper: a small multiple as a chart of its own, and with curves that can be
/// distinguished without colour.
[[nodiscard]] PlotSpec plotOnPaper(PlotSpec spec, const Theme& theme);

}  // namespace greyscope::widgets
