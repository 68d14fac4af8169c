#pragma once

#include "widgets/common/theme/theme.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Whether two named curves have the same look but for their colour.
[[nodiscard]] bool differInColourAlone(const Curve& a, const Curve& b);

/// Gives curves that would differ by a colour that is the same in grey, or for some of the colour-blind, another dash
/// or marker; the first of them keep theirs. Those for which no look is left stay as they are.
void tellApart(std::vector<Curve>& curves, const Theme& theme);

/// A small multiple as it stands for itself, with axes and names; any other chart as it is.
[[nodiscard]] PlotSpec standingAlone(PlotSpec spec);
/// The chart that is printed for it: standing alone, and curves are told apart without colour.
[[nodiscard]] PlotSpec plotOnPaper(PlotSpec spec, const Theme& theme);

}  // namespace greyscope::widgets
