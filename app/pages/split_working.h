#pragma once

#include <functional>

#include "app/pages/page_working.h"
#include "core/cart/tree.h"
#include "widgets/present/tree_spec.h"

namespace greyscope::app {

/// The deepest node of a tree among what was chosen; -1: none.
[[nodiscard]] int chosenNode(const widgets::Targets& chosen, const cart::Tree& tree);
[[nodiscard]] inline int lastNode(const cart::Tree& tree) {
    return static_cast<int>(tree.nodes.size()) - 1;
}
/// The node whose split is worked out for it: its own, that which leads to a leaf, or the first one.
[[nodiscard]] int splitFor(const cart::Tree& tree, int chosen);

using DeriveNode = std::function<base::Expected<working::Derivation>(int node, const working::Rounding&)>;
/// How that split comes about, and the mean of a leaf that was chosen.
[[nodiscard]] PageWorking splitWorkings(const cart::Tree& tree, int chosen, const DeriveNode& derive);
/// The line of those behind a node of the drawn tree, or one of its dots.
[[nodiscard]] AskedLine lineOfNode(const widgets::TreeSpec& tree, int row, int dot);

}  // namespace greyscope::app
