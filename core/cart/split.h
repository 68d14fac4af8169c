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

/// Relative difference up to which the gains of two cuts count as equal. Otherwise the rounding errors of sums would
/// decide which predictor is split.
inline constexpr double gainTolerance = 1e-12;

/// Number of rows from which on a node is worked on by several threads, each with some of the predictors. Starting a
/// thread takes as long as a pass over about 10,000 rows.
inline constexpr std::size_t worthSharing = 30'000;

/// The best cut of a node into two. `gain` is the reduction of the sum of squares over the rows in which the predictor
/// has a value.
struct Split {
    int feature = -1;  ///< -1: no cut is possible or reduces the sum of squares
    double gain = 0.0;
    std::uint32_t lastLeft = 0;    ///< row of the sample with the largest value that goes left
    std::uint32_t firstRight = 0;  ///< row of the sample with the next larger value, the smallest one that goes right
    LevelSet leftLevels;
    std::size_t leftKnown = 0;  ///< number of rows that go left by their value, not because it is missing
    [[nodiscard]] bool found() const { return feature >= 0; }
};

/// The rows of one node for SplitScanner. Within the node, rows are numbered from 0 to n-1.
struct NodeView {
    std::span<const std::uint32_t> rows;  ///< rows of the sample
    std::span<const double> centred;      ///< response minus the node's mean
    double sse = 0.0;
    /// Order of the node's rows by each predictor, in positions `begin` to `begin` + n - 1.
    const SampleOrder* order = nullptr;
    std::size_t begin = 0;
    std::span<const std::size_t> known;  ///< per predictor: number of rows with a value; empty: every row has all
                                         ///< values

    [[nodiscard]] std::size_t size() const { return rows.size(); }
    [[nodiscard]] std::size_t knownOf(std::size_t feature) const { return known.empty() ? size() : known[feature]; }
    [[nodiscard]] std::span<const std::uint32_t> orderOf(std::size_t feature) const {
        return std::span((*order)[feature].rows).subspan(begin, rows.size());
    }
};

/// Finds the best cut of a node among all thresholds of all predictors, using rows sorted beforehand. The responses are
/// centred (minus their mean). A cut with `l` of `n` rows and their sum S on the left then gains S^2 n / (l (n - l)),
/// so that one running sum suffices. Categorical predictors are split by ordered means. Source: Breiman et al. 1984,
/// 8.4 and 9.4.
class SplitScanner {
public:
    SplitScanner(const Sample& sample, const GrowOptions& options, std::size_t largestNode, base::Threads threads);

    /// Returns the best cut that has at least minLeaf rows with a value on each side and a gain above `leastGain`;
    /// Split::found() is false if there is none.
    [[nodiscard]] Split best(const NodeView& node, double leastGain);

    /// A group of neighbouring cuts of one predictor. It allows finding the best cut again without a second pass over
    /// all rows.
    struct Stretch {
        double sum = 0.0;      ///< sum of the centred responses before these cuts
        double largest = 0.0;  ///< largest gain among these cuts, divided by n
    };

private:
    struct Candidate {
        double bound = 0.0;  ///< upper bound of the gain of any cut of this predictor
        double gain = -1.0;  ///< gain of the best cut, once scanned
        bool scanned = false;
        std::size_t left = 0;
    };
    /// Sum of the centred responses and number of rows for one level of a categorical predictor in the node.
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
    std::vector<std::vector<Stretch>> m_stretches;  ///< stretches of each predictor, in ascending order of their cuts
    std::vector<double> m_gains;
    std::vector<LevelSum> m_levels;
};

}  // namespace greyscope::cart
