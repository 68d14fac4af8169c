#pragma once

#include <optional>

#include "core/relative/model.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// "How far to prune?": the squared error of the ratio on left-out folds, ±1 standard error, against the number of
/// leaves of each tree on the weakest-link path. The error is relative to that of a tree without splits. The simplest
/// tree within one standard error of the best is marked; the current tree has a ring and a handle. Empty without
/// cross-validation.
[[nodiscard]] PlotSpec pruningCurve(const relative::RelativeResult& result);

/// The alpha of the tree on the path with the nearest number of leaves, by ratio; nullopt without cross-validation.
[[nodiscard]] std::optional<double> alphaAt(const relative::RelativeResult& result, double leaves);

}  // namespace greyscope::widgets
