#include "app/analyses/transfer/long_table.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

#include "core/base/contains.h"
#include "core/base/free_name.h"

namespace greyscope::app {

namespace {

/// A column of the points' values on one axis: numbers where every point has one, else text.
data::Column axisColumn(const data::SeriesTable& table, std::size_t axis, const std::vector<std::size_t>& points) {
    const auto isNumber = [&](std::size_t point) { return table.points[point].numbers[axis].has_value(); };
    data::Column column{table.axisColumns[axis], table.axisUnits[axis], data::NumericValues{}};
    if (std::all_of(points.begin(), points.end(), isNumber)) {
        data::NumericValues numbers;
        for (const std::size_t point : points) {
            numbers.push_back(*table.points[point].numbers[axis]);
        }
        column.values = std::move(numbers);
        return column;
    }
    data::TextValues texts;
    std::unordered_map<std::string, std::int32_t> codes;
    for (const std::size_t point : points) {
        const std::string& label = table.points[point].labels[axis];
        const auto [found, isNew] = codes.emplace(label, static_cast<std::int32_t>(texts.levels.size()));
        texts.codes.push_back(found->second);
        if (isNew) {
            texts.levels.push_back(label);
        }
    }
    column.values = std::move(texts);
    return column;
}

}  // namespace

std::string freeName(const data::SeriesTable& table, std::string name) {
    return base::freeColumnName(std::move(name),
                                [&](const std::string& each) { return base::contains(table.axisColumns, each); });
}

base::Expected<data::Dataset> longTable(const data::SeriesTable& table, const std::vector<std::size_t>& series,
                                        const std::string& nameColumn, const std::string& valueColumn) {
    std::vector<std::size_t> points;
    data::TextValues names;
    data::NumericValues values;
    for (const std::size_t index : series) {
        names.levels.push_back(table.series[index].name);
        for (std::size_t point = 0; point < table.pointCount(); ++point) {
            const double value = table.values(static_cast<Eigen::Index>(point), static_cast<Eigen::Index>(index));
            if (!std::isnan(value)) {
                points.push_back(point);
                names.codes.push_back(static_cast<std::int32_t>(names.levels.size() - 1));
                values.push_back(value);
            }
        }
    }
    std::vector<data::Column> columns{{nameColumn, {}, std::move(names)}};
    for (std::size_t axis = 0; axis < table.axisColumns.size(); ++axis) {
        columns.push_back(axisColumn(table, axis, points));
    }
    columns.push_back({valueColumn, table.valueUnit, std::move(values)});
    return data::Dataset::create(std::move(columns));
}

}  // namespace greyscope::app
