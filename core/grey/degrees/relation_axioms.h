#pragma once

#include <cstddef>
#include <utility>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/degrees/relation.h"

namespace greyscope::grey {

/// Results of checking the four axioms of grey relation on given series. Pairs are ordered, (reference, compared),
/// unless stated otherwise. `where` is the pair with the largest number. Numbers that differ only by rounding are
/// equal.
struct AxiomChecks {
    using Pair = std::pair<std::size_t, std::size_t>;

    /// Axiom of normality: 0 < degree <= 1, and the degree is 1 for series with identical images. By a second
    /// interpretation (holdsForIdenticalAlone()), it is 1 for identical images only.
    struct Normality {
        std::size_t pairs = 0;
        double least = 1.0, greatest = 0.0;
        Pair leastWhere;
        std::size_t outside = 0;            ///< degrees not in (0, 1]
        std::size_t identical = 0;          ///< pairs of identical images
        std::size_t identicalBelowOne = 0;  ///< identical pairs whose degree is not 1
        std::size_t onesThatDiffer = 0;     ///< pairs with degree 1 and different images: parallel curves, or M much
                                            ///< larger than D
        [[nodiscard]] bool holds() const { return outside == 0 && identicalBelowOne == 0; }
        [[nodiscard]] bool holdsForIdenticalAlone() const { return holds() && onesThatDiffer == 0; }
    } normality;

    /// Axiom of pair symmetry: g(i, j) = g(j, i) if each pair is compared alone, with its images unchanged. Whether the
    /// table of all pairs is symmetric is not checked here.
    struct PairSymmetry {
        std::size_t pairs = 0;  ///< unordered
        std::size_t unequal = 0;
        double largest = 0.0;  ///< |g(i, j) - g(j, i)|
        Pair where;
        [[nodiscard]] bool holds() const { return unequal == 0; }
    } symmetry;

    /// Axiom of wholeness: with three or more series, g(i, j) generally differs from g(j, i), because the extrema are
    /// taken over all series compared. By a second interpretation (holdsForTheSet()), the degree of a pair changes if
    /// the pair is compared alone.
    struct Wholeness {
        bool applies = false;   ///< true if there are at least three series
        std::size_t pairs = 0;  ///< unordered
        std::size_t unequal = 0;
        double largest = 0.0;  ///< |g(i, j) - g(j, i)|
        Pair where;
        std::size_t changed = 0;  ///< ordered pairs (twice `pairs`) whose degree changes if the pair is compared alone
        double largestChange = 0.0;
        Pair changeWhere;
        [[nodiscard]] bool holds() const { return unequal > 0; }
        [[nodiscard]] bool holdsForTheSet() const { return changed > 0; }
    } wholeness;

    /// Axiom of closeness: the nearer, the higher. Deng's degree, by points: of two points of a pair, the nearer one
    /// never has the smaller coefficient. Degrees of curves: the same, by points of the curves. Degrees of areas, by
    /// pairs: of two pairs, the one with the nearer areas never has the lower degree. For the synthetic degree, both
    /// kinds of area must be nearer.
    struct Closeness {
        std::size_t compared = 0;  ///< points (or pairs) for which a nearer point (or pair) exists
        /// Points (or pairs) whose coefficient or degree is higher than that of a nearer one.
        std::size_t violated = 0;
        [[nodiscard]] bool holds() const { return violated == 0; }
    } closeness;
};

/// Checks the four axioms of grey relation on the series in `images`; `degrees` is their table of all pairs. Errors:
/// those of relateImages(), cancelled. Sources: Deng 1989; Liu; P0 III.B.
[[nodiscard]] base::Expected<AxiomChecks> checkAxioms(const RelationImages& images, const Eigen::MatrixXd& degrees,
                                                      const RelationOptions& options, base::Progress& progress);

}  // namespace greyscope::grey
