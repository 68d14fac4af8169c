#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "core/data/columns/column.h"

namespace greyscope::data {

/// Returns the time that an ISO 8601 date or time means, in seconds since 1970-01-01 00:00 UTC without leap seconds:
/// "2024-01-31", "2024-01-31T12:00", "2024-01-31 12:00:00.25". "Z" or an offset ("+02:00", "+0200", "+02") may follow
/// the time; without one it is UTC. nullopt for any other text and for impossible dates.
[[nodiscard]] std::optional<double> secondsOf(std::string_view text);

/// Whether the text is a time of day such as "10:00:01".
[[nodiscard]] bool isTimeOfDay(std::string_view text);

/// English month names in lower case.
inline constexpr std::array<std::string_view, 12> monthNames{"january",   "february", "march",    "april",
                                                             "may",       "june",     "july",     "august",
                                                             "september", "october",  "november", "december"};

/// How dates are spelled. iso: 2024-01-31. dayFirst: 31/01/2024, 31.01.2024 or 31 Jan 2024. monthFirst: 01/31/2024 or
/// Jan 31, 2024. period: a month or a quarter alone. yearPair: a year that begins in one calendar year and ends in the
/// next, such as 2009/10. clock: a time of day alone.
enum class DateOrder { iso, dayFirst, monthFirst, period, yearPair, clock };
/// Returns the start of a month ("2024-01", "2024M01", "Jan 2024", "2024 January", "2024年1月") or a quarter ("2024
/// Q1", "Q1/2024"), in seconds since 1970, UTC. nullopt for any other text.
[[nodiscard]] std::optional<double> periodStart(std::string_view text);
/// Returns the first year of a pair of years: 2009 for "2009-10", "2009/10" and "2009/2010". nullopt for any other
/// text.
[[nodiscard]] std::optional<int> pairedYear(std::string_view text);
/// Returns the time that a date or time spelled in `order` means, in seconds since 1970, UTC; nullopt for any other
/// text. A pair of years counts as the start of its first year. "7:05", "07:05:30" or "7:05 PM" may follow a date that
/// is not ISO 8601. A time of day alone counts from 1970-01-01.
[[nodiscard]] std::optional<double> secondsOf(std::string_view text, DateOrder order);

/// Returns the ISO 8601 text of a time in seconds since 1970, UTC, as short as possible: "2024-01-31" at midnight,
/// otherwise "2024-01-31T12:00:00Z" with up to six decimals of a second.
[[nodiscard]] std::string isoText(double seconds);

/// Returns the spelling in which all texts of a column are dates or times; nullopt if there is none. If both day-first
/// and month-first fit, the spelling is chosen in which the dates ascend in order of appearance. If both or neither
/// ascend, the one in which every date begins a month is chosen; otherwise nullopt. Two-digit years count only if the
/// column's name denotes a time. Looks at every level once.
[[nodiscard]] std::optional<DateOrder> dateOrderOf(const Column& column);

/// Whether a column of texts such as "10:00:01" contains times of day and not durations, because they ascend from row
/// to row. At most one row in ten may be earlier than the row before; any number of rows if the name of the column
/// denotes a time. The text "Average:", which ends the output of sysstat's programs, is allowed.
[[nodiscard]] bool goesByClock(const Column& column);

/// Whether a column name denotes a time: "start_epoch", "ts_ms", "timestamp", "end time".
[[nodiscard]] bool speaksOfTime(std::string name);

/// Returns the length in seconds of the unit of a column's numbers if they are times since 1970: 1, 1e-3, 1e-6 or 1e-9;
/// otherwise nullopt. The name must denote a time, and every number must lie between 1990 and 2100 in that unit; the
/// ranges of the units do not overlap. In a column without a name, the numbers must be integers, never fall, and lie
/// between 2001 and 2033.
[[nodiscard]] std::optional<double> epochUnit(const Column& column);
/// Returns the length in seconds of the unit of times since 1970 in a column with this name whose numbers lie from
/// `low` to `high`; nullopt if they are not such times. The conditions are those of epochUnit(column).
[[nodiscard]] std::optional<double> epochUnit(const std::string& name, double low, double high);

}  // namespace greyscope::data
