#pragma once

#include <QString>

#include <vector>

#include "core/data/left_out.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/tree_spec.h"

// The marks of results that the measuring program reports as invalid: a red cross at the value, a red ring around a
// cell.

namespace greyscope::widgets {

/// "2 results are invalid according to the source: FAILED comparison."; "" without results.
[[nodiscard]] QString invalidSentence(const std::vector<data::InvalidResult>& results);

inline constexpr Ink kInvalidInk{Tone::bad, 0};
inline constexpr Marker kInvalidMarker = Marker::cross;

/// The heading of the column with the reasons: "invalid".
[[nodiscard]] QString invalidHead();

/// Each reason once: "FAILED comparison, 2 errors"; "" without results.
[[nodiscard]] QString invalidReasons(const std::vector<data::InvalidResult>& results);

/// Marks a cell and adds the reasons to its tooltip, if there are invalid results.
void markInvalid(Cell& cell, const std::vector<data::InvalidResult>& results);

/// Marks a leaf of a tree. `measured`: whether the strip of the leaf shows measured values, so that the crosses have
/// positions.
void markInvalid(TreeNode& leaf, const std::vector<data::InvalidResult>& results, bool measured);
/// The positions of the marks in the strip of a leaf: at the results, or at the upper end if their values are unknown.
[[nodiscard]] std::vector<double> invalidPlaces(const TreeNode& leaf, const TreeSpec& spec);
/// Marks a node of a graph.
void markInvalid(GraphNode& node, const std::vector<data::InvalidResult>& results);

/// A curve of red crosses without a line; the caller adds points and texts.
[[nodiscard]] Curve invalidCurve();
[[nodiscard]] bool isInvalidCurve(const Curve& curve);

/// Adds the crosses, if there are any, and extends the range of the y axis to contain them.
void addInvalidCurve(PlotSpec& plot, Curve&& marks);

}  // namespace greyscope::widgets
