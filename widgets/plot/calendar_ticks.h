#pragma once

#include <vector>

#include "widgets/plot/axis_ticks.h"

namespace greyscope::widgets {

/// Ticks at whole years, months, days, hours, minutes or seconds of UTC over a range of seconds since 1970, about
/// `most` of them and `finest` seconds apart or more. The first one and those where the day (or the year) changes say
/// it on a second line, but for times of the first day of 1970, which are times of any day.
[[nodiscard]] std::vector<Tick> calendarTicks(Range range, int most, double finest = 0.0);

}  // namespace greyscope::widgets
