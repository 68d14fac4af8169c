#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/columns/calendar.h"

namespace greyscope::data {

/// A heading that is a level of a factor: where along it the column stands, and what stands around that.
struct HeadingName {
    double place = 0.0;   ///< the number, the year, or the seconds of a date
    bool isTime = false;  ///< a year, a quarter, a month or a date, which name nothing else
    std::string factor;   ///< what is counted: "thr" of "1 thr", "year" of "2012", "month" of "2012-01"; empty: unsaid
    std::string pattern;  ///< the name with the factor in braces, "{thr} thr", as a step splits it; empty: all of it
    std::string measure;  ///< what was measured then: "gdp" of "gdp_2012"
    std::string mark;     ///< what parts it from the year
    bool yearFirst = false;
    std::string beside;  ///< a further name in the pattern, of what says the year again
};

/// "4", "1 thr", "run1", "threads=4"; "2012", "FY2012", "year_2012", "gdp_2012", "2012 gdp", "2012/13",
/// "2012 [YR2012]"; "2012-01", "Jan 2012", "2012 Q1", "2012-01-31", and in the order of `times` "1/31/12"; of pairs of
/// years only these and years. Whole numbers from 1800 to 2200 are years. nullopt as order: none of them is a time.
/// nullopt: no level, as "p99" and "x1", which say what was measured.
[[nodiscard]] std::optional<HeadingName> headingName(const std::string& name, std::optional<DateOrder> times);

/// "System B" beside "System A", and "B" beside "A": letters that number columns, and no unit.
[[nodiscard]] bool isLettered(const std::string& name, const std::vector<std::string>& names);

}  // namespace greyscope::data
