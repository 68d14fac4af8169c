#pragma once

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/overview_spec.h"

namespace greyscope::widgets {

/// The parts below the cells of an overview with columns. On paper titles are broken into lines, and the scale is
/// narrowed to make room for its label.
struct OverviewFoot {
    double title = 0.0;  ///< height of the columns' title
    double bar = 0.0;    ///< width of the scale
    double label = 0.0;  ///< width of the scale's label
    double scale = 0.0;  ///< height of the scale with its ticks and label

    /// The foot below a body of width `body`, in a total width of `whole`.
    OverviewFoot(const OverviewSpec& spec, double body, double whole, const Style& style);
    /// Including the names of the columns.
    [[nodiscard]] double height(const Style& style) const;
};

}  // namespace greyscope::widgets
