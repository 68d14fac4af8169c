#include "core/data/time_bins.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <numeric>
#include <vector>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/data/coding.h"
#include "core/data/column_name.h"
#include "core/data/units.h"

namespace greyscope::data {

namespace {

/// Ascending, each once.
using Times = std::vector<double>;

/// Those of each series.
std::vector<Times> timesOf(const Dataset& dataset, const Roles& roles, const NumericValues& times) {
    std::vector<const Column*> keys;
    for (const std::string& key : roles.keys) {
        if (const auto column = dataset.column(key)) {
            keys.push_back(*column);
        }
    }
    std::vector<std::size_t> rows(dataset.rowCount());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    const Coding series = codesOf(keys, rows);
    std::vector<Times> all(series.count);
    for (const std::size_t row : rows) {
        if (!std::isnan(times[row])) {
            all[series.codes[row]].push_back(times[row]);
        }
    }
    for (Times& each : all) {
        std::sort(each.begin(), each.end());
        each.erase(std::unique(each.begin(), each.end()), each.end());
    }
    return all;
}

double medianOf(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

double stepOf(const Times& times) {
    std::vector<double> steps;
    std::transform(times.begin() + 1, times.end(), times.begin(), std::back_inserter(steps), std::minus<>());
    return medianOf(std::move(steps));
}

/// 1, 2, 2.5 or 5 times a power of ten that is nearly the step; the step where there is none.
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

/// Times that all series have.
std::size_t sharedBy(const std::vector<Times>& all) {
    std::map<double, std::size_t> counts;
    for (const Times& times : all) {
        for (const double time : times) {
            ++counts[time];
        }
    }
    return static_cast<std::size_t>(
        std::count_if(counts.begin(), counts.end(), [&](const auto& each) { return each.second == all.size(); }));
}

/// The same times in bins; empty where two of a series fall into one.
std::vector<Times> binned(const std::vector<Times>& all, double width) {
    std::vector<Times> bins;
    for (const Times& times : all) {
        Times own;
        std::transform(times.begin(), times.end(), std::back_inserter(own),
                       [width](double time) { return width * std::round(time / width); });
        if (std::adjacent_find(own.begin(), own.end()) != own.end()) {
            return {};
        }
        bins.push_back(std::move(own));
    }
    return bins;
}

}  // namespace

std::optional<TimeBins> timeBins(const Dataset& dataset, const Roles& roles) {
    constexpr std::size_t kFewest = 3;
    constexpr double kAlike = 0.1;
    const auto axis = roles.factors.empty() ? std::nullopt : dataset.find(roles.factors.front());
    if (!axis || !dataset.columns()[*axis].isNumeric() || !unitFactor(dataset.columns()[*axis].unit, "s")) {
        return std::nullopt;
    }
    const Column& column = dataset.columns()[*axis];
    const std::vector<Times> all = timesOf(dataset, roles, column.numbers());
    std::size_t fewest = dataset.rowCount();
    std::vector<double> steps;
    for (const Times& times : all) {
        if (times.size() < kFewest) {
            return std::nullopt;
        }
        fewest = std::min(fewest, times.size());
        steps.push_back(stepOf(times));
    }
    const double step = steps.empty() ? 0.0 : medianOf(steps);
    const bool alike =
        std::all_of(steps.begin(), steps.end(), [&](double own) { return std::abs(own - step) <= kAlike * step; });
    if (all.size() < 2 || !(step > 0.0) || !alike || 2 * sharedBy(all) >= fewest) {
        return std::nullopt;
    }
    const double width = roundWidth(step);
    const std::vector<Times> bins = binned(all, width);
    if (bins.empty() || 2 * sharedBy(bins) < fewest) {
        return std::nullopt;
    }
    const std::string name = nameWithoutUnit(column.name) + "_bin (" + column.unit + ")";
    const std::string text = base::toText(width);
    return dataset.find(name)
               ? std::nullopt
               : std::optional(TimeBins{{name, text + " * round(" + base::inQuotes(column.name) + " / " + text + ")"},
                                        column.name,
                                        width});
}

}  // namespace greyscope::data
