#pragma once

#include <QString>

#include <vector>

#include "core/data/left_out.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/tree_spec.h"

// How results look that the program which measured them calls wrong: a red cross at the value, a red ring around a
// cell.

namespace greyscope::widgets {

/// "2 results are invalid according to the source: FAILED comparison.", or "".
[[nodiscard]] QString invalidSentence(const std::vector<data::InvalidResult>& results);

inline constexpr Ink kInvalidInk{Tone::bad, 0};
inline constexpr Marker kInvalidMarker = Marker::cross;

/// The heading of a column that says why results are invalid: "invalid".
[[nodiscard]] QString invalidHead();

/// "FAILED comparison, 2 errors": each reason once, "" without results.
[[nodiscard]] QString invalidReasons(const std::vector<data::InvalidResult>& results);

/// Marks a cell where there are such results, and says so in its tooltip.
void markInvalid(Cell& cell, const std::vector<data::InvalidResult>& results);

/// Marks a leaf of a tree likewise; `measured`: whether the leaf's strip has the scale of the results.
void markInvalid(TreeNode& leaf, const std::vector<data::InvalidResult>& results, bool measured);
/// Where the strip of a leaf has its marks: at the results, or at its end.
[[nodiscard]] std::vector<double> invalidPlaces(const TreeNode& leaf, const TreeSpec& spec);
/// And a node of a graph.
void markInvalid(GraphNode& node, const std::vector<data::InvalidResult>& results);

/// Red crosses without a line; points and their texts are to be added.
[[nodiscard]] Curve invalidCurve();
[[nodiscard]] bool isInvalidCurve(const Curve& curve);

/// Adds the crosses, if there are any, which the axis then reaches.
void addInvalidCurve(PlotSpec& plot, Curve&& marks);

}  // namespace greyscope::widgets
