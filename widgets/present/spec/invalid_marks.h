#pragma once

#include <QString>

#include <vector>

#include "core/data/left_out.h"
#include "widgets/present/spec/graph_spec.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/spec/plot_spec.h"
#include "widgets/present/spec/tree_spec.h"

// Marks results that the measuring program reports as invalid: a red cross at the value, a red ring around a cell.

namespace greyscope::widgets {

/// Returns a sentence with the number of invalid results and the reasons: "2 results are invalid according to the
/// source: FAILED comparison."; "" without results.
[[nodiscard]] QString invalidSentence(const std::vector<data::InvalidResult>& results);

inline constexpr Ink kInvalidInk{Tone::bad, 0};
inline constexpr Marker kInvalidMarker = Marker::cross;

/// Returns the heading of the column with the reasons: "invalid".
[[nodiscard]] QString invalidHead();

/// Returns each reason once: "FAILED comparison, 2 errors"; "" without results.
[[nodiscard]] QString invalidReasons(const std::vector<data::InvalidResult>& results);

/// Marks a cell and adds the reasons to its tooltip. Does nothing without results.
void markInvalid(Cell& cell, const std::vector<data::InvalidResult>& results);

/// Marks a leaf of a tree. `measured`: whether the strip of the leaf shows measured values, so that the crosses are at
/// the values; otherwise there is one at the end of the strip.
void markInvalid(TreeNode& leaf, const std::vector<data::InvalidResult>& results, bool measured);
/// Returns the values at which the strip of a leaf has marks: those of the invalid results, or the upper end of the
/// strip if they are unknown.
[[nodiscard]] std::vector<double> invalidPlaces(const TreeNode& leaf, const TreeSpec& spec);
/// Marks a node of a graph. Does nothing without results.
void markInvalid(GraphNode& node, const std::vector<data::InvalidResult>& results);

/// Returns a curve without a line whose points are red crosses; the caller adds points and texts.
[[nodiscard]] Curve invalidCurve();
[[nodiscard]] bool isInvalidCurve(const Curve& curve);

/// Adds a curve of invalidCurve() to a chart, and extends the range of the y axis so that all crosses are visible. Does
/// nothing if the curve has no points.
void addInvalidCurve(PlotSpec& plot, Curve&& marks);

}  // namespace greyscope::widgets
