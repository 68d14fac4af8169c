#include "core/data/series/point_rows.h"

#include <numeric>

namespace greyscope::data {

PointRows::PointRows(const std::vector<std::vector<std::size_t>>& rowsOfPoints) {
    Lists lists;
    lists.start.push_back(0);
    for (const std::vector<std::size_t>& rows : rowsOfPoints) {
        lists.rows.insert(lists.rows.end(), rows.begin(), rows.end());
        lists.start.push_back(static_cast<std::uint32_t>(lists.rows.size()));
    }
    m_lists = std::make_shared<const Lists>(std::move(lists));
}

PointRows::PointRows(std::size_t points, std::span<const std::size_t> pointOf, std::span<const std::size_t> rows) {
    // Counting sort: how many, where each point begins, then every row to its place.
    Lists lists{std::vector<std::uint32_t>(points + 1, 0), std::vector<std::size_t>(rows.size())};
    for (const std::size_t point : pointOf) {
        ++lists.start[point + 1];
    }
    std::partial_sum(lists.start.begin(), lists.start.end(), lists.start.begin());
    std::vector<std::uint32_t> next(lists.start.begin(), lists.start.end() - 1);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        lists.rows[next[pointOf[i]]++] = rows[i];
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
    PointRows kept;
    kept.m_lists = std::make_shared<const Lists>(std::move(lists));
    return kept;
}

}  // namespace greyscope::data
