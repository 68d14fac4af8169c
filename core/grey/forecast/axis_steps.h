#pragma once

#include <optional>
#include <vector>

#include "core/data/columns/calendar_steps.h"
#include "core/data/series/series_table.h"

namespace greyscope::grey {

enum class AxisSpacing { linear, geometric, uneven, none };

/// How the points of an axis are spaced. AxisSpacing::none if there are fewer than two points or no numbers.
struct AxisSteps {
    AxisSpacing spacing = AxisSpacing::none;
    double step = 0.0;                       ///< step of a linear axis in its unit (of months: the first step);
                                             ///< otherwise 0
    std::optional<data::MonthSteps> months;  ///< set for times that advance by months; their spacing is linear
};
/// Returns the spacing of an axis. For times, `secondsPerUnit` is the length of their unit; they count from 1970.
[[nodiscard]] AxisSteps axisSteps(const std::vector<double>& axis, std::optional<double> secondsPerUnit);
[[nodiscard]] AxisSteps axisSteps(const data::SeriesTable& table);

}  // namespace greyscope::grey
