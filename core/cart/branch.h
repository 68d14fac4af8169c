#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/parallel.h"
#include "core/cart/grow.h"
#include "core/cart/order.h"
#include "core/cart/split.h"
#include "core/cart/tree.h"

namespace greyscope::cart {

/// Data shared by all branches of a tree while it grows. Every node owns one contiguous range of the rows, of the
/// responses and of each predictor's order, so that branches can grow in parallel.
struct Ground {
    const Sample& sample;
    GrowOptions options;
    SampleOrder order;  ///< order of each predictor; within a node's range, rows are numbered from 0 within the node
    std::vector<std::uint32_t> rows;
    std::vector<double> response;  ///< response of each row in `rows`
    double leastGain = 0.0;        ///< a cut must reduce the sum of squares by more than this

    /// Returns a node with the number, mean and sum of squares of the given range of rows. Its parent, children and
    /// depth are not set.
    [[nodiscard]] Node summarise(std::size_t begin, std::size_t size) const;
    [[nodiscard]] bool mustBeLeaf(const Node& node) const;
};

/// A node whose best cut has been found but not made.
struct Open {
    int node = 0;
    std::size_t begin = 0;
    std::vector<std::size_t> known;  ///< per predictor: number of rows with a value, see NodeView::known
    Split split;
};

/// A part of a growing tree: one node and its descendants. Indices of nodes count from 0, which is the top node of the
/// branch. Children come after their parents; all descendants of the left child come before those of the right child.
struct Branch {
    /// Where a node's range of rows begins, and the rows with the nearest values on both sides of its cut. The values
    /// of these rows are looked up for all nodes together at the end, because single look-ups would each wait for
    /// memory.
    struct Place {
        std::size_t begin = 0;
        std::uint32_t lastLeft = 0;
        std::uint32_t firstRight = 0;
    };
    std::vector<Node> nodes;
    std::vector<Place> places;  ///< place of each node in `nodes`
    std::vector<Open> open;     ///< nodes that another BranchGrower will cut
};

/// Grows a branch by cutting one node after the other. A cut partitions the node's ranges in place and numbers the rows
/// of each child from 0, so that small nodes stay in the processor's cache.
class BranchGrower {
public:
    /// Prepares buffers for nodes with at most `largest` rows. Several threads work on a large node together, each on
    /// some of the predictors.
    BranchGrower(Ground& ground, std::size_t largest, base::Threads threads);

    /// Grows the tree from its root. Nodes with at most `leaveUpTo` rows are not cut but returned in Branch::open.
    [[nodiscard]] Branch growRoot(std::size_t leaveUpTo);
    /// Grows the branch below a node that growRoot() returned in Branch::open.
    [[nodiscard]] Branch growFrom(Node node, Open open);

private:
    void growAll(std::size_t leaveUpTo);
    int addNode(Node node, std::size_t begin);
    void open(int index, std::vector<std::size_t> known);
    [[nodiscard]] Open takeNext();
    void cut(const Open& open);
    [[nodiscard]] std::size_t arrange(const Open& open);
    void markLevels(const LevelSet& levels, char mark);
    [[nodiscard]] bool isMarked(double level) const;
    void partitionRows(std::size_t begin, std::size_t size);
    [[nodiscard]] std::vector<std::size_t> partitionOrders(const Open& open, std::size_t size, std::size_t left);
    std::size_t partitionOrder(std::size_t feature, const Open& open, std::size_t size, std::size_t left,
                               std::uint32_t* moved);

    Ground& m_ground;
    /// Rows of the node being cut, numbered within the node; those that go left come first.
    std::vector<std::uint32_t> m_arranged;
    std::vector<std::uint32_t> m_place;                   ///< inverse of m_arranged
    std::vector<std::vector<std::uint32_t>> m_spareRows;  ///< one per thread
    std::vector<double> m_spare;  ///< work space for the current node: its responses minus their mean, or its responses
                                  ///< in the new order
    std::vector<char> m_marked;   ///< for each level: whether the current split lists it
    SplitScanner m_scanner;
    Branch m_branch;  ///< the branch being grown; its open nodes are a heap if the number of leaves is limited,
                      ///< otherwise a stack
    std::vector<Open> m_left;  ///< open nodes that another grower will cut
    std::size_t m_leaves = 1;
};

}  // namespace greyscope::cart
