#include "core/grey/relation_axioms.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/grey/relation_parts.h"

namespace greyscope::grey {

namespace {

using Eigen::Index;
using Eigen::MatrixXd;
using Eigen::VectorXd;

AxiomChecks::Pair pairOf(Index i, Index j) {
    return {static_cast<std::size_t>(i), static_cast<std::size_t>(j)};
}

bool sameImages(const RelationImages& images, Index i, Index j) {
    return images.values.col(i) == images.values.col(j) &&
           (images.relative.cols() == 0 || images.relative.col(i) == images.relative.col(j));
}

AxiomChecks::Normality checkNormality(const RelationImages& images, const MatrixXd& grades) {
    AxiomChecks::Normality check;
    for (Index i = 0; i < grades.rows(); ++i) {
        for (Index j = 0; j < grades.cols(); ++j) {
            if (i == j) {
                continue;
            }
            const double grade = grades(i, j);
            ++check.pairs;
            check.outside += grade > 0.0 && grade <= 1.0 ? 0U : 1U;
            check.greatest = std::max(check.greatest, grade);
            if (check.pairs == 1 || grade < check.least) {
                check.least = grade;
                check.leastWhere = pairOf(i, j);
            }
            const bool identical = sameImages(images, i, j);
            check.identical += identical ? 1U : 0U;
            check.identicalBelowOne += identical && grade != 1.0 ? 1U : 0U;
            check.onesThatDiffer += !identical && grade == 1.0 ? 1U : 0U;
        }
    }
    return check;
}

/// Deng's degree of two series without the others.
double aloneByPoints(const MatrixXd& images, const VectorXd& weights, double rho, Index i, Index j) {
    const Extrema extrema = extremaOf(images, i, j);
    const double band = rho * extrema.maximum;
    WeightedMean grade;
    for (Index k = 0; k < images.rows(); ++k) {
        grade.add(weights(k), coefficient(std::abs(images(k, i) - images(k, j)), extrema.minimum, band));
    }
    return grade.value();
}

/// All pairs, each by itself. Areas are never compared with those of a third series.
base::Expected<MatrixXd> gradesAlone(const RelationImages& images, const MatrixXd& grades,
                                     const RelationOptions& options) {
    if (options.method != RelationMethod::deng) {
        return grades;
    }
    const auto weights = weightsOf(options, images.pointLabels.size());
    if (!weights) {
        return tl::unexpected(weights.error());
    }
    MatrixXd alone = MatrixXd::Ones(grades.rows(), grades.cols());
    for (Index i = 0; i < grades.rows(); ++i) {
        for (Index j = 0; j < grades.cols(); ++j) {
            if (i != j) {
                alone(i, j) = aloneByPoints(images.values, *weights, options.distinguishingCoefficient, i, j);
            }
        }
    }
    return alone;
}

AxiomChecks::PairSymmetry checkSymmetry(const MatrixXd& grades, const MatrixXd& alone) {
    AxiomChecks::PairSymmetry check;
    for (Index i = 0; i < grades.rows(); ++i) {
        for (Index j = i + 1; j < grades.cols(); ++j) {
            const double apart = std::abs(grades(i, j) - grades(j, i));
            ++check.pairs;
            check.unequal += apart > AxiomChecks::kRounding ? 1U : 0U;
            if (apart > check.largest) {
                check.largest = apart;
                check.where = pairOf(i, j);
            }
            check.largestAlone = std::max(check.largestAlone, std::abs(alone(i, j) - alone(j, i)));
        }
    }
    return check;
}

AxiomChecks::Wholeness checkWholeness(const MatrixXd& grades, const MatrixXd& alone) {
    AxiomChecks::Wholeness check;
    for (Index i = 0; i < grades.rows(); ++i) {
        for (Index j = 0; j < grades.cols(); ++j) {
            const double change = std::abs(grades(i, j) - alone(i, j));
            check.pairs += i == j ? 0U : 1U;
            check.changed += change > AxiomChecks::kRounding ? 1U : 0U;
            if (change > check.largest) {
                check.largest = change;
                check.where = pairOf(i, j);
            }
        }
    }
    return check;
}

/// Counts neighbours in the order of `differences` of which the further one has the higher value.
void addNeighbours(const VectorXd& differences, const VectorXd& values, AxiomChecks::Closeness& check) {
    std::vector<Index> order(static_cast<std::size_t>(differences.size()));
    for (std::size_t k = 0; k < order.size(); ++k) {
        order[k] = static_cast<Index>(k);
    }
    std::sort(order.begin(), order.end(), [&](Index a, Index b) { return differences(a) < differences(b); });
    for (std::size_t k = 1; k < order.size(); ++k) {
        ++check.compared;
        check.violated += values(order[k]) > values(order[k - 1]) + AxiomChecks::kRounding ? 1U : 0U;
    }
}

base::Expected<AxiomChecks::Closeness> checkCloseness(const RelationImages& images, const MatrixXd& grades,
                                                      const RelationOptions& options) {
    AxiomChecks::Closeness check;
    if (options.method == RelationMethod::deng) {
        for (std::size_t i = 0; i < images.names.size(); ++i) {
            const auto result = relateImages(images, i, options);
            if (!result) {
                return tl::unexpected(result.error());
            }
            for (Index j = 0; j < result->differences.cols(); ++j) {
                addNeighbours(result->differences.col(j), result->coefficients.col(j), check);
            }
        }
        return check;
    }
    const auto areas = areasOf(images.values, areaDegreeOf(options.method));
    if (!areas) {
        return tl::unexpected(areas.error());
    }
    const Index count = grades.rows();
    VectorXd differences(count * (count - 1) / 2);
    VectorXd degrees(differences.size());
    Index at = 0;
    for (Index i = 0; i < count; ++i) {
        for (Index j = i + 1; j < count; ++j, ++at) {
            differences(at) = std::abs((*areas)(i) - (*areas)(j));
            degrees(at) = grades(i, j);
        }
    }
    addNeighbours(differences, degrees, check);
    return check;
}

}  // namespace

base::Expected<AxiomChecks> checkAxioms(const RelationImages& images, const Eigen::MatrixXd& grades,
                                        const RelationOptions& options) {
    const auto alone = gradesAlone(images, grades, options);
    if (!alone) {
        return tl::unexpected(alone.error());
    }
    const auto closeness = checkCloseness(images, grades, options);
    if (!closeness) {
        return tl::unexpected(closeness.error());
    }
    return AxiomChecks{checkNormality(images, grades), checkSymmetry(grades, *alone), checkWholeness(grades, *alone),
                       *closeness};
}

}  // namespace greyscope::grey
