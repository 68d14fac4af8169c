#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/calendar.h"

namespace greyscope::data {

/// A sequence of times with a constant number of months, but not of seconds, between them: quarters, years, the first
/// or the last day of each month.
struct MonthSteps {
    double last = 0.0;   ///< last time of the sequence, in seconds since 1970, UTC
    int months = 0;      ///< months from one time to the next, never 0
    bool atEnd = false;  ///< the times are the last days of their months

    /// Returns the time that is `steps` steps after the last one, in seconds since 1970; nullopt after the year 9999.
    [[nodiscard]] std::optional<double> after(std::size_t steps) const;
};

/// Returns the month steps of a sequence of times (seconds since 1970); nullopt if there are fewer than two or they are
/// not spaced by months.
[[nodiscard]] std::optional<MonthSteps> monthStepsOf(const std::vector<double>& seconds);

/// Returns a time (seconds since 1970) as text in the style of `example`, which is spelled in `order`: "2019/20" like
/// "2018/19", "2024 Q2" like "2024 Q1", "Apr 2024" like "Mar 2024", "01.02.2024" like "31.01.2024". Returns isoText()
/// if the time cannot be spelled that way.
[[nodiscard]] std::string writtenLike(std::string_view example, DateOrder order, double seconds);

}  // namespace greyscope::data
