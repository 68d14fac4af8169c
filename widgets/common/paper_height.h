#pragma once

#include "widgets/common/theme/style.h"

namespace greyscope::widgets {

/// How high a figure of some width wants to be on paper, in pixels. Below `least` its text finds no room.
struct PaperHeight {
    double least = 0.0;
    double usual = 0.0;
};

/// A paper's width, and the height that nothing on it may exceed: rows that do not fit below it are counted instead.
struct PaperRoom {
    double width = 0.0;
    double tallest = 0.0;
};

}  // namespace greyscope::widgets
