#pragma once

#include <optional>

#include "core/relative/model.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// Returns the chart "How far to prune?": the cross-validated squared error of the ratio, ±1 standard error, against
/// the number of leaves of each tree on the weakest-link path. The error is relative to that of a tree without splits.
/// The simplest tree within one standard error of the best is marked; the current tree has a ring and a handle. Empty
/// without cross-validation.
[[nodiscard]] PlotSpec pruningCurve(const relative::RelativeResult& result);

/// Returns the complexity parameter alpha of the tree on the weakest-link path whose number of leaves is nearest to
/// `leaves`, compared as a ratio. nullopt without cross-validation.
[[nodiscard]] std::optional<double> alphaAt(const relative::RelativeResult& result, double leaves);

}  // namespace greyscope::widgets
