#pragma once

#include <algorithm>
#include <functional>
#include <utility>

#include "app/analyses/page_derivation.h"
#include "core/cart/tree.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::app {

/// The node whose derivation a page shows: the deepest of the highlighted nodes, or the node whose number was clicked.
class WorkedNode {
public:
    /// Both return whether the node has changed.
    [[nodiscard]] bool follow(const widgets::Targets& chosen, const cart::Tree& tree);
    [[nodiscard]] bool choose(int node) { return std::exchange(m_node, node) != node; }
    /// Returns the node; -1 for no node, in which case the root is used.
    [[nodiscard]] int in(const cart::Tree& tree) const {
        return std::min(m_node, static_cast<int>(tree.nodes.size()) - 1);
    }

private:
    widgets::Targets m_seen;  ///< highlighted targets for which the node was determined
    int m_node = -1;
};

/// Returns the node whose split is derived: the node's own split, the split that leads to a leaf, or that of the root.
[[nodiscard]] int splitFor(const cart::Tree& tree, int chosen);

using DeriveNode = std::function<base::Expected<derivation::Derivation>(int node, const derivation::Rounding&)>;
/// Returns the title of the derivation of the pruning.
[[nodiscard]] QString pruningTitle();
/// Returns the derivations of that split, and of the mean if a leaf is selected.
[[nodiscard]] PageDerivation splitDerivations(const cart::Tree& tree, int chosen, const DeriveNode& derive);
/// Returns the line of the derivation behind a node of the drawn tree, or behind one of its dots.
[[nodiscard]] AskedLine lineOfNode(const widgets::TreeSpec& tree, int row, int dot);

}  // namespace greyscope::app
