#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/columns/calendar.h"

namespace greyscope::data {

/// Times that follow each other by as many months, which are not as many seconds: quarters, years, the first or the
/// last day of each month.
struct MonthSteps {
    double last = 0.0;   ///< seconds since 1970, UTC
    int months = 0;      ///< from each to the next, never 0
    bool atEnd = false;  ///< of their months

    /// The time so many steps after the last; nullopt past the year 9999.
    [[nodiscard]] std::optional<double> after(std::size_t steps) const;
};

/// nullopt of fewer than two times and of any other.
[[nodiscard]] std::optional<MonthSteps> monthStepsOf(const std::vector<double>& seconds);

/// A time as `example`, which is written in this order, writes another one: "2019/20" as "2018/19", "2024 Q2" as
/// "2024 Q1", "Apr 2024" as "Mar 2024", "01.02.2024" as "31.01.2024". As isoText() what cannot be written so.
[[nodiscard]] std::string writtenLike(std::string_view example, DateOrder order, double seconds);

}  // namespace greyscope::data
