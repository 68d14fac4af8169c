#pragma once

#include <optional>
#include <vector>

#include "core/data/columns/calendar_steps.h"
#include "core/data/series/series_table.h"

namespace greyscope::grey {

/// Whether the steps of an axis are equal, have equal ratios, or neither; none: there are no steps.
enum class AxisSpacing { linear, geometric, uneven, none };

/// How the numbers or times of an axis are spaced. AxisSpacing::none if there are fewer than two points or no numbers.
struct AxisSteps {
    AxisSpacing spacing = AxisSpacing::none;
    /// Step of a linear axis in the unit of the axis (if the steps are months: the first step); otherwise 0.
    double step = 0.0;
    /// Set if the points are times at steps of whole months; their spacing is then linear.
    std::optional<data::MonthSteps> months;
};
/// Returns how the numbers of an axis are spaced. If they are times, they count from 1970 in units of `secondsPerUnit`
/// seconds.
[[nodiscard]] AxisSteps axisSteps(const std::vector<double>& axis, std::optional<double> secondsPerUnit);
/// Returns how the points of a series table are spaced.
[[nodiscard]] AxisSteps axisSteps(const data::SeriesTable& table);

}  // namespace greyscope::grey
