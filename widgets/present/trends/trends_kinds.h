#pragma once

#include <QString>

#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/trends/chart_kind.h"
#include "widgets/present/trends/trends_parts.h"
#include "widgets/present/trends/trends_present.h"

namespace greyscope::widgets {

/// The largest number of bars or boxes in a chart; more are drawn as dots.
inline constexpr std::size_t kMostBars = 400;

/// Returns the kind in which a slice with this number of drawn series is drawn. Without a choice: lines along an axis
/// of numbers or times, but dots where many values scatter about; for categories dots, or bars if there is one series
/// or, unless other panels share the axis (`sharedAxis`), each series has one point. Bars become dots if there are more
/// than kMostBars, and on a logarithmic axis, which lacks the 0 at which bars start.
[[nodiscard]] ChartKind drawnKind(const TrendsOptions& options, const TrendsSlice& slice, bool numericAxis,
                                  std::size_t series, bool sharedAxis = false);

/// Draws the curves of a plot in a kind. Bars start at 0 and stand side by side at each level, or on top of each other.
/// If every series has one point only, each gets a bar under its own name, unless other panels share the axis
/// (`sharedAxis`). Other kinds than lines, dots and bars are left to their own functions.
void drawAs(ChartKind kind, PlotSpec& plot, const TrendsSlice& slice, bool sharedAxis = false);

/// The place of the bars of one curve within their level: the offset from its middle, and the width, in units of x.
struct BarPlace {
    double offset = 0.0, width = 0.0;
};
/// Returns the place of the bars of curve `index` of `count`, which stand side by side.
[[nodiscard]] BarPlace placeBeside(std::size_t index, std::size_t count);
/// Moves the points of a curve by the offset; tables keep their x.
void moveTo(const BarPlace& place, Curve& curve);

/// Returns a sentence that says why bars were chosen but dots are drawn; otherwise "".
[[nodiscard]] QString dotsSentence(const TrendsOptions& options, ChartKind drawn);

/// Gives all panels of another kind than lines and dots the same y axis and, if `horizontal`, the same x axis.
void shareKindRanges(std::vector<PlotSpec>& panels, bool horizontal);

}  // namespace greyscope::widgets
