#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/data/columns/calendar.h"

namespace greyscope::data {

/// The parts of a column heading that is a level of a factor, such as "2012" or "gdp_2012".
struct HeadingName {
    double place = 0.0;  ///< value of the level: a number, a year, or for months, quarters and dates seconds since 1970
    bool isTime = false;  ///< whether the level is a year, quarter, month or date
    std::string factor;   ///< name of the factor: "thr" for "1 thr", "year" for "2012", "month" for "2012-01"; empty if
                          ///< not stated
    std::string pattern;  ///< pattern that splits the heading, with the factor in braces: "{thr} thr"; empty if the
                          ///< heading is only the level
    std::string measure;  ///< measure named in the heading: "gdp" for "gdp_2012"; empty if there is none
    std::string mark;     ///< separator between the measure and the year: "_" for "gdp_2012"
    bool yearFirst = false;
    /// Name in the pattern for a part that repeats the year: "end" for "2012/13"; empty if no part does.
    std::string beside;
};

/// Parses a column heading as a level of a factor. Numbers: "4", "1 thr", "run1", "threads=4". Years, from 1800 to
/// 2200: "2012", "FY2012", "year_2012", "gdp_2012", "2012 gdp", "2012/13", "2012 [YR2012]". Other times: "2012-01",
/// "Jan 2012", "2012 Q1", "2012-01-31", and dates in the order `times`, such as "1/31/12". With DateOrder::yearPair,
/// only years and pairs of years are times; with nullopt, nothing is a time. Returns nullopt if the heading is not a
/// level, for example "p99" and "x1", which name a measure.
[[nodiscard]] std::optional<HeadingName> headingName(const std::string& name, std::optional<DateOrder> times);

/// Whether the last letter of a heading numbers it: `names` contains the same heading with "A" and with "B", such as
/// "System A" and "System B". Such a letter is not a unit.
[[nodiscard]] bool isLettered(const std::string& name, const std::vector<std::string>& names);

}  // namespace greyscope::data
