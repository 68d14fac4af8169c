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

// What relate() and the all-pairs table share.
namespace greyscope::grey {

/// D = |a - b| of two images at a point and what of it may be rounding; a difference that is all rounding is 0.
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

struct Extrema {
    double minimum = std::numeric_limits<double>::infinity();
    double maximum = 0.0;
    /// What may be rounding in them: of one pair alone. Where several series share m and M, these move their degrees
    /// alike and do not change an order.
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

/// Deng's degree, point after point in both sums, so that coefficients of 1 give exactly 1.
class DengDegree {
public:
    DengDegree(const Extrema& extrema, double distinguishingCoefficient)
        : m_rho(distinguishingCoefficient),
          m_least(extrema.minimum / unitOf(extrema)),
          m_shift(m_rho * (extrema.maximumRounding / unitOf(extrema))),
          m_rounded((extrema.minimumRounding / unitOf(extrema) + m_shift) / (m_least + m_rho)) {}

    /// D / M, which is the same for every rho; D where M = 0.
    [[nodiscard]] static Difference inUnits(const Difference& difference, const Extrema& extrema) {
        return {difference.value / unitOf(extrema), difference.rounding / unitOf(extrema)};
    }
    /// Adds a point, its difference in units of M, and returns its coefficient. In these units every number stays in
    /// range, and the coefficient is 1 where M = 0.
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
    double m_shift;    ///< what the rounding of M moves rho M by, in units of M
    double m_rounded;  ///< share of m/M + rho that may be rounding
    double m_weights = 0.0;
    double m_sum = 0.0;
    double m_rounding = 0.0;
};

/// The same of `points` points: the weighted mean of their coefficients, which `use` is told of one by one.
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

/// w_k as the options have it.
[[nodiscard]] inline double weightAt(const RelationOptions& options, Eigen::Index k) {
    return options.weights.empty() ? 1.0 : options.weights[static_cast<std::size_t>(k)];
}

/// m and M of one pair.
[[nodiscard]] Extrema extremaOf(const Eigen::MatrixXd& images, const data::ImageRounding& rounding, Eigen::Index i,
                                Eigen::Index j);
[[nodiscard]] Extrema extremaOfAllPairs(const Eigen::MatrixXd& images, const data::ImageRounding& rounding);

/// Whether m or M, of differences taken as they are, may be smaller than what `most` of a difference can be rounding.
[[nodiscard]] inline bool mayBeRounding(const Extrema& plain, double most) {
    return plain.maximum > 0.0 && (plain.maximum <= most || (plain.minimum > 0.0 && plain.minimum <= most));
}

/// What may be rounding anywhere in each series at the most.
[[nodiscard]] Eigen::VectorXd greatestRounding(const Eigen::MatrixXd& images, const data::ImageRounding& rounding);

/// D of comparative series `compared` at a point.
[[nodiscard]] inline Difference differenceIn(const RelationResult& result, Eigen::Index compared, Eigen::Index k) {
    const double value = result.differences(k, compared);
    return value > 0.0 ? Difference{value, result.rounding.at(0, result.images(k, 0)) +
                                               result.rounding.at(compared + 1, result.images(k, compared + 1))}
                       : Difference{};
}

/// m and M that a comparative series is judged by, in the scope of the result.
[[nodiscard]] Extrema extremaIn(const RelationResult& result, Eigen::Index compared);

/// More series than a table of all pairs is made for are tooManySeries.
[[nodiscard]] base::Expected<void> checkTableSize(std::size_t series);

/// The sums m + rho M and D + rho M stay in range below half the largest double.
[[nodiscard]] base::Expected<void> checkRange(const Extrema& extrema);

/// The largest at most 1 and at least a half, so that products with them stay in range.
[[nodiscard]] base::Expected<Eigen::VectorXd> weightsOf(const RelationOptions& options, std::size_t pointCount);

/// Images of the chosen series, the first of which is the reference of Image::ratio.
[[nodiscard]] base::Expected<RelationImages> imagesOf(const data::SeriesTable& table,
                                                      const std::vector<std::size_t>& which,
                                                      const data::ImageOptions& options);

}  // namespace greyscope::grey
