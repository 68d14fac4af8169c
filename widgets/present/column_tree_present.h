#pragma once

#include "core/relative/column_tree.h"
#include "widgets/present/tree_spec.h"

namespace greyscope::widgets {

/// A column's tree with strips of its values. Nodes are Target::node (indices of the result).
[[nodiscard]] TreeSpec columnTree(const relative::ColumnTree& result);

}  // namespace greyscope::widgets
