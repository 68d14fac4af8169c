#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "core/data/dataset.h"
#include "core/stats/sample.h"

namespace greyscope::test {

/// The table as a database sums it up: a row for each combination of the other columns but those left out, with mean,
/// count and variance of the metric.
inline data::Dataset summedUp(const data::Dataset& rows, const std::string& metric,
                              const std::vector<std::string>& leftOut = {}) {
    std::vector<const data::Column*> groups;
    for (const data::Column& column : rows.columns()) {
        if (column.name != metric && std::find(leftOut.begin(), leftOut.end(), column.name) == leftOut.end()) {
            groups.push_back(&column);
        }
    }
    struct Cell {
        std::size_t first = 0;
        std::vector<double> values;
    };
    std::vector<Cell> cells;
    std::map<std::string, std::size_t> places;
    for (std::size_t row = 0; row < rows.rowCount(); ++row) {
        std::string key;
        for (const data::Column* group : groups) {
            key += group->textAt(row) + "\n";
        }
        const auto [place, isNew] = places.try_emplace(key, cells.size());
        if (isNew) {
            cells.push_back({row, {}});
        }
        cells[place->second].values.push_back((*rows.column(metric))->numbers()[row]);
    }
    std::vector<data::Column> columns;
    for (const data::Column* group : groups) {
        data::Column column = *group;
        if (group->isNumeric()) {
            data::NumericValues numbers;
            for (const Cell& cell : cells) {
                numbers.push_back(group->numbers()[cell.first]);
            }
            column.values = std::move(numbers);
        } else {
            data::TextValues texts{group->texts().levels, {}};
            for (const Cell& cell : cells) {
                texts.codes.push_back(group->texts().codes[cell.first]);
            }
            column.values = std::move(texts);
        }
        columns.push_back(std::move(column));
    }
    data::NumericValues counts, means, variances;
    for (const Cell& cell : cells) {
        const stats::Moments moments = stats::momentsOf(cell.values);
        counts.push_back(static_cast<double>(moments.count));
        means.push_back(moments.mean);
        variances.push_back(moments.deviation * moments.deviation);
    }
    columns.push_back({metric + "_count", "", std::move(counts)});
    columns.push_back({metric, (*rows.column(metric))->unit, std::move(means)});
    columns.push_back({metric + "_variance", "", std::move(variances)});
    return *data::Dataset::create(std::move(columns));
}

}  // namespace greyscope::test
