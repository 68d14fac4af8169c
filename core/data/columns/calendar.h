#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// Seconds since 1970-01-01 00:00 UTC, no leap seconds, of a date or a time as ISO 8601 writes it: "2024-01-31",
/// "2024-01-31T12:00", "2024-01-31 12:00:00.25", each with "Z" or an offset ("+02:00", "+0200", "+02") behind the time.
/// Without an offset it is UTC. nullopt for anything else, and for dates that no calendar has.
[[nodiscard]] std::optional<double> secondsOf(std::string_view text);

/// "10:00:01"
[[nodiscard]] bool isTimeOfDay(std::string_view text);

/// In English, in small letters.
inline constexpr std::array<std::string_view, 12> monthNames{"january",   "february", "march",    "april",
                                                             "may",       "june",     "july",     "august",
                                                             "september", "october",  "november", "december"};

/// How dates are written: 2024-01-31; 31/01/2024, 31.01.2024 or 31 Jan 2024; 01/31/2024 or Jan 31, 2024; the month or
/// the quarter alone; years that begin in one year and end in the next; the time of the day alone.
enum class DateOrder { iso, dayFirst, monthFirst, period, yearPair, clock };
/// The first second of a month, "2024-01", "2024M01", "Jan 2024", "2024 January", "2024年1月", or of a quarter, "2024
/// Q1", "Q1/2024". nullopt for anything else.
[[nodiscard]] std::optional<double> periodStart(std::string_view text);
/// The year that such a one begins in: 2009 of "2009-10", "2009/10" and "2009/2010". nullopt for anything else.
[[nodiscard]] std::optional<int> pairedYear(std::string_view text);
/// The same of a text that is written so, a pair of years as the first second of its first one, with "7:05", "07:05:30"
/// or "7:05 PM" behind a date that is not ISO 8601. A time of the day is one of 1970-01-01.
[[nodiscard]] std::optional<double> secondsOf(std::string_view text, DateOrder order);

/// The same back, with as much as it takes: "2024-01-31" at midnight, else "2024-01-31T12:00:00Z", with up to six
/// decimals of a second.
[[nodiscard]] std::string isoText(double seconds);

/// How each text of a column is a date or a time; nullopt where one is none. Where all may have the day first or the
/// month, that by which they follow each other counts, and neither where that leaves a doubt. Looks at every level
/// once; where all may begin a month they do. Years of two digits are some where the column's name speaks of a time.
[[nodiscard]] std::optional<DateOrder> dateOrderOf(const Column& column);

/// Whether times of the day go on from row to row, which durations do not: one row of ten may begin anew, any where the
/// name speaks of a time. "Average:", with which sysstat's programs end, may be among them.
[[nodiscard]] bool goesByClock(const Column& column);

/// "start_epoch", "ts_ms", "timestamp", "end time".
[[nodiscard]] bool speaksOfTime(std::string name);

/// What a unit of the column's numbers is in seconds where they are times since 1970: 1, 1e-3, 1e-6 or 1e-9. The name
/// has to speak of a time and every number has to lie between 1990 and 2100 in that unit, which no number does in two.
/// In a column without a name they must also be whole, never fall, and lie in the years 2001 to 2033.
[[nodiscard]] std::optional<double> epochUnit(const Column& column);
/// The same of numbers between two, both included, in a column of that name.
[[nodiscard]] std::optional<double> epochUnit(const std::string& name, double low, double high);

}  // namespace greyscope::data
