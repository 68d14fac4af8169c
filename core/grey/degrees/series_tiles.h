#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include <Eigen/Dense>

// Loops of the all-pairs table: one series is compared with several at a time, one per SIMD lane.
namespace greyscope::grey {

/// Number of series in a tile, which are compared with another series at the same time.
inline constexpr std::size_t tileWidth = 8;

/// One number for each series of a tile. The numbers fill one cache line.
struct alignas(tileWidth * sizeof(double)) TileLanes {
    std::array<double, tileWidth> values{};
    double& operator[](std::size_t lane) { return values[lane]; }
    double operator[](std::size_t lane) const { return values[lane]; }
};

/// Copies `tileWidth` columns of a matrix, from column `first` on, to a tile in `rows`, in which the values of one
/// point are adjacent. If fewer columns are left, the last one is repeated.
void gatherTile(const Eigen::MatrixXd& columns, std::size_t first, TileLanes* rows);

/// The columns (series) of a matrix, stored in tiles of tileWidth neighbouring series. In a tile, the values of one
/// point are adjacent.
class SeriesTiles {
public:
    SeriesTiles() = default;
    explicit SeriesTiles(const Eigen::MatrixXd& columns);

    [[nodiscard]] std::size_t count() const { return m_points == 0 ? 0 : m_values.size() / m_points; }
    [[nodiscard]] const TileLanes* tile(std::size_t index) const { return m_values.data() + index * m_points; }

private:
    std::size_t m_points = 0;
    std::vector<TileLanes> m_values;
};

/// Finds, for each series b of a tile, the smallest and the largest difference |a(k) - b(k)| over `points` points,
/// where a is `series`.
void tileExtrema(const double* series, const TileLanes* tile, std::size_t points, TileLanes& minimum,
                 TileLanes& maximum);

/// Sums w(k) / (1 + |a(k) - b(k)| * inverseBand) over k for each series b of a tile, where a is `series`. Eight
/// fractions share one division, the slowest operation; (1 + largest difference * inverseBand)^8 must stay in range.
void tileSums(const double* series, const TileLanes* tile, const double* weights, std::size_t points,
              const TileLanes& inverseBand, TileLanes& sums);

/// Sorts the numbers of each lane (series) separately, ascending, over `count` rows. Source: Knuth, The Art of Computer
/// Programming 3, 5.2.2, algorithm M.
void sortLanes(TileLanes* rows, std::size_t count);

}  // namespace greyscope::grey
