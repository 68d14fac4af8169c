#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include <Eigen/Dense>

// Loops of the all-pairs table: one series is compared with several at a time, one per SIMD lane.
namespace greyscope::grey {

/// Number of series in a tile.
inline constexpr std::size_t tileWidth = 8;

/// One number for each series of a tile; fills one cache line.
struct alignas(tileWidth * sizeof(double)) TileLanes {
    std::array<double, tileWidth> values{};
    double& operator[](std::size_t lane) { return values[lane]; }
    double operator[](std::size_t lane) const { return values[lane]; }
};

/// Copies `tileWidth` columns of a matrix, from column `first` on, so that the values of one point are adjacent. If
/// fewer columns are left, the last one is repeated.
void gatherTile(const Eigen::MatrixXd& columns, std::size_t first, TileLanes* rows);

/// The columns of a matrix in tiles of neighbouring series; the values of one point are adjacent.
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

/// Finds the smallest and the largest |a(k) - b(k)| over `points` points, for each series b of a tile.
void tileExtrema(const double* series, const TileLanes* tile, std::size_t points, TileLanes& minimum,
                 TileLanes& maximum);

/// Sums w(k) / (1 + |a(k) - b(k)| * inverseBand) over k for each series b of a tile. Eight fractions share one
/// division, the slowest operation; (1 + largest difference * inverseBand)^8 must stay in range.
void tileSums(const double* series, const TileLanes* tile, const double* weights, std::size_t points,
              const TileLanes& inverseBand, TileLanes& sums);

/// Sorts each lane separately, ascending. Source: Knuth, The Art of Computer Programming 3, 5.2.2, algorithm M.
void sortLanes(TileLanes* rows, std::size_t count);

}  // namespace greyscope::grey
