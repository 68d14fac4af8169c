#include "core/data/series/point_rows.h"

#include <algorithm>
#include <cstdint>

namespace greyscope::data {

PointRows::PointRows(const std::vector<std::vector<std::size_t>>& rowsOfPoints) : m_points(rowsOfPoints.size()) {
    Lists lists;
    lists.start.push_back(0);
    for (const std::vector<std::size_t>& rows : rowsOfPoints) {
        lists.start.push_back(lists.start.back() + static_cast<std::uint32_t>(rows.size()));
    }
    lists.makeRoom();
    RowNumber* next = lists.rows.get();
    for (const std::vector<std::size_t>& rows : rowsOfPoints) {
        next = std::ranges::transform(rows, next, [](std::size_t row) { return static_cast<RowNumber>(row); }).out;
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
        lists.start.push_back(lists.start.back() + static_cast<std::uint32_t>((*this)[point].size()));
    }
    lists.makeRoom();
    RowNumber* next = lists.rows.get();
    for (const std::size_t point : points) {
        next = std::ranges::copy((*this)[point], next).out;
    }
    return among(std::make_shared<const Lists>(std::move(lists)), 0, points.size());
}

}  // namespace greyscope::data
