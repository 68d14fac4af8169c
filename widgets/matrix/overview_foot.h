#pragma once

#include "widgets/common/theme/style.h"
#include "widgets/present/spec/overview_spec.h"

namespace greyscope::widgets {

/// The sizes of the parts below the cells of an overview with columns: column names, column title and colour scale. On
/// paper titles are broken into lines, and the scale is narrowed to make room for its label.
struct OverviewFoot {
    double title = 0.0;  ///< the height of the title of the columns
    double bar = 0.0;    ///< the width of the colour scale
    double label = 0.0;  ///< the width of the colour scale's label
    double scale = 0.0;  ///< the height of the colour scale with its ticks and label

    /// Measures the foot below cells with a total width of `body`, if `whole` is the width of the figure.
    OverviewFoot(const OverviewSpec& spec, double body, double whole, const Style& style);
    /// The height of the foot, including the names of the columns.
    [[nodiscard]] double height(const Style& style) const;
};

}  // namespace greyscope::widgets
