#pragma once

#include <vector>

#include "widgets/plot/axis_ticks.h"

namespace greyscope::widgets {

/// Ticks at whole years, months, days, hours, minutes or seconds (UTC) in a range of seconds since 1970: about `most`
/// of them, at least `finest` seconds apart. The first tick, and those where the day (or year) changes, give it on a
/// second line. Times on the first day of 1970 are times of any day and have no second line.
[[nodiscard]] std::vector<Tick> calendarTicks(Range range, int most, double finest = 0.0);

}  // namespace greyscope::widgets
