#pragma once

#include "core/relative/column_tree.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// A column's tree with strips of its values. Nodes are Target::node (indices of the result).
[[nodiscard]] TreeSpec columnTree(const relative::ColumnTree& result);

/// The noise floor of its cells, and what no tree over its factors explains; empty without repeats.
[[nodiscard]] QString columnTreeNoise(const relative::ColumnTree& result);

}  // namespace greyscope::widgets
