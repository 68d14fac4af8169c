#pragma once

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/overview_spec.h"

namespace greyscope::widgets {

/// What stands below the cells of an overview with columns. On paper titles stand in lines, and the scale leaves its
/// label room.
struct OverviewFoot {
    double title = 0.0;  ///< height of the columns' title
    double bar = 0.0;    ///< width of the scale
    double label = 0.0;  ///< width of its label
    double scale = 0.0;  ///< height of scale, its ticks and its label

    /// Below a body of this width, in `whole`.
    OverviewFoot(const OverviewSpec& spec, double body, double whole, const Style& style);
    /// With the names of the columns.
    [[nodiscard]] double height(const Style& style) const;
};

}  // namespace greyscope::widgets
