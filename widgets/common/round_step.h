#pragma once

namespace greyscope::widgets {

/// Returns the step of a scale: the smallest of 1, 2 or 5 times a power of ten of which at most `most` steps cover
/// `width`.
double roundStep(double width, int most);

}  // namespace greyscope::widgets
