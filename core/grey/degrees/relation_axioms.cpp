#include "core/grey/degrees/relation_axioms.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/try.h"
#include "core/grey/degrees/relation_closeness.h"
#include "core/grey/degrees/relation_parts.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

AxiomChecks::Pair pairOf(Index i, Index j) {
    return {static_cast<std::size_t>(i), static_cast<std::size_t>(j)};
}

/// Keeps the largest number and the pair that it belongs to.
void keepLargest(double& largest, AxiomChecks::Pair& where, double value, Index i, Index j) {
    if (value > largest) {
        largest = value;
        where = pairOf(i, j);
    }
}

class Checker {
public:
    Checker(const RelationImages& images, const MatrixXd& degrees, const RelationOptions& options)
        : m_images(images), m_degrees(degrees), m_options(options), m_degree(degreeOf(options.method)) {
        m_checks.wholeness.applies = degrees.rows() > 2;
    }

    base::Expected<AxiomChecks> check(base::Progress& progress) {
        for (Index i = 0; i < m_degrees.rows(); ++i) {
            if (progress.cancelled()) {
                return base::fail(base::ErrorCode::cancelled);
            }
            const auto row = GREYSCOPE_TRY(relateImages(m_images, static_cast<std::size_t>(i), m_options));
            addRow(row, i);
            progress.report(static_cast<double>(i + 1) / static_cast<double>(m_degrees.rows()));
        }
        if (m_degree.compares == Compared::areas) {
            const auto closeness = GREYSCOPE_TRY(closenessOfAreas(progress));
            m_checks.closeness = {closeness.compared, closeness.violated};
        }
        return m_checks;
    }

private:
    /// Adds everything with series i as the reference. Checks of both directions use only the series after i.
    void addRow(const RelationResult& row, Index i) {
        for (Index column = 0; column < row.differences.cols(); ++column) {
            const Index j = column < i ? column : column + 1;
            addNormality(row, column, i, j);
            if (j > i) {
                addBothWays(row.degreeRounding(column), i, j);
            }
            if (m_degree.isByPoints()) {
                addPoints(row.differences.col(column), row.coefficients.col(column));
            } else if (m_degree.compares == Compared::curves) {
                addPoints((row.curve.curves.col(column + 1) - row.curve.curves.col(0)).cwiseAbs(),
                          row.curve.coefficients.col(column));
            }
        }
    }

    void addNormality(const RelationResult& row, Index column, Index i, Index j) {
        AxiomChecks::Normality& check = m_checks.normality;
        const double degree = m_degrees(i, j);
        ++check.pairs;
        check.outside += degree > 0.0 && degree <= 1.0 ? 0U : 1U;
        check.greatest = std::max(check.greatest, degree);
        if (check.pairs == 1 || degree < check.least) {
            check.least = degree;
            check.leastWhere = pairOf(i, j);
        }
        const bool identical = row.differences.col(column).isZero(0.0) && sameRelativeImages(i, j);
        check.identical += identical ? 1U : 0U;
        check.identicalBelowOne += identical && degree != 1.0 ? 1U : 0U;
        check.onesThatDiffer += !identical && degree == 1.0 ? 1U : 0U;
    }

    [[nodiscard]] bool sameRelativeImages(Index i, Index j) const {
        return m_images.relative.cols() == 0 ||
               extremaOf(m_images.relative, m_images.relativeRounding, i, j).maximum == 0.0;
    }

    void addBothWays(double rounding, Index i, Index j) {
        AxiomChecks::PairSymmetry& symmetry = m_checks.symmetry;
        AxiomChecks::Wholeness& wholeness = m_checks.wholeness;
        const Degree there = alone(i, j);
        const Degree back = alone(j, i);
        const double equal = std::max({rounding, there.rounding, back.rounding});
        const double apartAlone = std::abs(there.value - back.value);
        ++symmetry.pairs;
        symmetry.unequal += apartAlone > equal ? 1U : 0U;
        keepLargest(symmetry.largest, symmetry.where, apartAlone, i, j);
        const double apart = std::abs(m_degrees(i, j) - m_degrees(j, i));
        ++wholeness.pairs;
        wholeness.unequal += wholeness.applies && apart > equal ? 1U : 0U;
        keepLargest(wholeness.largest, wholeness.where, apart, i, j);
        const double change = std::abs(m_degrees(i, j) - there.value);
        const double changeBack = std::abs(m_degrees(j, i) - back.value);
        wholeness.changed += (change > equal ? 1U : 0U) + (changeBack > equal ? 1U : 0U);
        keepLargest(wholeness.largestChange, wholeness.changeWhere, change, i, j);
        keepLargest(wholeness.largestChange, wholeness.changeWhere, changeBack, j, i);
    }

