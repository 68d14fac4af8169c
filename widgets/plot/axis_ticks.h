#pragma once

#include <utility>
#include <vector>

#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

using Range = std::pair<double, double>;

/// Ticks inside `range`: the axis's own where it has some there, else generated ones at round values: powers of two on
/// a log2 axis, 1-2-5 or powers of ten on a log10 axis, even steps where a logarithmic axis spans less than a factor
/// of 3. About `most` ticks are generated.
[[nodiscard]] std::vector<Tick> ticksFor(const AxisSpec& axis, Range range, int most);

/// The range that an axis starts with: its own, or what the finite curves, error bars and guides need and a margin.
/// Always finite, never empty, above 0 on a logarithmic axis.
[[nodiscard]] Range homeRange(const PlotSpec& spec, Side axis);

}  // namespace greyscope::widgets
