#pragma once

namespace greyscope::widgets {

/// 1, 2 or 5 times a power of ten, so that at most `most` steps cover the width.
double roundStep(double width, int most);

}  // namespace greyscope::widgets
