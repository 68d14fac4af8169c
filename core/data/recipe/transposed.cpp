#include "core/data/recipe/transposed.h"

namespace greyscope::data {

SeriesTable transposed(const SeriesTable& table) {
    SeriesTable turned;
    turned.axisColumns = {"criterion"};
    turned.axisUnits = {""};
    turned.keyColumns = table.axisColumns;
    turned.values = table.values.transpose();
    turned.aggregation = table.aggregation;
    turned.runs = table.runs;
    turned.leftOut = table.leftOut;
    for (const Series& series : table.series) {
        turned.points.push_back({{series.name}, {std::nullopt}});
    }
    for (std::size_t k = 0; k < table.points.size(); ++k) {
        Series series{table.pointLabel(k), table.points[k].labels, {}};
        std::vector<std::vector<std::size_t>> rows;
        for (const Series& criterion : table.series) {
            const auto own = k < criterion.rows.size() ? criterion.rows[k] : RowSpan();
            rows.emplace_back(own.begin(), own.end());
        }
        series.rows = PointRows(rows);
        turned.series.push_back(std::move(series));
    }
    return turned;
}

}  // namespace greyscope::data
