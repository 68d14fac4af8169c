#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include <Eigen/Dense>

#include "core/base/rounding.h"
#include "core/grey/degrees/area_degree.h"
#include "core/grey/degrees/degree_formulas.h"
#include "core/grey/degrees/relation.h"

// Code shared by relate() and the all-pairs table.
namespace greyscope::grey {

/// The difference D = |a - b| of two images at one point, with its possible rounding error. A difference that may be
/// rounding is 0.
struct Difference {
    double value = 0.0;
    double rounding = 0.0;
};

[[nodiscard]] inline Difference differenceOf(const Eigen::MatrixXd& images, const data::ImageRounding& rounding,
                                             Eigen::Index i, Eigen::Index j, Eigen::Index k) {
    const double a = images(k, i);
    const double b = images(k, j);
    const Difference found{std::abs(a - b), rounding.at(i, a) + rounding.at(j, b)};
    return found.value <= found.rounding ? Difference{} : found;
}

/// The smallest and the largest difference, m and M, of one or several pairs of series.
struct Extrema {
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = 0.0;
    /// Possible rounding errors of m and M. They are used for a single pair only: if several series share m and M, such
    /// an error changes all degrees alike and not their order.
    double minimumRounding = 0.0;
    double maximumRounding = 0.0;

    void add(const Extrema& other) {
        minimum = std::min(minimum, other.minimum);
        maximum = std::max(maximum, other.maximum);
    }
    void add(const Difference& difference) {
        if (difference.value < minimum) {
            minimum = difference.value;
            minimumRounding = difference.rounding;
        }
        if (difference.value > maximum) {
            maximum = difference.value;
            maximumRounding = difference.rounding;
        }
    }
};

/// Calculates Deng's degree of a pair, point by point. Weights and coefficients are summed in the same order, so that
/// coefficients of 1 give exactly 1.
class DengDegree {
public:
    DengDegree(const Extrema& extrema, double distinguishingCoefficient)
        : m_rho(distinguishingCoefficient),
          m_least(extrema.minimum / unitOf(extrema)),
          m_shift(m_rho * (extrema.maximumRounding / unitOf(extrema))),
          m_rounded((extrema.minimumRounding / unitOf(extrema) + m_shift) / (m_least + m_rho)) {}

    /// Returns the difference in units of M, D / M, which does not depend on rho; D if M = 0.
    [[nodiscard]] static Difference inUnits(const Difference& difference, const Extrema& extrema) {
        return {difference.value / unitOf(extrema), difference.rounding / unitOf(extrema)};
    }
    /// Adds a point, whose difference is in units of M, and returns its coefficient. In these units, all numbers stay
    /// in range and the coefficient is 1 if M = 0.
    double add(double weight, const Difference& inUnits) {
        const double coefficient = dengCoefficient(m_least, 1.0, m_rho, inUnits.value);
        m_weights += weight;
        m_sum += weight * coefficient;
        m_rounding += weight * coefficient * (m_rounded + (inUnits.rounding + m_shift) / (inUnits.value + m_rho));
        return coefficient;
    }
    [[nodiscard]] Degree degree() const {
        const double value = m_sum / m_weights;
        const Degree found{value, value * base::kSumRounding + m_rounding / m_weights};
        return found.value >= 1.0 - found.rounding ? Degree{1.0, found.rounding} : found;
    }

private:
    static double unitOf(const Extrema& extrema) { return extrema.maximum > 0.0 ? extrema.maximum : 1.0; }

    double m_rho;
    double m_least;    ///< m in units of M
    double m_shift;    ///< possible rounding error of rho M, in units of M
    double m_rounded;  ///< possible rounding error of m/M + rho, relative to it
    double m_weights = 0.0;
    double m_sum = 0.0;
    double m_rounding = 0.0;
};

/// Returns Deng's degree of a pair over `points` points, and calls `use` with the index and coefficient of each point.
template <class WeightAt, class DifferenceAt, class Use>
[[nodiscard]] Degree dengDegree(const Extrema& extrema, double distinguishingCoefficient, Eigen::Index points,
                                const WeightAt& weightAt, const DifferenceAt& differenceAt, const Use& use) {
    DengDegree sum(extrema, distinguishingCoefficient);
    for (Eigen::Index k = 0; k < points; ++k) {
        use(k, sum.add(weightAt(k), DengDegree::inUnits(differenceAt(k), extrema)));
    }
    return sum.degree();
}
template <class WeightAt, class DifferenceAt>
[[nodiscard]] Degree dengDegree(const Extrema& extrema, double distinguishingCoefficient, Eigen::Index points,
                                const WeightAt& weightAt, const DifferenceAt& differenceAt) {
    return dengDegree(extrema, distinguishingCoefficient, points, weightAt, differenceAt, [](Eigen::Index, double) {});
}

/// Returns the weight of point k in the options, or 1 if no weights are set.
[[nodiscard]] inline double weightAt(const RelationOptions& options, Eigen::Index k) {
    return options.weights.empty() ? 1.0 : options.weights[static_cast<std::size_t>(k)];
}

/// Returns m and M of the pair of columns i and j.
[[nodiscard]] Extrema extremaOf(const Eigen::MatrixXd& images, const data::ImageRounding& rounding, Eigen::Index i,
                                Eigen::Index j);
/// Returns m and M over all pairs of columns.
[[nodiscard]] Extrema extremaOfAllPairs(const Eigen::MatrixXd& images, const data::ImageRounding& rounding);

/// Returns whether m or M may only be a rounding error: it is positive, but at most `most`, the largest rounding error
/// of a difference. `plain` has m and M before differences within rounding are set to 0.
[[nodiscard]] inline bool mayBeRounding(const Extrema& plain, double most) {
    return plain.maximum > 0.0 && (plain.maximum <= most || (plain.minimum > 0.0 && plain.minimum <= most));
}

/// Returns the largest possible rounding error of each series (column) of the images.
[[nodiscard]] Eigen::VectorXd greatestRounding(const Eigen::MatrixXd& images, const data::ImageRounding& rounding);

/// Returns the difference D of the comparative series with index `compared` from the reference at point k.
[[nodiscard]] inline Difference differenceIn(const RelationResult& result, Eigen::Index compared, Eigen::Index k) {
    const double value = result.differences(k, compared);
    return value > 0.0 ? Difference{value, result.rounding.at(0, result.images(k, 0)) +
                                               result.rounding.at(compared + 1, result.images(k, compared + 1))}
                       : Difference{};
}

/// Returns m and M that the degree of a comparative series uses, in the scope of the result's options.
[[nodiscard]] Extrema extremaIn(const RelationResult& result, Eigen::Index compared);

/// Checks the number of series of a table of all pairs. Error: tooManySeries (more than kMostSeriesInTable).
[[nodiscard]] base::Expected<void> checkTableSize(std::size_t series);

/// Checks that m + rho M and D + rho M cannot overflow. Error: overflow (M exceeds half the largest double).
[[nodiscard]] base::Expected<void> checkRange(const Extrema& extrema);

/// Returns the weights of the points, scaled by a power of two so that the largest is in [0.5, 1) and products stay in
/// range; all 1 if the options have no weights. Error: columnLengthMismatch.
[[nodiscard]] base::Expected<Eigen::VectorXd> weightsOf(const RelationOptions& options, std::size_t pointCount);

/// Returns the images of the chosen series; the first one is the reference of Image::ratio.
[[nodiscard]] base::Expected<RelationImages> imagesOf(const data::SeriesTable& table,
                                                      const std::vector<std::size_t>& which,
                                                      const data::ImageOptions& options);

}  // namespace greyscope::grey
