#include "core/data/roles/time_bins.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/data/columns/coding.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/units.h"

namespace greyscope::data {

namespace {

/// The times of a series, ascending, each once, and the table of that series.
struct Log {
    std::size_t table = 0;
    std::vector<double> times;
};

std::vector<Log> logsOf(const Dataset& dataset, const Roles& roles, const NumericValues& times) {
    std::vector<const Column*> keys;
    for (const std::string& key : roles.keys) {
        if (const auto column = dataset.column(key)) {
            keys.push_back(*column);
        }
    }
    if (keys.empty()) {
        return {};
    }
    const Rows rows = Rows::all(dataset.rowCount());
    const Coding series = codesOf(keys, rows);
    const Coding tables = codesOf({keys.front()}, rows);
    std::vector<Log> logs(series.count);
    for (const std::size_t row : rows) {
        Log& log = logs[series[row]];
        log.table = tables[row];
        if (!std::isnan(times[row])) {
            log.times.push_back(times[row]);
        }
    }
    for (Log& log : logs) {
        std::sort(log.times.begin(), log.times.end());
        log.times.erase(std::unique(log.times.begin(), log.times.end()), log.times.end());
    }
    return logs;
}

double upperMedian(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double stepOf(const std::vector<double>& times) {
    std::vector<double> steps;
    std::transform(times.begin() + 1, times.end(), times.begin(), std::back_inserter(steps), std::minus<>());
    return upperMedian(std::move(steps));
}

/// 1, 2, 2.5 or 5 times a power of ten within 2 % of the step; the step itself if there is none.
double roundWidth(double step) {
    constexpr double kNearly = 0.02;
    const double power = std::pow(10.0, std::floor(std::log10(step)));
    for (const double digit : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        if (std::abs(digit * power - step) <= kNearly * step) {
            return digit * power;
        }
    }
    return step;
}

/// Whether tables have most of their times in common: a table has three quarters of the times within its range.
bool areShared(const std::vector<Log>& logs) {
    std::vector<std::pair<double, std::size_t>> times;  // each of a table once
    for (const Log& log : logs) {
        std::ranges::transform(log.times, std::back_inserter(times),
                               [&log](double time) { return std::pair(time, log.table); });
    }
    std::ranges::sort(times);
    times.erase(std::unique(times.begin(), times.end()), times.end());

    std::map<std::size_t, std::pair<double, double>> ends;  // the first and the last time of each table
    for (const auto& [time, table] : times) {
        ends.try_emplace(table, time, time).first->second.second = time;
    }
    std::vector<double> firsts, lasts;
    for (const auto& [table, of] : ends) {
        firsts.push_back(of.first);
        lasts.push_back(of.second);
    }
    std::ranges::sort(firsts);
    std::ranges::sort(lasts);

    std::ptrdiff_t reaching = 0;
    for (auto it = times.begin(); it != times.end(); ++it) {
        if (it == times.begin() || it->first != std::prev(it)->first) {
            const auto begun = std::ranges::upper_bound(firsts, it->first) - firsts.begin();
            const auto over = std::ranges::lower_bound(lasts, it->first) - lasts.begin();
            reaching += begun - over;
        }
    }
    return 4 * std::ssize(times) >= 3 * reaching;
}

/// The logs with each time replaced by its bin; empty if two times of a series share a bin, or one lies far from it.
std::vector<Log> binned(std::vector<Log> logs, double width) {
    for (Log& log : logs) {
        for (double& time : log.times) {
            const double bin = width * std::round(time / width);
            if (4.0 * std::abs(time - bin) > width) {
                return {};
            }
            time = bin;
        }
        if (std::adjacent_find(log.times.begin(), log.times.end()) != log.times.end()) {
            return {};
        }
    }
    return logs;
}

/// The median distance between times, if it is about the same in all series; 0 otherwise.
double commonStep(const std::vector<Log>& logs) {
    constexpr std::size_t kFewest = 3;
    constexpr double kAlike = 0.1;
    std::vector<double> steps;
    for (const Log& log : logs) {
        if (log.times.size() < kFewest) {
            return 0.0;
        }
        steps.push_back(stepOf(log.times));
    }
    const double step = steps.empty() ? 0.0 : upperMedian(steps);
    const bool alike =
        std::all_of(steps.begin(), steps.end(), [&](double own) { return std::abs(own - step) <= kAlike * step; });
    return alike ? step : 0.0;
}

}  // namespace

std::optional<TimeBins> timeBins(const Dataset& dataset, const Roles& roles) {
    const auto axis = roles.factors.empty() ? std::nullopt : dataset.find(roles.factors.front());
    if (!axis || !dataset.columns()[*axis].isNumeric() || !unitFactor(dataset.columns()[*axis].unit, "s")) {
        return std::nullopt;
    }
    const Column& column = dataset.columns()[*axis];
    const std::vector<Log> logs = logsOf(dataset, roles, column.numbers());
    const double step = commonStep(logs);
    if (!(step > 0.0) || areShared(logs)) {
        return std::nullopt;
    }
    const std::string name = nameWithoutUnit(column.name) + "_bin (" + column.unit + ")";
    for (const double part : {1.0, 2.0}) {  // reads and writes may take turns
        const double width = roundWidth(step / part);
        const std::vector<Log> bins = binned(logs, width);
        if (!bins.empty() && areShared(bins) && !dataset.find(name)) {
            const std::string text = base::toText(width);
            return TimeBins{
                {name, text + " * round(" + base::inQuotes(column.name) + " / " + text + ")"}, column.name, width};
        }
    }
    return std::nullopt;
}

}  // namespace greyscope::data
