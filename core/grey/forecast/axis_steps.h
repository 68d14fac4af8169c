#pragma once

#include <optional>
#include <vector>

#include "core/data/columns/calendar_steps.h"
#include "core/data/series/series_table.h"

namespace greyscope::grey {

enum class AxisSpacing { linear, geometric, uneven, none };

/// How the points of an axis follow each other; none of fewer than two points, or without numbers.
struct AxisSteps {
    AxisSpacing spacing = AxisSpacing::none;
    double step = 0.0;                       ///< of a linear one, in its unit; of months the first
    std::optional<data::MonthSteps> months;  ///< of times that follow each other by months; linear then
};
/// `secondsPerUnit` of times since 1970.
[[nodiscard]] AxisSteps axisSteps(const std::vector<double>& axis, std::optional<double> secondsPerUnit);
[[nodiscard]] AxisSteps axisSteps(const data::SeriesTable& table);

}  // namespace greyscope::grey
