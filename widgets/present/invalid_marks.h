#pragma once

#include <QString>

#include <vector>

#include "core/data/left_out.h"
#include "widgets/present/plot_spec.h"

// How results look that the program which measured them calls wrong.

namespace greyscope::widgets {

/// "2 results are invalid according to the source: FAILED comparison.", or "".
[[nodiscard]] QString invalidSentence(const std::vector<data::InvalidResult>& results);

/// Red crosses without a line; points and their texts are to be added.
[[nodiscard]] Curve invalidCurve();
[[nodiscard]] bool isInvalidCurve(const Curve& curve);

/// Adds the crosses, if there are any, which the axis then reaches.
void addInvalidCurve(PlotSpec& plot, Curve&& marks);

}  // namespace greyscope::widgets
