#pragma once

#include <vector>

#include "widgets/plot/axis_ticks.h"

namespace greyscope::widgets {

/// Returns ticks at whole years, months, days, hours, minutes or seconds (UTC) in a range of seconds since 1970: about
/// `most` ticks, at least `finest` seconds apart. The first tick, and each tick at which the day (or year) changes,
/// gives it on a second line. Times on the first day of 1970 mean times of any day and have no second line.
[[nodiscard]] std::vector<Tick> calendarTicks(Range range, int most, double finest = 0.0);

}  // namespace greyscope::widgets
