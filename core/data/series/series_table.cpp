#include "core/data/series/series_table.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/data/columns/calendar.h"
#include "core/data/roles/repeats.h"
#include "core/data/series/aggregation.h"

namespace greyscope::data {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Eigen::Index;

Aggregation SeriesTable::ofMeasurements() const {
    return runs.empty() ? ofRepeats(aggregation) : Aggregation::mean;
}

std::optional<std::size_t> SeriesTable::find(const std::string& name) const {
    const auto found = std::find_if(series.begin(), series.end(), [&](const Series& s) { return s.name == name; });
    return found == series.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - series.begin()));
}

Expected<std::size_t> SeriesTable::indexOf(const std::string& name) const {
    if (const auto index = find(name)) {
        return *index;
    }
    std::vector<std::string> names(series.size());
    std::transform(series.begin(), series.end(), names.begin(), [](const Series& s) { return s.name; });
    auto arguments = base::withChoices({name}, base::nearestChoices(name, names));
    // A series may be unknown because its rows lack a key: the error then names the key.
    if (const auto key = std::find_if(leftOut.unplaced.begin(), leftOut.unplaced.end(),
                                      [](const Unplaced& each) { return each.isKey; });
        key != leftOut.unplaced.end()) {
        arguments.resize(3, "0");
        arguments.insert(arguments.end(), {std::to_string(key->rows), key->column});
    }
    return fail(ErrorCode::unknownSeries, std::move(arguments));
}

std::string SeriesTable::axisLabel(std::size_t point, std::size_t axis) const {
    const AxisPoint& at = points[point];
    const auto unit = epochUnit(axis);
    return unit && at.numbers[axis] ? isoText(*at.numbers[axis] * *unit) : at.labels[axis];
}

std::string SeriesTable::pointLabel(std::size_t point) const {
    std::vector<std::string> labels;
    for (std::size_t axis = 0; axis < points[point].labels.size(); ++axis) {
        labels.push_back(axisLabel(point, axis));
    }
    return base::joined(labels, " \u00d7 ");
}

std::vector<double> SeriesTable::axisNumbers() const {
    std::vector<double> numbers;
    if (axisColumns.size() != 1) {
        return numbers;
    }
    numbers.reserve(points.size());
    for (const AxisPoint& point : points) {
        if (!point.numbers.front()) {
            return {};
        }
        numbers.push_back(*point.numbers.front());
    }
    return numbers;
}

std::optional<std::size_t> SeriesTable::firstGap(std::size_t seriesIndex) const {
    const auto column = values.col(static_cast<Index>(seriesIndex));
    for (Index k = 0; k < column.size(); ++k) {
        if (std::isnan(column(k))) {
            return static_cast<std::size_t>(k);
        }
    }
    return std::nullopt;
}

}  // namespace greyscope::data
