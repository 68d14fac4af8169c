#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "core/base/parallel.h"
#include "core/data/columns/coding.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// For each point of a series, the rows of the dataset that it came from. Copies share their memory, as do the series
/// of a wide table, which all come from the same rows.
class PointRows {
public:
    PointRows() = default;
    /// `rowsOfPoints`: a list of rows for each point.
    explicit PointRows(const std::vector<std::vector<std::size_t>>& rowsOfPoints);
    /// Distributes rows to the points of several series. Returns one PointRows for each of the `seriesOf.count` series.
    /// Row `rows[i]` goes to the point `pointOf[i]` of the series `seriesOf[i]`, but is left out if `belongs(rows[i])`
    /// is false. The rows of a point keep their order.
    template <class Belongs>
    [[nodiscard]] static std::vector<PointRows> dealt(const Rows& rows, const Coding& seriesOf, const Coding& pointOf,
                                                      const Belongs& belongs);

    [[nodiscard]] std::size_t size() const { return m_points; }
    [[nodiscard]] RowSpan operator[](std::size_t point) const {
        const std::uint32_t* const start = m_lists->start.data() + m_first + point;
        return {m_lists->rows.get() + start[0], start[1] - start[0]};
    }
    /// Whether this object and `other` share their memory, and thus have the same points and rows.
    [[nodiscard]] bool sharesListsWith(const PointRows& other) const {
        return m_lists == other.m_lists && m_first == other.m_first;
    }
    /// Returns a PointRows with these points only, in this order; empty if this object has no points.
    [[nodiscard]] PointRows at(const std::vector<std::size_t>& points) const;

private:
    struct Lists {
        /// For each point, the index in `rows` of its first row; then the total number of rows.
        std::vector<std::uint32_t> start;
        std::unique_ptr<RowNumber[]> rows;  ///< the rows, point after point
        void makeRoom() { rows = std::make_unique_for_overwrite<RowNumber[]>(start.back()); }
    };
    [[nodiscard]] static PointRows among(std::shared_ptr<const Lists> lists, std::size_t first, std::size_t points) {
        PointRows rows;
        rows.m_lists = std::move(lists);
        rows.m_first = first;
        rows.m_points = points;
        return rows;
    }

    std::shared_ptr<const Lists> m_lists;  ///< the lists of rows, shared with other series
    std::size_t m_first = 0;               ///< index of this series' first point
    std::size_t m_points = 0;
};

template <class Belongs>
std::vector<PointRows> PointRows::dealt(const Rows& rows, const Coding& seriesOf, const Coding& pointOf,
                                        const Belongs& belongs) {
    // Counting sort: count the rows of each point, compute where each point begins, then place every row. It runs in
    // parallel if points are few compared with the rows: each part counts its own rows, which tells where the rows of
    // the next part begin.
    const std::size_t cells = seriesOf.count * pointOf.count;
    constexpr std::size_t kRowsOfEach = 64;
    const std::size_t parts = kRowsOfEach * cells <= rows.size() ? base::partsOf(rows.size()) : 1;
    const base::Threads threads = base::Threads::available();
    const auto cellOf = [&](std::size_t i) { return seriesOf[i] * pointOf.count + pointOf[i]; };
    std::vector<std::uint32_t> next(parts * cells, 0);
    base::forEachPart(rows.size(), parts, threads, [&](std::size_t part, std::size_t i, std::size_t end) {
        for (std::uint32_t* const count = next.data() + part * cells; i < end; ++i) {
            count[cellOf(i)] += belongs(rows[i]) ? 1 : 0;
        }
    });
    Lists lists;
    lists.start.reserve(cells + 1);
    std::uint32_t place = 0;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        lists.start.push_back(place);
        for (std::size_t part = 0; part < parts; ++part) {
            place += std::exchange(next[part * cells + cell], place);
        }
    }
    lists.start.push_back(place);
    lists.makeRoom();
    base::forEachPart(rows.size(), parts, threads, [&](std::size_t part, std::size_t i, std::size_t end) {
        for (std::uint32_t* const behind = next.data() + part * cells; i < end; ++i) {
            if (belongs(rows[i])) {
                lists.rows[behind[cellOf(i)]++] = static_cast<RowNumber>(rows[i]);
            }
        }
    });
    const auto shared = std::make_shared<const Lists>(std::move(lists));
    std::vector<PointRows> series;
    for (std::size_t s = 0; s < seriesOf.count; ++s) {
        series.push_back(among(shared, s * pointOf.count, pointOf.count));
    }
    return series;
}

}  // namespace greyscope::data
