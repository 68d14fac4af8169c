#include "core/io/date_and_time.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/base/try.h"
#include "core/data/calendar.h"

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

/// Times of the day, and no durations, which have other names.
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

/// Days, without a time of theirs.
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

}  // namespace

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
        if (!holdsTimes(read[c])) {
            continue;
        }
        const bool before = c > 0 && holdsDays(read[c - 1]);
        if (!before && (c + 1 == read.size() || !holdsDays(read[c + 1]))) {
            continue;
        }
        const data::Column& date = read[before ? c - 1 : c + 1];
        data::Column both{date.name + ' ' + read[c].name, {}, joined(date.texts(), read[c].texts())};
        if (!imported.dataset->find(both.name) && data::dateOrderOf(both)) {
            std::vector<data::Column> columns = read;
            columns.push_back(std::move(both));
            return withColumns(std::move(imported), std::move(columns));
        }
    }
    return imported;
}

}  // namespace greyscope::io
