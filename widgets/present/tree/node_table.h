#pragma once

#include "core/cart/tree.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// Returns a table of the nodes of a tree in outlineOrder(), the root first. The first column, for the terminal only,
/// is the condition that leads to a node, indented by depth.
[[nodiscard]] Table treeNodes(const cart::Tree& tree);
/// Returns the indices of the nodes in the order of an outline: each node before its children, left before right.
[[nodiscard]] std::vector<std::size_t> outlineOrder(const cart::Tree& tree);

}  // namespace greyscope::widgets
