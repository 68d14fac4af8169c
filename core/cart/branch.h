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

/// Data shared by the branches of a tree. Every node owns one contiguous range of the rows, of the responses and of
/// each predictor's order, so that branches can grow in parallel.
struct Ground {
    const Sample& sample;
    GrowOptions options;
    SampleOrder order;  ///< within each node's range: local indices of its rows, from 0
    std::vector<std::uint32_t> rows;
    std::vector<double> response;  ///< parallel to rows
    double leastGain = 0.0;        ///< a cut must gain more than this

    /// Returns the node over a range of rows, without its place in the tree.
    [[nodiscard]] Node summarise(std::size_t begin, std::size_t size) const;
    [[nodiscard]] bool mustBeLeaf(const Node& node) const;
};

/// A node whose best cut is known but not made yet.
struct Open {
    int node = 0;
    std::size_t begin = 0;
    std::vector<std::size_t> known;  ///< see NodeView::known
    Split split;
};

/// A node and its descendants. Indices of parents and children count from 0, the node itself. Children follow their
/// parents; all descendants of the left child precede those of the right child.
struct Branch {
    /// Where a node's range begins, and the rows on both sides of its cut. The values of these rows are looked up for
    /// all nodes together at the end; one by one, each node would wait for memory.
    struct Place {
        std::size_t begin = 0;
        std::uint32_t lastLeft = 0;
        std::uint32_t firstRight = 0;
    };
    std::vector<Node> nodes;
    std::vector<Place> places;  ///< parallel to nodes
    std::vector<Open> open;     ///< nodes that are left for another grower to cut
};

/// Cuts one node after the other. A cut partitions the ranges in place and numbers the rows of each child from 0, so
/// that small nodes stay in the cache.
class BranchGrower {
public:
    /// `largest` is the number of rows of the largest node to be cut. Threads share the predictors of large nodes.
    BranchGrower(Ground& ground, std::size_t largest, base::Threads threads);

    /// Grows the whole tree, except below nodes with at most `leaveUpTo` rows.
    [[nodiscard]] Branch growRoot(std::size_t leaveUpTo);
    /// Grows the branch below a node that growRoot() left.
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
    std::vector<std::uint32_t> m_arranged;  ///< local indices of the rows of the node being cut, those that go left
                                            ///< first
    std::vector<std::uint32_t> m_place;     ///< inverse of m_arranged
    std::vector<std::vector<std::uint32_t>> m_spareRows;  ///< one per thread
    std::vector<double> m_spare;  ///< for the current node: its centred responses, or its responses in the new order
    std::vector<char> m_marked;   ///< by level: whether the current split lists it
    SplitScanner m_scanner;
    Branch m_branch;           ///< its open nodes are a heap if the number of leaves is limited, otherwise a stack
    std::vector<Open> m_left;  ///< open nodes that are left for another grower
    std::size_t m_leaves = 1;
};

}  // namespace greyscope::cart
