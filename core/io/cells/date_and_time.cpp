#include "core/io/cells/date_and_time.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/columns/calendar.h"

namespace greyscope::io {

namespace {

data::TextValues joined(const data::TextValues& dates, const data::TextValues& times) {
    data::TextValues both;
    std::unordered_map<std::string, std::int32_t> codes;
    for (std::size_t row = 0; row < dates.codes.size(); ++row) {
        if (dates.codes[row] < 0 || times.codes[row] < 0) {
            both.codes.push_back(-1);
            continue;
        }
        std::string text = dates.levels[static_cast<std::size_t>(dates.codes[row])] + ' ' +
                           times.levels[static_cast<std::size_t>(times.codes[row])];
        const auto [found, added] = codes.try_emplace(text, static_cast<std::int32_t>(both.levels.size()));
        both.codes.push_back(found->second);
        if (added) {
            both.levels.push_back(std::move(text));
        }
    }
    return both;
}

base::Expected<Imported> withColumns(Imported imported, std::vector<data::Column> columns) {
    const data::Dataset& read = *imported.dataset;
    auto dataset = GREYSCOPE_TRY(data::Dataset::create(std::move(columns), read.lines(), read.steps(), read.notes()));
    imported.dataset = std::make_shared<const data::Dataset>(std::move(dataset));
    return imported;
}

/// Whether a column contains times of day, not durations, which have other names.
bool holdsTimes(const data::Column& column) {
    const std::string name = base::lowered(column.name);
    const bool named = name == "hour" || name == "clock" || name.find("time") != std::string::npos ||
                       column.name.find("时间") != std::string::npos || column.name.find("时刻") != std::string::npos;
    const auto isTime = [](const std::string& level) {
        return data::secondsOf("2000-01-01 " + level) ||
               data::secondsOf("1/1/2000 " + level, data::DateOrder::dayFirst);
    };
    return named && !column.isNumeric() && !column.texts().levels.empty() &&
           std::all_of(column.texts().levels.begin(), column.texts().levels.end(), isTime);
}

/// Whether a column contains hours of the day as integers.
bool holdsHours(const data::Column& column) {
    const std::string name = base::lowered(column.name);
    return column.isNumeric() && (name == "hour" || name == "小时" || name == "时") &&
           std::ranges::all_of(column.numbers(),
                               [](double hour) { return hour >= 0.0 && hour < 24.0 && hour == std::floor(hour); });
}

/// Returns the times of a column of hours as text: "05:00" for 5.
data::TextValues timesOf(const data::NumericValues& hours) {
    data::TextValues times;
    for (int hour = 0; hour < 24; ++hour) {
        times.levels.push_back((hour < 10 ? "0" : "") + std::to_string(hour) + ":00");
    }
    std::ranges::transform(hours, std::back_inserter(times.codes),
                           [](double hour) { return static_cast<std::int32_t>(hour); });
    return times;
}

/// Whether a column contains dates without times.
bool holdsDays(const data::Column& column) {
    constexpr double kDay = 86400.0;
    const auto order = data::dateOrderOf(column);
    const auto isDay = [&order](const std::string& level) {
        return level.find(':') == std::string::npos &&
               std::fmod(data::secondsOf(level, *order).value_or(1.0), kDay) == 0.0;
    };
    return order && *order != data::DateOrder::period && *order != data::DateOrder::yearPair &&
           std::all_of(column.texts().levels.begin(), column.texts().levels.end(), isDay);
}

/// Returns the column with one of these names (in lower case) if all its numbers are integers from `low` to `high`;
/// otherwise null.
const data::Column* partCalled(const data::Dataset& dataset, std::initializer_list<std::string_view> names, double low,
                               double high) {
    const auto& columns = dataset.columns();
    const auto found = std::ranges::find_if(columns, [&](const data::Column& column) {
        const std::string name = base::lowered(column.name);
        return column.isNumeric() && std::ranges::find(names, std::string_view(name)) != names.end() &&
               std::ranges::all_of(column.numbers(), [&](double number) {
                   return number >= low && number <= high && number == std::floor(number);
               });
    });
    return found == columns.end() ? nullptr : &*found;
}

std::string twoDigits(double number) {
    const std::string digits = std::to_string(static_cast<int>(number));
    return digits.size() < 2 ? '0' + digits : digits;
}

}  // namespace

base::Expected<Imported> withDateParts(Imported imported) {
    const data::Dataset& read = *imported.dataset;
    const data::Column* const year = partCalled(read, {"year", "年", "年份"}, 1500.0, 2200.0);
    const data::Column* const month = partCalled(read, {"month", "月", "月份"}, 1.0, 12.0);
    const data::Column* const day = partCalled(read, {"day", "date_of_month", "day_of_month", "日"}, 1.0, 31.0);
    const data::Column* const quarter = partCalled(read, {"quarter", "qtr", "季度"}, 1.0, 4.0);
    if (year == nullptr || (month == nullptr && quarter == nullptr)) {
        return imported;
    }
    std::string name = year->name;
    for (const data::Column* part : month != nullptr ? std::vector{month, day} : std::vector{quarter}) {
        name += part != nullptr ? ' ' + part->name : std::string();
    }
    data::TextValues dates;
    std::unordered_map<std::string, std::int32_t> codes;
    for (std::size_t row = 0; row < read.rowCount(); ++row) {
        std::string text = std::to_string(static_cast<int>(year->numbers()[row]));
        text += month != nullptr ? '-' + twoDigits(month->numbers()[row])
                                 : " Q" + std::to_string(static_cast<int>(quarter->numbers()[row]));
        text += month != nullptr && day != nullptr ? '-' + twoDigits(day->numbers()[row]) : std::string();
        const auto [found, added] = codes.try_emplace(text, static_cast<std::int32_t>(dates.levels.size()));
        dates.codes.push_back(found->second);
        if (added) {
            dates.levels.push_back(std::move(text));
        }
    }
    data::Column both{std::move(name), {}, std::move(dates)};
    if (read.find(both.name) || !data::dateOrderOf(both)) {
        return imported;
    }
    std::vector<data::Column> columns = read.columns();
    columns.push_back(std::move(both));
    return withColumns(std::move(imported), std::move(columns));
}

base::Expected<Imported> withTimeBehindDate(Imported imported) {
    std::vector<data::Column> columns = imported.dataset->columns();
    if (columns.size() < 2 || columns.back().isNumeric() || columns[columns.size() - 2].isNumeric()) {
        return imported;
    }
    const data::TextValues times = columns.back().texts();
    columns.pop_back();
    columns.back().values = joined(columns.back().texts(), times);
    return withColumns(std::move(imported), std::move(columns));
}

base::Expected<Imported> withDateAndTime(Imported imported) {
    const std::vector<data::Column>& read = imported.dataset->columns();
    for (std::size_t c = 0; c < read.size(); ++c) {
        const bool hours = holdsHours(read[c]);
        if (!hours && !holdsTimes(read[c])) {
            continue;
        }
        const bool before = c > 0 && holdsDays(read[c - 1]);
        if (!before && (c + 1 == read.size() || !holdsDays(read[c + 1]))) {
            continue;
        }
        const data::Column& date = read[before ? c - 1 : c + 1];
        data::Column both{date.name + ' ' + read[c].name,
                          {},
                          joined(date.texts(), hours ? timesOf(read[c].numbers()) : read[c].texts())};
        if (!imported.dataset->find(both.name) && data::dateOrderOf(both)) {
            std::vector<data::Column> columns = read;
            columns.push_back(std::move(both));
            return withColumns(std::move(imported), std::move(columns));
        }
    }
    return imported;
}

}  // namespace greyscope::io
