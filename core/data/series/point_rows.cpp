#include "core/data/series/point_rows.h"

#include <cstdint>

namespace greyscope::data {

PointRows::PointRows(const std::vector<std::vector<std::size_t>>& rowsOfPoints) : m_points(rowsOfPoints.size()) {
    Lists lists;
    lists.start.push_back(0);
    for (const std::vector<std::size_t>& rows : rowsOfPoints) {
        for (const std::size_t row : rows) {
            lists.rows.push_back(static_cast<RowNumber>(row));
        }
        lists.start.push_back(static_cast<std::uint32_t>(lists.rows.size()));
    }
    m_lists = std::make_shared<const Lists>(std::move(lists));
}

PointRows PointRows::at(const std::vector<std::size_t>& points) const {
    if (!m_lists) {
        return {};
    }
    Lists lists;
    lists.start.push_back(0);
    for (const std::size_t point : points) {
        const auto own = (*this)[point];
        lists.rows.insert(lists.rows.end(), own.begin(), own.end());
        lists.start.push_back(static_cast<std::uint32_t>(lists.rows.size()));
    }
    return among(std::make_shared<const Lists>(std::move(lists)), 0, points.size());
}

}  // namespace greyscope::data
