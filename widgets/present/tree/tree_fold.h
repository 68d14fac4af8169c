#pragma once

#include <QString>

#include <set>
#include <vector>

#include "widgets/present/spec/tree_spec.h"

namespace greyscope::widgets {

/// The tree with these inner nodes (TreeNode::id) folded into one row each: it has the dots of all leaves below it, is
/// named after the first and the last of them, and is lit with any of them. Ids that the tree lacks are ignored.
[[nodiscard]] TreeSpec folded(const TreeSpec& spec, const std::set<int>& ids);

/// The inner nodes at this depth: folded, they leave so many splits on the way from the root.
[[nodiscard]] std::set<int> innerNodesAt(const TreeSpec& spec, int depth);

/// Ids of the nodes that a text is found in, from top to bottom: in the predictor of a split, in the condition on the
/// way to a node, or as the whole letter of a leaf. Upper and lower case are alike.
[[nodiscard]] std::vector<int> nodesWith(const TreeSpec& spec, const QString& text);

}  // namespace greyscope::widgets
