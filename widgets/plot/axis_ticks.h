#pragma once

#include <utility>
#include <vector>

#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

using Range = std::pair<double, double>;

/// Returns the ticks inside `range`: those of the axis if it has any, otherwise about `most` generated ones. Generated
/// ticks are at powers of two on a log2 axis, and at 1-2-5 or powers of ten on a log10 axis. A logarithmic axis that
/// spans less than a factor of 3 has even steps.
[[nodiscard]] std::vector<Tick> ticksFor(const AxisSpec& axis, Range range, int most);

/// Returns the range of an axis before any zoom: AxisSpec::range if it is set, otherwise that of the finite curves,
/// error bars and guides with a margin. It is always finite and not empty, and above 0 on a logarithmic axis.
[[nodiscard]] Range homeRange(const PlotSpec& spec, Side axis);

}  // namespace greyscope::widgets
