#pragma once

#include "core/cart/tree.h"
#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// The nodes of a tree in their order, the root first. The first column, for the terminal, names what leads to a node,
/// indented by its depth.
[[nodiscard]] Table treeNodes(const cart::Tree& tree);
/// The nodes as an outline has them: each above its children, left before right.
[[nodiscard]] std::vector<std::size_t> outlineOrder(const cart::Tree& tree);

}  // namespace greyscope::widgets
