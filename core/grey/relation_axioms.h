#pragma once

#include <cstddef>
#include <utility>

#include <Eigen/Dense>

#include "core/base/error.h"
#include "core/grey/relation.h"

namespace greyscope::grey {

/// The four axioms of grey relation on the data at hand. Pairs are ordered, (reference, compared), unless it says
/// otherwise; `where` is the pair with the largest number.
struct AxiomChecks {
    using Pair = std::pair<std::size_t, std::size_t>;

    /// 0 < degree <= 1, and 1 for series whose images are identical.
    struct Normality {
        std::size_t pairs = 0;
        double least = 1.0, greatest = 0.0;
        Pair leastWhere;
        std::size_t outside = 0;            ///< degrees not in (0, 1]
        std::size_t identical = 0;          ///< pairs of identical images
        std::size_t identicalBelowOne = 0;  ///< of these, those whose degree is not 1
        std::size_t onesThatDiffer = 0;     ///< degree 1, images not identical: parallel curves, M much larger than D
        [[nodiscard]] bool holds() const { return outside == 0 && identicalBelowOne == 0; }
    } normality;

    /// Reference and compared series may change places: in the table of all pairs, and for two series by themselves.
    struct PairSymmetry {
        std::size_t pairs = 0;  ///< unordered
        std::size_t unequal = 0;
        double largest = 0.0;  ///< |g(i, j) - g(j, i)|
        Pair where;
        double largestAlone = 0.0;  ///< the same with no other series about
        [[nodiscard]] bool holds() const { return unequal == 0; }
        [[nodiscard]] bool holdsAlone() const { return largestAlone <= kRounding; }
    } symmetry;

    /// The degree of two series depends on the others that they are looked at with: in how many pairs it is another
    /// one when the two stand alone.
    struct Wholeness {
        std::size_t pairs = 0;
        std::size_t changed = 0;
        double largest = 0.0;
        Pair where;
        [[nodiscard]] bool holds() const { return changed > 0; }
    } wholeness;

    /// The nearer, the higher: by points for Deng's degree (a larger difference never has the larger coefficient), by
    /// pairs for areas (nor has a larger difference of areas the larger degree).
    struct Closeness {
        std::size_t compared = 0;  ///< neighbours in the order of their differences
        std::size_t violated = 0;
        [[nodiscard]] bool holds() const { return violated == 0; }
    } closeness;

    static constexpr double kRounding = 1e-12;  ///< degrees that differ by less are equal
};

/// `grades` are those of the table of all pairs of `images`. Errors: those of relateImages().
/// Source: Deng 1989; Xie and Liu 2009; P0 III.B.
[[nodiscard]] base::Expected<AxiomChecks> checkAxioms(const RelationImages& images, const Eigen::MatrixXd& grades,
                                                      const RelationOptions& options);

}  // namespace greyscope::grey
