#pragma once

#include <algorithm>
#include <functional>
#include <utility>

#include "app/analyses/page_derivation.h"
#include "core/cart/tree.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::app {

/// The tree node whose derivation a page shows. It is the deepest highlighted node, or the node whose number the user
/// clicked.
class WorkedNode {
public:
    /// Sets the node from the highlighted targets `chosen`. Returns whether the node has changed.
    [[nodiscard]] bool follow(const widgets::Targets& chosen, const cart::Tree& tree);
    /// Sets the node. Returns whether it has changed.
    [[nodiscard]] bool choose(int node) { return std::exchange(m_node, node) != node; }
    /// Returns the index of the node in this tree; -1 if there is no node, in which case the root is used.
    [[nodiscard]] int in(const cart::Tree& tree) const {
        return std::min(m_node, static_cast<int>(tree.nodes.size()) - 1);
    }

private:
    widgets::Targets m_seen;  ///< highlighted targets for which the node was determined
    int m_node = -1;
};

/// Returns the node whose split is derived for the node `chosen`. It is `chosen` itself or, if `chosen` is a leaf, its
/// parent; the root if there is no such node.
[[nodiscard]] int splitFor(const cart::Tree& tree, int chosen);

using DeriveNode = std::function<base::Expected<derivation::Derivation>(int node, const derivation::Rounding&)>;
/// Returns the title of the derivation of the pruning.
[[nodiscard]] QString pruningTitle();
/// Returns the derivations for the node `chosen`: its split (see splitFor()), and its mean if it is a leaf.
[[nodiscard]] PageDerivation splitDerivations(const cart::Tree& tree, int chosen, const DeriveNode& derive);
/// Returns the line of the derivation that gives a node of the drawn tree, or one of the dots of the node.
[[nodiscard]] AskedLine lineOfNode(const widgets::TreeSpec& tree, int row, int dot);

}  // namespace greyscope::app
