#pragma once

#include <cstddef>
#include <utility>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// The four axioms of grey relation on the data at hand. Pairs are ordered, (reference, compared), unless it says
/// otherwise; `where` is the pair with the largest number. Numbers that differ by rounding alone are equal.
struct AxiomChecks {
    using Pair = std::pair<std::size_t, std::size_t>;

    /// 0 < degree <= 1, and 1 for series whose images are identical. Second reading: 1 for these alone.
    struct Normality {
        std::size_t pairs = 0;
        double least = 1.0, greatest = 0.0;
        Pair leastWhere;
        std::size_t outside = 0;            ///< degrees not in (0, 1]
        std::size_t identical = 0;          ///< pairs of identical images
        std::size_t identicalBelowOne = 0;  ///< of these, those whose degree is not 1
        std::size_t onesThatDiffer = 0;     ///< degree 1, images not identical: parallel curves, M much larger than D
        [[nodiscard]] bool holds() const { return outside == 0 && identicalBelowOne == 0; }
        [[nodiscard]] bool holdsForIdenticalAlone() const { return holds() && onesThatDiffer == 0; }
    } normality;

    /// Two series that are the whole set may change places: of each pair by itself, its images unchanged,
    /// g(i, j) = g(j, i). What the table of all pairs looks like does not matter.
    struct PairSymmetry {
        std::size_t pairs = 0;  ///< unordered
        std::size_t unequal = 0;
        double largest = 0.0;  ///< |g(i, j) - g(j, i)|
        Pair where;
        [[nodiscard]] bool holds() const { return unequal == 0; }
    } symmetry;

    /// In a set of three or more g(i, j) is not g(j, i) in general, as the extrema are taken over everything that is
    /// compared. Second reading: the degree of a pair is another one when the pair stands alone.
    struct Wholeness {
        bool applies = false;   ///< there are three series
        std::size_t pairs = 0;  ///< unordered
        std::size_t unequal = 0;
        double largest = 0.0;  ///< |g(i, j) - g(j, i)|
        Pair where;
        std::size_t changed = 0;  ///< of twice as many ordered pairs
        double largestChange = 0.0;
        Pair changeWhere;
        [[nodiscard]] bool holds() const { return unequal > 0; }
        [[nodiscard]] bool holdsForTheSet() const { return changed > 0; }
    } wholeness;

    /// The nearer, the higher. Deng's degree by points: of two points of a pair, the one with the smaller difference
    /// never has the smaller coefficient. Areas by pairs: of two pairs, the one whose areas (of the synthetic degree:
    /// both its areas) are nearer never has the lower degree.
    struct Closeness {
        std::size_t compared = 0;  ///< points or pairs of which others are nearer
        std::size_t violated = 0;  ///< of these, those that are higher than one of the nearer
        [[nodiscard]] bool holds() const { return violated == 0; }
    } closeness;
};

/// `degrees` are those of the table of all pairs of `images`. Errors: those of relateImages(), cancelled.
/// Source: Deng 1989; Liu; P0 III.B.
[[nodiscard]] base::Expected<AxiomChecks> checkAxioms(const RelationImages& images, const Eigen::MatrixXd& degrees,
                                                      const RelationOptions& options, base::Progress& progress);

}  // namespace greyscope::grey
