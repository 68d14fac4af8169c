#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/series/series_table.h"

namespace greyscope::test {

/// A table of `columns` (a series each, of equal length) on a numeric axis; without numbers on no axis at all.
inline data::SeriesTable tableOf(const std::vector<std::vector<double>>& columns, const std::vector<double>& axis = {},
                                 const std::vector<std::string>& names = {}) {
    data::SeriesTable table;
    const std::size_t rows = columns.empty() ? 0 : columns.front().size();
    if (!axis.empty()) {
        table.axisColumns = {"threads_per_ost"};
        table.axisUnits = {""};
    }
    for (std::size_t k = 0; k < rows; ++k) {
        data::AxisPoint point;
        if (!axis.empty()) {
            point.labels = {base::toText(axis[k])};
            point.numbers = {axis[k]};
        }
        table.points.push_back(point);
    }
    table.values.resize(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(columns.size()));
    for (std::size_t s = 0; s < columns.size(); ++s) {
        table.series.push_back({names.empty() ? "s" + std::to_string(s) : names[s], {}, {}});
        for (std::size_t k = 0; k < rows; ++k) {
            table.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(s)) = columns[s][k];
        }
    }
    return table;
}

}  // namespace greyscope::test
