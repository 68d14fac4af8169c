#pragma once

#include "core/cart/tree.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// The nodes of a tree in order, the root first. The first column, for the terminal, is the condition that leads to a
/// node, indented by depth.
[[nodiscard]] Table treeNodes(const cart::Tree& tree);
/// The nodes in the order of an outline: each above its children, left before right.
[[nodiscard]] std::vector<std::size_t> outlineOrder(const cart::Tree& tree);

}  // namespace greyscope::widgets
