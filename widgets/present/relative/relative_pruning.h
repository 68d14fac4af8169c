#pragma once

#include <optional>

#include "core/relative/model.h"
#include "widgets/present/spec/plot_spec.h"

namespace greyscope::widgets {

/// "How far to prune?": the squared error of the ratio on left-out folds, as a share of the error without any split,
/// against the leaves of the trees of the weakest-link path; one standard error to both sides. The simplest tree within
/// one standard error of the best is marked, the shown one is ringed and carries a handle. Empty without validation.
[[nodiscard]] PlotSpec pruningCurve(const relative::RelativeResult& result);

/// The alpha of the tree on the path whose number of leaves is nearest; none without validation.
[[nodiscard]] std::optional<double> alphaAt(const relative::RelativeResult& result, double leaves);

}  // namespace greyscope::widgets
