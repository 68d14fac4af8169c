#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include <Eigen/Dense>

// The loops of the all-pairs table: one series against several at a time, side by side in the lanes of the processor.
namespace greyscope::grey {

/// Series of one tile.
inline constexpr std::size_t tileWidth = 8;

/// A number for each series of a tile; a line of the cache.
struct alignas(tileWidth * sizeof(double)) TileLanes {
    std::array<double, tileWidth> values{};
    double& operator[](std::size_t lane) { return values[lane]; }
    double operator[](std::size_t lane) const { return values[lane]; }
};

/// The points of `tileWidth` columns of a matrix from `first` on, side by side; the last column again where there are
/// fewer.
void gatherTile(const Eigen::MatrixXd& columns, std::size_t first, TileLanes* rows);

/// The columns of a matrix in tiles of neighbouring series, the values of one point together.
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

/// The smallest and the largest |a(k) - b(k)| over `points` points, for each series b of a tile.
void tileExtrema(const double* series, const TileLanes* tile, std::size_t points, TileLanes& minimum,
                 TileLanes& maximum);

/// For each series b of a tile the sum over k of w(k) / (1 + |a(k) - b(k)| * inverseBand). Eight fractions share one
/// division, which is what the processor does slowest; this needs (1 + largest difference * inverseBand)^8 in range.
void tileSums(const double* series, const TileLanes* tile, const double* weights, std::size_t points,
              const TileLanes& inverseBand, TileLanes& sums);

/// Sorts each lane by itself, ascending. Source: Knuth, The Art of Computer Programming 3, 5.2.2, algorithm M.
void sortLanes(TileLanes* rows, std::size_t count);

}  // namespace greyscope::grey
