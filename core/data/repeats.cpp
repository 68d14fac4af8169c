#include "core/data/repeats.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/roles.h"
#include "core/data/series_table.h"

namespace greyscope::data {

std::vector<std::string> columnsTellingApart(const Dataset& dataset, std::span<const std::size_t> rows) {
    const auto roles = guessRoles(dataset);
    if (!roles || rows.empty()) {
        return {};
    }
    std::vector<std::string> names = settingsOf(*roles);
    names.insert(names.end(), roles->repetitions.begin(), roles->repetitions.end());
    names.insert(names.end(), roles->descriptions.begin(), roles->descriptions.end());
    std::erase_if(names, [&](const std::string& name) {
        const Column& column = **dataset.column(name);
        return std::all_of(rows.begin(), rows.end(),
                           [&](std::size_t row) { return column.textAt(row) == column.textAt(rows.front()); });
    });
    return names;
}

namespace {

double meanOf(const std::vector<double>& values) {
    const double n = static_cast<double>(values.size());
    const double sum = std::accumulate(values.begin(), values.end(), 0.0);
    return std::isfinite(sum) ? sum / n
                              : std::accumulate(values.begin(), values.end(), 0.0,
                                                [n](double mean, double value) { return mean + value / n; });
}

}  // namespace

double aggregated(std::vector<double>& values, Aggregation how) {
    switch (how) {
        case Aggregation::none:
            break;
        case Aggregation::mean:
            return meanOf(values);
        case Aggregation::max:
            return *std::max_element(values.begin(), values.end());
        case Aggregation::median: {
            const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
            std::nth_element(values.begin(), middle, values.end());
            return values.size() % 2 == 1 ? *middle : std::midpoint(*std::max_element(values.begin(), middle), *middle);
        }
    }
    return values.front();
}

}  // namespace greyscope::data
