#pragma once

#include <QFontMetricsF>

#include <optional>
#include <vector>

#include "widgets/plot/axis_map.h"
#include "widgets/plot/axis_ticks.h"

// Which labels of ticks stand beside each other, and in how many lines.

namespace greyscope::widgets {

/// Ticks whose labels stand clear of each other, in order; all labels of a kept tick are drawn. `sizes` are those of
/// the lines of each label: only what stands at one height can collide.
[[nodiscard]] std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map,
                                                 const std::vector<std::vector<double>>& sizes, double gap);
[[nodiscard]] std::vector<Tick> clearOfEachOther(const std::vector<Tick>& ticks, const AxisMap& map,
                                                 const QFontMetricsF& metrics, double gap);

/// Ticks of a time axis as close as their labels allow. The first one may leave its day to the next that says one.
[[nodiscard]] std::vector<Tick> clearTimes(const AxisSpec& axis, Range range, int most, const AxisMap& map,
                                           const QFontMetricsF& metrics, double gap);

/// Whether the ticks are names, none of which says what another would be: those of numbers and times may be left out,
/// and those that are told in lines already stand as they are.
[[nodiscard]] bool hasNames(const AxisSpec& axis);

/// Names that do not fit beside each other, all of them: broken where words end, staggered in two rows, or both, in as
/// few lines as that takes, of at most `mostLines`. A name of the lower row begins with empty lines, so that its tick
/// passes between those above. None where nothing helps.
[[nodiscard]] std::optional<std::vector<Tick>> inLines(const std::vector<Tick>& ticks, const AxisMap& map,
                                                       const QFontMetricsF& metrics, double gap, int mostLines);

/// The empty lines that a label begins with.
[[nodiscard]] int emptyLines(const QString& label);

}  // namespace greyscope::widgets
