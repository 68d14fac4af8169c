#pragma once

#include <algorithm>
#include <functional>
#include <utility>

#include "app/analyses/page_derivation.h"
#include "core/cart/tree.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::app {

/// The node that a page's derivation is of: the deepest one among what was chosen, or the one whose number was.
class WorkedNode {
public:
    /// Both tell whether it is another one now.
    [[nodiscard]] bool follow(const widgets::Targets& chosen, const cart::Tree& tree);
    [[nodiscard]] bool choose(int node) { return std::exchange(m_node, node) != node; }
    /// -1: none, which is the first.
    [[nodiscard]] int in(const cart::Tree& tree) const {
        return std::min(m_node, static_cast<int>(tree.nodes.size()) - 1);
    }

private:
    widgets::Targets m_seen;  ///< what was chosen when it was found
    int m_node = -1;
};

/// The node whose split is worked out for it: its own, that which leads to a leaf, or the first one.
[[nodiscard]] int splitFor(const cart::Tree& tree, int chosen);

using DeriveNode = std::function<base::Expected<derivation::Derivation>(int node, const derivation::Rounding&)>;
/// Of the derivation of how far a tree is pruned.
[[nodiscard]] QString pruningTitle();
/// How that split comes about, and the mean of a leaf that was chosen.
[[nodiscard]] PageDerivation splitDerivations(const cart::Tree& tree, int chosen, const DeriveNode& derive);
/// The line of those behind a node of the drawn tree, or one of its dots.
[[nodiscard]] AskedLine lineOfNode(const widgets::TreeSpec& tree, int row, int dot);

}  // namespace greyscope::app
