#include "core/data/common_points.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_set>

#include "core/base/nearest.h"

namespace greyscope::data {

namespace {

/// The table with these points alone.
SeriesTable withPoints(const SeriesTable& table, const std::vector<std::size_t>& kept) {
    SeriesTable part = table;
    part.points.clear();
    part.values.resize(static_cast<Eigen::Index>(kept.size()), table.values.cols());
    for (std::size_t i = 0; i < kept.size(); ++i) {
        part.points.push_back(table.points[kept[i]]);
        part.values.row(static_cast<Eigen::Index>(i)) = table.values.row(static_cast<Eigen::Index>(kept[i]));
    }
    for (std::size_t s = 0; s < table.series.size(); ++s) {
        const PointRows& rows = table.series[s].rows;
        const bool shared = s > 0 && rows.sharesListsWith(table.series[s - 1].rows);
        part.series[s].rows = shared ? part.series[s - 1].rows : rows.at(kept);
    }
    part.leftOut.gaps = static_cast<std::size_t>(part.values.array().isNaN().count());
    return part;
}

}  // namespace

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
    SeriesTable common = withPoints(table, kept);
    common.leftOut.pointsNotShared = table.pointCount() - kept.size();
    return common;
}

base::Expected<SeriesTable> withoutPoints(const SeriesTable& table, const std::vector<std::string>& labels) {
    std::vector<std::string> all;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        all.push_back(table.pointLabel(k));
    }
    const std::unordered_set<std::string_view> known(all.begin(), all.end());
    const std::unordered_set<std::string_view> unwanted(labels.begin(), labels.end());
    for (const std::string& label : labels) {
        if (!known.contains(label)) {
            return base::fail(base::ErrorCode::unknownPoint,
                              base::withChoices({label}, base::nearestChoices(label, all)));
        }
    }
    std::vector<std::size_t> kept;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        if (!unwanted.contains(all[k])) {
            kept.push_back(k);
        }
    }
    SeriesTable part = withPoints(table, kept);
    part.leftOut.points = labels;
    return part;
}

}  // namespace greyscope::data
