#pragma once

#include <QFontMetricsF>

#include <optional>
#include <vector>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/axis_ticks.h"

// Chooses the tick labels of an axis that fit beside each other, and breaks labels into lines.

namespace greyscope::widgets {

/// Returns the ticks whose labels do not overlap, in order; a label is kept with all its lines or not at all. `sizes`
/// contains the widths of the lines of each label, because only lines at the same height can overlap.
[[nodiscard]] std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map,
                                                 const std::vector<std::vector<double>>& sizes, double gap);
[[nodiscard]] std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map,
                                                 const QFontMetricsF& metrics, double gap);

/// Returns ticks of a time axis that are as close as their labels allow. The first tick may omit its day if a later one
/// gives a day.
[[nodiscard]] std::vector<Tick> clearTimes(const AxisSpec& axis, Range range, int most, const AxisMap& map,
                                           const QFontMetricsF& metrics, double gap);

/// Returns whether the tick labels are names, so that none may be left out: a name cannot be derived from its
/// neighbours. Numbers and times may be left out. Returns false if labels already have several lines.
[[nodiscard]] bool hasNames(const AxisSpec& axis);

/// Returns ticks with all names, if they do not fit side by side: broken into lines between words, staggered in two
/// rows, or both, with as few lines as possible and at most `mostLines`. A name of the lower row begins with empty
/// lines, so that its tick passes between the upper names. nullopt if nothing fits.
[[nodiscard]] std::optional<std::vector<Tick>> inLines(const std::vector<Tick>& ticks, const AxisMap& map,
                                                       const QFontMetricsF& metrics, double gap, int mostLines);

/// Returns the number of empty lines at the beginning of a label.
[[nodiscard]] int emptyLines(const QString& label);

}  // namespace greyscope::widgets
