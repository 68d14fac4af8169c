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

/// What the branches of a tree have in common. Every node owns one stretch of the rows, of the responses and of each
/// predictor's order, so that branches can grow at the same time.
struct Ground {
    const Sample& sample;
    GrowOptions options;
    SampleOrder order;  ///< within each stretch: local numbers of its rows, from 0
    std::vector<std::uint32_t> rows;
    std::vector<double> response;  ///< parallel to rows
    double leastGain = 0.0;        ///< of a cut

    /// The node over a stretch, without its place in the tree.
    [[nodiscard]] Node summarise(std::size_t begin, std::size_t size) const;
    [[nodiscard]] bool mustBeLeaf(const Node& node) const;
};

/// A node whose best cut is known but not yet made.
struct Open {
    int node = 0;
    std::size_t begin = 0;
    std::vector<std::size_t> known;  ///< as NodeView::known
    Split split;
};

/// A node and what has grown from it: indices of parents and children count from 0, the node itself. Children follow
/// their parents, all of the left child's descendants come before those of the right one.
struct Branch {
    /// Where a node's stretch begins, and the rows on both sides of its cut. Their values are looked up for all nodes
    /// together in the end: one by one, each node would wait for them.
    struct Place {
        std::size_t begin = 0;
        std::uint32_t lastLeft = 0;
        std::uint32_t firstRight = 0;
    };
    std::vector<Node> nodes;
    std::vector<Place> places;  ///< parallel to nodes
    std::vector<Open> open;     ///< nodes that were left for somebody else to cut
};

/// Cuts node after node. Cutting partitions the stretches in place and numbers the rows of each child anew from 0, so
/// that small nodes stay in the cache.
class BranchGrower {
public:
    /// `largest`: rows of the largest node to come. The predictors of large nodes are shared between the threads.
    BranchGrower(Ground& ground, std::size_t largest, base::Threads threads);

    /// Grows the whole tree, but leaves the nodes with `leaveUpTo` rows or fewer.
    [[nodiscard]] Branch growRoot(std::size_t leaveUpTo);
    /// Grows what was left at a node.
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
    std::vector<std::uint32_t> m_arranged;  ///< local numbers of the node being cut, those that go left first
    std::vector<std::uint32_t> m_place;     ///< its inverse
    std::vector<std::vector<std::uint32_t>> m_spareRows;  ///< one for each thread
    std::vector<double> m_spare;  ///< of the node at hand: its centred responses, or its responses in new order
    std::vector<char> m_marked;   ///< by level: whether the split at hand lists it
    SplitScanner m_scanner;
    Branch m_branch;           ///< its open nodes: a heap while the number of leaves is limited, a stack otherwise
    std::vector<Open> m_left;  ///< open nodes that are somebody else's
    std::size_t m_leaves = 1;
};

}  // namespace greyscope::cart
