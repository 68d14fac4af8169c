#pragma once

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// The height that a figure needs on paper at a given width, in pixels. `least`: the smallest height at which its text
/// fits. `usual`: the height that it normally has.
struct PaperHeight {
    double least = 0.0;
    double usual = 0.0;
};

/// The space for a figure on paper: its width, and the largest height that it may have. Rows that do not fit into that
/// height are left out and only counted.
struct PaperRoom {
    double width = 0.0;
    double tallest = 0.0;
};

}  // namespace greyscope::widgets
