#include "core/grey/projection.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace greyscope::grey {

namespace {

/// The problem with values scaled to 1, so that no square leaves the range.
class Problem {
public:
    Problem(const std::vector<double>& values, const Shape& shape) : m_values(values), m_shape(shape) {
        for (const double value : m_values) {
            m_scale = std::max(m_scale, std::abs(value));
        }
        m_scale = m_scale > 0.0 ? m_scale : 1.0;
        for (double& value : m_values) {
            value /= m_scale;
        }
    }

    [[nodiscard]] double scale() const { return m_scale; }

    [[nodiscard]] double height(double parameter) const {
        double product = 0.0;
        double squares = 0.0;
        for (std::size_t k = 0; k < m_values.size(); ++k) {
            const double f = m_shape.value(k, parameter);
            product += m_values[k] * f;
            squares += f * f;
        }
        return product / squares;
    }

    [[nodiscard]] double sumOfSquares(double parameter) const {
        const double top = height(parameter);
        double sum = 0.0;
        for (std::size_t k = 0; k < m_values.size(); ++k) {
            const double residual = m_values[k] - top * m_shape.value(k, parameter);
            sum += residual * residual;
        }
        return sum;
    }

    /// Whether the sum of squares falls at this p. A is at its optimum there, so its own change does not matter.
    [[nodiscard]] bool falls(double parameter) const {
        const double top = height(parameter);
        double sum = 0.0;
        for (std::size_t k = 0; k < m_values.size(); ++k) {
            const double residual = m_values[k] - top * m_shape.value(k, parameter);
            sum += residual * top * m_shape.derivative(k, parameter);
        }
        return sum > 0.0;
    }

private:
    std::vector<double> m_values;
    const Shape& m_shape;
    double m_scale = 0.0;
};

double bisect(const Problem& problem, double low, double high, const base::Progress& progress) {
    double middle = std::midpoint(low, high);
    while (middle > low && middle < high && !progress.cancelled()) {
        (problem.falls(middle) ? low : high) = middle;
        middle = std::midpoint(low, high);
    }
    return middle;
}

}  // namespace

std::optional<ProjectedFit> projectedFit(const std::vector<double>& values, const std::vector<double>& grid,
                                         const Shape& shape, bool closedBelow, const base::Progress& progress) {
    const Problem problem(values, shape);
    std::size_t best = grid.size();
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < grid.size() && !progress.cancelled(); ++i) {
        if (const double squares = problem.sumOfSquares(grid[i]); squares < least) {
            least = squares;
            best = i;
        }
    }
    if (best + 1 >= grid.size() || (best == 0 && !closedBelow)) {
        return std::nullopt;
    }
    const double parameter = best == 0 ? grid.front() : bisect(problem, grid[best - 1], grid[best + 1], progress);
    return ProjectedFit{problem.scale() * problem.height(parameter), parameter};
}

}  // namespace greyscope::grey
