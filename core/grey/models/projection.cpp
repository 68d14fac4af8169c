#include "core/grey/models/projection.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace greyscope::grey {

namespace {

constexpr std::size_t kLong = 1000;  ///< from this many points on, the grid is searched in two rounds
constexpr std::size_t kStride = 8;

class Problem {
public:
    Problem(const std::vector<double>& values, const CurveShape& shape)
        : m_values(values.data(), static_cast<Eigen::Index>(values.size())), m_shape(shape) {}

    [[nodiscard]] double height(double parameter) const { return heightOf(m_shape.values(parameter)); }

    [[nodiscard]] double sumOfSquares(double parameter) const {
        const Eigen::ArrayXd f = m_shape.values(parameter);
        return (m_values - heightOf(f) * f).square().sum();
    }

    /// Returns the rate at which the sum of squares falls at this p, up to a factor. A is at its optimum there, so that
    /// its own change does not matter.
    [[nodiscard]] double fall(double parameter) const {
        const Eigen::ArrayXd f = m_shape.values(parameter);
        const double top = heightOf(f);
        return ((m_values - top * f) * top * m_shape.derivatives(parameter)).sum();
    }

private:
    [[nodiscard]] double heightOf(const Eigen::ArrayXd& f) const { return (m_values * f).sum() / f.square().sum(); }

    Eigen::Map<const Eigen::ArrayXd> m_values;
    const CurveShape& m_shape;
};

/// Returns where the fall changes its sign between low and high: by secants (Illinois), by bisection if those converge
/// slowly.
double refined(const Problem& problem, double low, double high, const base::Progress& progress) {
    double atLow = problem.fall(low);
    double atHigh = problem.fall(high);
    bool halve = !(atLow > 0.0 && atHigh < 0.0);
    double middle = std::midpoint(low, high);
    while (middle > low && middle < high && !progress.cancelled()) {
        const double width = high - low;
        const double secant = (low * atHigh - high * atLow) / (atHigh - atLow);
        const double at = !halve && secant > low && secant < high ? secant : middle;
        const double fall = problem.fall(at);
        if (fall > 0.0) {
            low = at;
            atLow = fall;
            atHigh *= 0.5;
        } else {
            high = at;
            atHigh = fall;
            atLow *= 0.5;
        }
        halve = !(atLow > 0.0 && atHigh < 0.0) || (!halve && high - low > 0.5 * width);
        middle = std::midpoint(low, high);
    }
    return middle;
}

/// Returns the index of the smallest sum of squares on the grid, among indices from `first` to before `end` in steps of
/// `step`.
std::size_t bestOf(const Problem& problem, const std::vector<double>& grid, std::size_t first, std::size_t end,
                   std::size_t step, const base::Progress& progress) {
    std::size_t best = grid.size();
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = first; i < end && !progress.cancelled(); i += step) {
        if (const double squares = problem.sumOfSquares(grid[i]); squares < least) {
            least = squares;
            best = i;
        }
    }
    return best;
}

}  // namespace

std::optional<ProjectedFit> projectedFit(const std::vector<double>& values, const std::vector<double>& grid,
                                         const CurveShape& shape, bool closedBelow, const base::Progress& progress) {
    const Problem problem(values, shape);
    std::size_t best = bestOf(problem, grid, 0, grid.size(), values.size() < kLong ? 1 : kStride, progress);
    if (values.size() >= kLong && best < grid.size()) {
        const std::size_t end = std::min(grid.size(), best + kStride + 1);
        best = bestOf(problem, grid, best - std::min(best, kStride), end, 1, progress);
    }
    if (best + 1 >= grid.size() || (best == 0 && !closedBelow)) {
        return std::nullopt;
    }
    const double parameter = best == 0 ? grid.front() : refined(problem, grid[best - 1], grid[best + 1], progress);
    return ProjectedFit{problem.height(parameter), parameter};
}

}  // namespace greyscope::grey
