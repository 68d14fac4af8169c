#include "core/data/table_of_columns.h"

#include <string>

namespace greyscope::data {

SeriesTable tableOfColumns(const std::vector<std::vector<double>>& columns) {
    SeriesTable table;
    const std::size_t rows = columns.front().size();
    table.points.resize(rows);
    table.values.resize(static_cast<Eigen::Index>(rows), static_cast<Eigen::Index>(columns.size()));
    for (std::size_t s = 0; s < columns.size(); ++s) {
        table.series.push_back({"x" + std::to_string(s), {}, {}});
        for (std::size_t k = 0; k < rows; ++k) {
            table.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(s)) = columns[s][k];
        }
    }
    return table;
}

}  // namespace greyscope::data
