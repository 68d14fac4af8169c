#include "core/timeline/time_log.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/rate_name.h"
#include "core/data/columns/units.h"

namespace greyscope::timeline {

namespace {

constexpr double kDaySeconds = 86'400.0;
constexpr std::size_t kFallsOneIn = 20;

/// The unit of a name such as "RuntimeMS" or "elapsed (s)" that denotes a time since the start; nullopt for others.
std::optional<double> elapsedUnit(const data::Column& column) {
    std::string name = base::lowered(column.name);
    constexpr std::array<std::string_view, 11> kNames{"time",    "elapsed", "runtime",         "t",
                                                      "seconds", "sec",     "seconds_elapsed", "elapsed_time",
                                                      "start",   "end",     "timestamp"};
    constexpr std::array<std::pair<std::string_view, double>, 8> kEndings{{{"_ms", 1e-3},
                                                                           {" ms", 1e-3},
                                                                           {"_us", 1e-6},
                                                                           {" us", 1e-6},
                                                                           {"_ns", 1e-9},
                                                                           {" ns", 1e-9},
                                                                           {"_s", 1.0},
                                                                           {"ms", 1e-3}}};
    double unit = data::unitFactor(column.unit, "s").value_or(column.unit.empty() ? 1.0 : 0.0);
    for (const auto& [ending, seconds] : kEndings) {
        if (column.unit.empty() && name.size() > ending.size() && name.ends_with(ending) &&
            base::contains(kNames, name.substr(0, name.size() - ending.size()))) {
            name.resize(name.size() - ending.size());
            unit = seconds;
            break;
        }
    }
    const bool isTime = !column.unit.empty() || base::contains(kNames, name);
    return isTime && unit > 0.0 ? std::optional(unit) : std::nullopt;
}

bool numbersReports(const data::Column& column) {
    constexpr std::array<std::string_view, 4> kNames{"interval", "report", "sample", "tick"};
    return base::contains(kNames, base::lowered(column.name));
}

/// How the times of a column of texts are spelled. Programs of sysstat end their output with "Average:".
std::optional<data::DateOrder> orderOf(const data::Column& column) {
    const auto order = data::dateOrderOf(column);
    return !order && data::goesByClock(column) ? std::optional(data::DateOrder::clock) : order;
}

/// Returns how a column would be read as a clock, without a look at its rows' order; nullopt if it is not a time.
std::optional<LogClock> clockIn(const data::Column& column) {
    if (!column.isNumeric()) {
        return orderOf(column) ? std::optional(LogClock{column.name, 1.0, true}) : std::nullopt;
    }
    if (const auto unit = data::speaksOfTime(column.name) ? data::epochUnit(column) : std::nullopt) {
        return LogClock{column.name, *unit, true};
    }
    if (const auto unit = elapsedUnit(column)) {
        return LogClock{column.name, *unit, false};
    }
    return numbersReports(column) ? std::optional(LogClock{column.name, 1.0, false, true}) : std::nullopt;
}

/// How often times rise within a job; nullopt if they fall too often for a clock.
std::optional<std::size_t> rises(const TimeLog& log, const data::Coding* jobs) {
    const LogTimes times(log);
    std::vector<double> before(jobs != nullptr ? jobs->count : 1, std::numeric_limits<double>::quiet_NaN());
    const std::size_t rows = log.table->rowCount();
    std::size_t rising = 0;
    std::size_t falling = 0;
    for (std::size_t row = 0; row < rows && falling * kFallsOneIn <= rows; ++row) {
        double& last = before[jobs != nullptr ? (*jobs)[row] : 0];
        const double now = times[row];
        rising += now > last ? 1 : 0;
        falling += now < last ? 1 : 0;
        last = std::isnan(now) ? last : now;
    }
    return rising > 0 && falling * kFallsOneIn <= rows ? std::optional(rising) : std::nullopt;
}

bool adds(const data::Column& column) {
    constexpr std::array<std::string_view, 5> kRates{"tps", "qps", "iops", "rps", "ops"};
    const bool rate = data::unitFactor(column.unit, "B/s") || data::unitFactor(column.unit, "bit/s") ||
                      data::unitFactor(column.unit, "1/s") || column.unit.ends_with("/s");
    return rate || data::rateInName(column.name) || base::contains(kRates, base::lowered(column.name));
}

/// Whether the rows are averages although they state a size of blocks.
bool areAverages(const data::Dataset& table, const std::string& bytes) {
    const auto& columns = table.columns();
    const bool most = std::any_of(columns.begin(), columns.end(), [&](const data::Column& column) {
        return column.name.ends_with("_max") && table.find(column.name.substr(0, column.name.size() - 4));
    });
    const auto size = table.numericColumn(bytes);
    return most || !size || !(table.reach(*table.find(bytes)).high > 0.0);
}

}  // namespace

LogTimes::LogTimes(const TimeLog& log) : m_unit(log.clock.unit) {
    const data::Column& column = log.table->columns()[*log.table->find(log.clock.column)];
    if (column.isNumeric()) {
        m_numbers = &column.numbers();
        return;
    }
    const auto order = orderOf(column).value_or(data::DateOrder::iso);
    std::vector<double> ofLevel;
    for (const std::string& level : column.texts().levels) {
        ofLevel.push_back(data::secondsOf(level, order).value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    const auto file = log.file.empty() ? std::optional<std::size_t>() : log.table->find(log.file);
    double day = 0.0;
    double before = std::numeric_limits<double>::quiet_NaN();
    std::int32_t fileBefore = -1;
    for (std::size_t row = 0; row < log.table->rowCount(); ++row) {
        const std::int32_t in = file ? log.table->columns()[*file].texts().codes[row] : 0;
        const std::int32_t code = column.texts().codes[row];
        const double time =
            code < 0 ? std::numeric_limits<double>::quiet_NaN() : ofLevel[static_cast<std::size_t>(code)];
        if (in != fileBefore) {
            day = 0.0;
        } else if (order == data::DateOrder::clock && time < before - kDaySeconds / 2.0) {
            day += kDaySeconds;  // past midnight
        }
        m_seconds.push_back(time + day);
        before = std::isnan(time) ? before : time;
        fileBefore = in;
    }
}

std::optional<TimeLog> timeLogOf(std::string name, std::shared_ptr<const data::Dataset> table,
                                 const data::Roles& roles) {
    TimeLog log{std::move(name), std::move(table), {}};
    std::vector<const data::Column*> jobs;
    for (const std::string& key : roles.keys) {
        if (const auto column = log.table->find(key)) {
            jobs.push_back(&log.table->columns()[*column]);
            log.jobs.push_back(key);
            log.file = jobs.back()->namesTables ? key : log.file;
        }
    }
    const auto coding =
        jobs.empty() ? std::optional<data::Coding>() : data::codesOf(jobs, data::Rows::all(log.table->rowCount()));
    std::size_t most = 0;
    LogClock found;
    for (const bool absolute : {true, false}) {
        for (const auto* names : {&roles.factors, &roles.repetitions, &roles.descriptions, &roles.metrics}) {
            for (const std::string& each : *names) {
                const auto column = log.table->find(each);
                const auto clock = column ? clockIn(log.table->columns()[*column]) : std::nullopt;
                if (!clock || clock->absolute != absolute) {
                    continue;
                }
                log.clock = *clock;
                if (const auto count = rises(log, coding ? &*coding : nullptr); count && *count > most) {
                    most = *count;
                    found = *clock;
                }
            }
        }
    }
    log.clock = found;
    for (const std::string& metric : roles.metrics) {
        const auto column = log.table->numericColumn(metric);
        if (column && metric != found.column) {
            log.quantities.push_back({metric, (*column)->unit, adds(**column)});
        }
    }
    if (most == 0 || log.quantities.empty()) {
        return std::nullopt;
    }
    constexpr std::array<const char*, 3> kBytes{"block_size", "length", "bytes"};
    for (const char* bytes : kBytes) {
        if (log.table->find(bytes) && log.bytes.empty() && !areAverages(*log.table, bytes)) {
            log.bytes = bytes;
        }
    }
    log.row = log.bytes.empty() ? LogRow::average : LogRow::operation;
    return log;
}

data::Roles statedRoles(const data::Dataset& table) {
    data::Roles roles;
    for (const data::Column& column : table.columns()) {
        const data::Role role = column.stated ? column.stated->role : data::Role::description;
        if (auto* const list = data::listOf(roles, role)) {
            list->push_back(column.name);
        }
    }
    return roles;
}

}  // namespace greyscope::timeline
