#include "core/data/transposed.h"

namespace greyscope::data {

SeriesTable transposed(const SeriesTable& table) {
    SeriesTable turned;
    turned.axisColumns = {"criterion"};
    turned.axisUnits = {""};
    turned.keyColumns = table.axisColumns;
    turned.values = table.values.transpose();
    turned.aggregation = table.aggregation;
    turned.rowsLeftOut = table.rowsLeftOut;
    for (const Series& series : table.series) {
        turned.points.push_back({{series.name}, {std::nullopt}});
    }
    for (std::size_t k = 0; k < table.points.size(); ++k) {
        Series series{table.pointLabel(k), table.points[k].labels, {}};
        for (const Series& criterion : table.series) {
            series.rows.push_back(k < criterion.rows.size() ? criterion.rows[k] : std::vector<std::size_t>());
        }
        turned.series.push_back(std::move(series));
    }
    return turned;
}

}  // namespace greyscope::data
