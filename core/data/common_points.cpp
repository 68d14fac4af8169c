#include "core/data/common_points.h"

#include <algorithm>
#include <cmath>

namespace greyscope::data {

SeriesTable withCommonPoints(const SeriesTable& table, const std::vector<std::size_t>& which) {
    std::vector<std::size_t> kept;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        const auto has = [&](std::size_t series) {
            return !std::isnan(table.values(static_cast<Eigen::Index>(k), static_cast<Eigen::Index>(series)));
        };
        if (std::all_of(which.begin(), which.end(), has)) {
            kept.push_back(k);
        }
    }
    SeriesTable common = table;
    common.points.clear();
    common.values.resize(static_cast<Eigen::Index>(kept.size()), table.values.cols());
    for (std::size_t i = 0; i < kept.size(); ++i) {
        common.points.push_back(table.points[kept[i]]);
        common.values.row(static_cast<Eigen::Index>(i)) = table.values.row(static_cast<Eigen::Index>(kept[i]));
    }
    for (std::size_t s = 0; s < table.series.size(); ++s) {
        const PointRows& rows = table.series[s].rows;
        const bool shared = s > 0 && rows.sharesListsWith(table.series[s - 1].rows);
        common.series[s].rows = shared ? common.series[s - 1].rows : rows.at(kept);
    }
    common.leftOut.pointsNotShared = table.pointCount() - kept.size();
    common.leftOut.gaps = static_cast<std::size_t>(common.values.array().isNaN().count());
    return common;
}

}  // namespace greyscope::data
