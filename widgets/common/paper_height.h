#pragma once

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// The height of a figure of a given width on paper, in pixels. Below `least` its text does not fit.
struct PaperHeight {
    double least = 0.0;
    double usual = 0.0;
};

/// The width of the paper, and the largest height of a figure on it; rows that do not fit are counted instead.
struct PaperRoom {
    double width = 0.0;
    double tallest = 0.0;
};

}  // namespace greyscope::widgets
