#pragma once

#include <string>
#include <utility>
#include <vector>

#include "widgets/present/spec/dot_strip_spec.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/transfer/transfer_parts.h"

namespace greyscope::widgets {

/// Where a node was moved to, in shares of the drawing.
struct MovedNode {
    std::string system;
    double x = 0.5, y = 0.5;
};

/// The systems and the relations that the combined paths go by, with the relation of the ends themselves; `extra`
/// relations are drawn as well, on a path or not. The longest path lies at the top, the others above and below the
/// straight line between the ends; systems on no path stand below everything.
[[nodiscard]] GraphSpec transferGraph(const TransferParts& parts,
                                      const std::vector<std::pair<std::string, std::string>>& extra,
                                      const std::vector<MovedNode>& moved, bool direct);

/// Every combined path, their combination, the direct tree and one mean ratio, with the errors of left-out cells; then
/// the next best paths.
[[nodiscard]] DotStripSpec transferStrips(const TransferParts& parts, bool direct);

}  // namespace greyscope::widgets
