#pragma once

#include <string>
#include <utility>
#include <vector>

#include "widgets/present/spec/dot_strip_spec.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/transfer/transfer_parts.h"

namespace greyscope::widgets {

/// The position to which the user moved a system in the graph, as shares of the drawing's size.
struct MovedNode {
    std::string system;
    double x = 0.5, y = 0.5;
};

/// Returns a graph of the systems and relations of the averaged paths, with the relation between the two ends. `extra`
/// relations are always drawn. The longest path is at the top; the others are above and below the straight line between
/// the ends. Systems on no path are at the bottom.
[[nodiscard]] GraphSpec transferGraph(const TransferParts& parts,
                                      const std::vector<std::pair<std::string, std::string>>& extra,
                                      const std::vector<MovedNode>& moved, bool direct);

/// Returns a strip table with the errors on left-out cells of the averaged paths, their combination, the direct tree
/// and one mean ratio; then of the next best paths.
[[nodiscard]] DotStripSpec transferStrips(const TransferParts& parts, bool direct);

}  // namespace greyscope::widgets
