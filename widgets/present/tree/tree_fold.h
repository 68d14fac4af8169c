#pragma once

#include <QString>

#include <set>
#include <vector>

#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// Returns the tree with the inner nodes `ids` (TreeNode::id) folded into one row each. The row has the dots of all
/// leaves below the node and is highlighted with any of them. Its name consists of the first and the last of them. Ids
/// that are not in the tree are ignored.
[[nodiscard]] TreeSpec folded(const TreeSpec& spec, const std::set<int>& ids);

/// Returns the ids of the inner nodes at this depth. Folding them leaves at most `depth` splits on each path from the
/// root.
[[nodiscard]] std::set<int> innerNodesAt(const TreeSpec& spec, int depth);

/// Returns the ids of the nodes that contain a text, from top to bottom. The text is searched in the predictor of a
/// split and in the condition that leads to a node; it also matches the whole letter of a leaf. Case is ignored; an
/// empty text finds nothing.
[[nodiscard]] std::vector<int> nodesWith(const TreeSpec& spec, const QString& text);

}  // namespace greyscope::widgets
