#pragma once

#include "widgets/common/theme/theme.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Whether two named curves have the same appearance except for their colour.
[[nodiscard]] bool differInColourAlone(const Curve& a, const Curve& b);

/// Gives curves another dash or marker if their colours cannot be distinguished in grey or by some colour-blind people.
/// The first curve of each kind keeps its appearance; curves for which no dash or marker is left stay unchanged.
void tellApart(std::vector<Curve>& curves, const Theme& theme);

/// A small multiple as a separate chart, with axes and names; other charts are returned unchanged.
[[nodiscard]] PlotSpec standingAlone(PlotSpec spec);
/// The chart for print: separate, and with curves that can be distinguished without colour.
[[nodiscard]] PlotSpec plotOnPaper(PlotSpec spec, const Theme& theme);

}  // namespace greyscope::widgets
