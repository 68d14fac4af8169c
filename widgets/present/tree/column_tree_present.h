#pragma once

#include "core/relative/column_tree.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// The tree of a column with strips of its values. Nodes are Target::node (indices of the result).
[[nodiscard]] TreeSpec columnTree(const relative::ColumnTree& result);

/// The noise floor of the cells, and the part that no tree of the factors explains; empty without repeats.
[[nodiscard]] QString columnTreeNoise(const relative::ColumnTree& result);

}  // namespace greyscope::widgets
