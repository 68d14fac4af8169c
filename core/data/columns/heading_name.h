#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/columns/calendar.h"

namespace greyscope::data {

/// A column heading that is a level of a factor, and its parts.
struct HeadingName {
    double place = 0.0;   ///< value of the level: the number, the year, or seconds since 1970 for a date
    bool isTime = false;  ///< a year, quarter, month or date, with no other meaning
    std::string factor;   ///< name of the factor: "thr" for "1 thr", "year" for "2012", "month" for "2012-01"; empty if
                          ///< not stated
    std::string pattern;  ///< the heading with the factor in braces, "{thr} thr", as a split pattern; empty = the
                          ///< heading is the level alone
    std::string measure;  ///< measure in the heading: "gdp" for "gdp_2012"
    std::string mark;     ///< separator between measure and year
    bool yearFirst = false;
    std::string beside;  ///< a further name in the pattern, for a part that repeats the year
};

/// Parses a heading as a level. Numbers: "4", "1 thr", "run1", "threads=4". Years: "2012", "FY2012", "year_2012",
/// "gdp_2012", "2012 gdp", "2012/13", "2012 [YR2012]"; integers from 1800 to 2200 are years. Other times: "2012-01",
/// "Jan 2012", "2012 Q1", "2012-01-31", and in the order of `times` "1/31/12"; with DateOrder::yearPair only year pairs
/// and years. With `times` nullopt, nothing is a time. nullopt if the heading is not a level, such as "p99" and "x1",
/// which name a measure.
[[nodiscard]] std::optional<HeadingName> headingName(const std::string& name, std::optional<DateOrder> times);

/// "System B" beside "System A", and "B" beside "A": letters that number columns, and no unit.
[[nodiscard]] bool isLettered(const std::string& name, const std::vector<std::string>& names);

}  // namespace greyscope::data
