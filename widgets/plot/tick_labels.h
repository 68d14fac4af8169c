#pragma once

#include <QFontMetricsF>

#include <optional>
#include <vector>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/axis_ticks.h"

// The choice of tick labels that fit beside each other, and their lines.

namespace greyscope::widgets {

/// The ticks whose labels do not overlap, in order; all lines of a kept label are drawn. `sizes` are the widths of each
/// label's lines: only lines at the same height can overlap.
[[nodiscard]] std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map,
                                                 const std::vector<std::vector<double>>& sizes, double gap);
[[nodiscard]] std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map,
                                                 const QFontMetricsF& metrics, double gap);

/// The ticks of a time axis, as close as their labels allow. The first one may omit its day if a later one gives a day.
[[nodiscard]] std::vector<Tick> clearTimes(const AxisSpec& axis, Range range, int most, const AxisMap& map,
                                           const QFontMetricsF& metrics, double gap);

/// Whether ticks are names, none of which can be derived from its neighbours. Numbers and times may be left out; labels
/// that already have several lines stay unchanged.
[[nodiscard]] bool hasNames(const AxisSpec& axis);

/// All of the names, if they do not fit side by side: broken into lines between words, staggered in two rows, or both,
/// with as few lines as possible and at most `mostLines`. A name of the lower row begins with empty lines, so that its
/// tick passes between the upper names. nullopt if nothing fits.
[[nodiscard]] std::optional<std::vector<Tick>> inLines(const std::vector<Tick>& ticks, const AxisMap& map,
                                                       const QFontMetricsF& metrics, double gap, int mostLines);

/// The number of empty lines at the beginning of a label.
[[nodiscard]] int emptyLines(const QString& label);

}  // namespace greyscope::widgets