    /// Returns the degree of two series compared alone. Degrees of areas and curves do not depend on other series.
    [[nodiscard]] Degree alone(Index i, Index j) const {
        if (!m_degree.isByPoints()) {
            return {m_degrees(i, j), base::kSumRounding * std::abs(m_degrees(i, j))};
        }
        return dengDegree(
            extremaOf(m_images.values, m_images.rounding, i, j), m_options.distinguishingCoefficient,
            m_images.values.rows(), [&](Index k) { return weightAt(m_options, k); },
            [&](Index k) { return differenceOf(m_images.values, m_images.rounding, i, j, k); });
    }

    /// Visits the points by increasing difference and compares each with the smallest coefficient of the nearer points.
    void addPoints(const VectorXd& differences, const VectorXd& coefficients) {
        m_order.resize(static_cast<std::size_t>(differences.size()));
        for (Index k = 0; k < differences.size(); ++k) {
            m_order[static_cast<std::size_t>(k)] = {differences(k), coefficients(k)};
        }
        // sorted by value, not by index: millions of points stay adjacent in memory
        std::sort(m_order.begin(), m_order.end(), [](const Point& a, const Point& b) { return a.first < b.first; });
        AxiomChecks::Closeness& check = m_checks.closeness;
        constexpr double kNone = 2.0;  // larger than any coefficient
        double least = kNone;          // smallest coefficient of the points nearer than this one
        double leastSoFar = kNone;
        for (std::size_t at = 0; at < m_order.size(); ++at) {
            const auto [difference, coefficient] = m_order[at];
            if (at > 0 && difference > m_order[at - 1].first) {
                least = leastSoFar;
            }
            check.compared += least < kNone ? 1U : 0U;
            check.violated += coefficient > least + std::abs(least) * base::kSumRounding ? 1U : 0U;
            leastSoFar = std::min(leastSoFar, coefficient);
        }
    }

    [[nodiscard]] base::Expected<NearerPairs> closenessOfAreas(const base::Progress& progress) const {
        const bool mixed = m_degree.isMixed();
        const AreaDegree kind = m_degree.area;
        const Areas own = GREYSCOPE_TRY(areasOf(m_images.values, m_images.rounding, kind));
        const Areas relative = mixed ? GREYSCOPE_TRY(areasOf(m_images.relative, m_images.relativeRounding, kind)) : own;
        // A part with no weight in the degree is not compared.
        const double theta = mixed ? m_options.theta : 1.0;
        std::vector<PairByAreas> pairs;
        for (Index i = 0; i < m_degrees.rows(); ++i) {
            for (Index j = i + 1; j < m_degrees.rows(); ++j) {
                const Degree first = own.degree(kind, i, j);
                const Degree second = relative.degree(kind, i, j);
                const double rounding = theta * first.rounding + (1.0 - theta) * second.rounding;
                pairs.push_back({theta > 0.0 ? gapOf(own, i, j) : PairByAreas::Gap{},
                                 theta < 1.0 ? gapOf(relative, i, j) : PairByAreas::Gap{},
                                 {m_degrees(i, j), rounding}});
            }
        }
        return compareWithNearer(pairs, progress);
    }

    static PairByAreas::Gap gapOf(const Areas& areas, Index i, Index j) {
        return {areas.apart(i, j), areas.rounding(i) + areas.rounding(j)};
    }

    const RelationImages& m_images;
    const MatrixXd& m_degrees;
    const RelationOptions& m_options;
    const RelationDegree& m_degree;
    AxiomChecks m_checks;
    using Point = std::pair<double, double>;  ///< difference and coefficient
    std::vector<Point> m_order;
};

}  // namespace

base::Expected<AxiomChecks> checkAxioms(const RelationImages& images, const Eigen::MatrixXd& degrees,
                                        const RelationOptions& options, base::Progress& progress) {
    return Checker(images, degrees, options).check(progress);
}

}  // namespace greyscope::grey
