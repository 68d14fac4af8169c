#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace greyscope::data {

/// The rows of the dataset that each point of a series came from. Copies share their lists, as the series of a wide
/// table do, which all stand in the same rows.
class PointRows {
public:
    PointRows() = default;
    explicit PointRows(const std::vector<std::vector<std::size_t>>& rowsOfPoints);
    /// `rows[i]` belongs to point `pointOf[i]`; the rows of a point keep their order.
    PointRows(std::size_t points, std::span<const std::size_t> pointOf, std::span<const std::size_t> rows);

    [[nodiscard]] std::size_t size() const { return m_lists ? m_lists->start.size() - 1 : 0; }
    [[nodiscard]] std::span<const std::size_t> operator[](std::size_t point) const {
        const std::uint32_t begin = m_lists->start[point];
        return std::span(m_lists->rows).subspan(begin, m_lists->start[point + 1] - begin);
    }
    [[nodiscard]] bool sharesListsWith(const PointRows& other) const { return m_lists == other.m_lists; }
    /// Those of these points alone; nothing of nothing.
    [[nodiscard]] PointRows at(const std::vector<std::size_t>& points) const;

private:
    struct Lists {
        std::vector<std::uint32_t> start;  ///< of each point, and the end
        std::vector<std::size_t> rows;
    };
    std::shared_ptr<const Lists> m_lists;
};

}  // namespace greyscope::data
