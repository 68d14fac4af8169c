#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/parallel.h"
#include "core/cart/grow.h"
#include "core/cart/order.h"
#include "core/cart/tree.h"

namespace greyscope::cart {

/// Gains closer than this, relative to the larger, are one gain: the same partition summed in another order must not
/// decide which predictor splits.
inline constexpr double gainTolerance = 1e-12;

/// Rows of a node from which on it pays to share the predictors between threads: starting one takes as long as a pass
/// over some 10,000 rows.
inline constexpr std::size_t worthSharing = 30'000;

/// How a node is cut in two. `gain` is what the sum of squares falls by, over the rows whose predictor is known.
struct Split {
    int feature = -1;  ///< -1: no cut is possible or none helps
    double gain = 0.0;
    std::uint32_t lastLeft = 0;    ///< row of the sample with the largest value that goes left
    std::uint32_t firstRight = 0;  ///< the next one
    LevelSet leftLevels;
    std::size_t leftKnown = 0;  ///< rows that go left because of their value
    [[nodiscard]] bool found() const { return feature >= 0; }
};

/// The rows of one node under local numbers 0..n-1.
struct NodeView {
    std::span<const std::uint32_t> rows;  ///< row of the sample
    std::span<const double> centred;      ///< response less the node's mean
    double sse = 0.0;
    const SampleOrder* order = nullptr;  ///< local numbers in each predictor's order, from `begin` on
    std::size_t begin = 0;
    std::span<const std::size_t> known;  ///< rows with a value, for each predictor; empty: all rows have all values

    [[nodiscard]] std::size_t size() const { return rows.size(); }
    [[nodiscard]] std::size_t knownOf(std::size_t feature) const { return known.empty() ? size() : known[feature]; }
    [[nodiscard]] std::span<const std::uint32_t> orderOf(std::size_t feature) const {
        return std::span((*order)[feature].rows).subspan(begin, rows.size());
    }
};

/// Looks for the best cut of a node: every threshold of every predictor, on orders that are already sorted.
/// With the response centred, a cut that leaves `l` rows with sum S on the left of `n` gains S^2 n / (l (n - l)): one
/// running sum decides. Source: Breiman et al. 1984, 8.4; categorical predictors by ordered means, 9.4.
class SplitScanner {
public:
    SplitScanner(const Sample& sample, const GrowOptions& options, std::size_t largestNode, base::Threads threads);

    /// The best cut with at least minLeaf known rows on each side and a gain above `leastGain`.
    [[nodiscard]] Split best(const NodeView& node, double leastGain);

    /// A few neighbouring cuts of one predictor: what leads back to the best one without another pass over all.
    struct Stretch {
        double sum = 0.0;      ///< of the centred responses before it
        double largest = 0.0;  ///< gain in it, over n
    };

private:
    struct Candidate {
        double bound = 0.0;  ///< no cut of this predictor gains more
        double gain = -1.0;  ///< the best one's, once scanned
        bool scanned = false;
        std::size_t left = 0;
    };
    /// Sum and count of the rows of one level, in the node.
    struct LevelSum {
        std::int32_t level = 0;
        double sum = 0.0;
        std::size_t count = 0;
    };

    void boundAll(const NodeView& node);
    void boundGroup(const NodeView& node, const std::size_t* features, std::size_t count);
    [[nodiscard]] std::size_t mostPromising() const;
    void scan(const NodeView& node, std::size_t feature);
    void scanNumeric(const NodeView& node, std::size_t feature);
    [[nodiscard]] bool confirmBound(const NodeView& node, std::size_t feature);
    void scanValues(const NodeView& node, std::size_t feature);
    void scanCategorical(const NodeView& node, std::size_t feature);
    void sumLevels(const NodeView& node, std::size_t feature);
    [[nodiscard]] bool canPart(const NodeView& node, std::size_t feature, std::size_t left) const;
    [[nodiscard]] double knownMean(const NodeView& node, std::size_t feature) const;
    [[nodiscard]] Split describe(const NodeView& node, std::size_t feature);
    void describeLevels(const NodeView& node, Split& split);

    const Sample& m_sample;
    std::size_t m_minLeaf;
    base::Threads m_threads;
    std::vector<double> m_inverse;  ///< 1 / k
    std::vector<Candidate> m_candidates;
    std::vector<std::vector<Stretch>> m_stretches;  ///< of each predictor, from its first cut on
    std::vector<double> m_gains;
    std::vector<LevelSum> m_levels;
};

}  // namespace greyscope::cart
