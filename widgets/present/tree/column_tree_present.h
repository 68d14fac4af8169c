#pragma once

#include "core/relative/column_tree.h"
#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// Returns a drawing of the regression tree of a column, with a strip of the column's values beside each leaf. Nodes
/// are linked as Target::node (indices in the result).
[[nodiscard]] TreeSpec columnTree(const relative::ColumnTree& result);

/// Returns a sentence about the noise floor of the cells, and about the part of the variation that no tree of the
/// factors explains; empty without repeats.
[[nodiscard]] QString columnTreeNoise(const relative::ColumnTree& result);

}  // namespace greyscope::widgets
