#pragma once

#include <QString>

#include <optional>

#include "core/stats/series_repeats.h"

namespace greyscope::widgets {

/// "Noise floor: 5 repeats a value leave a standard error of 0.7 %." "" without repeats.
[[nodiscard]] QString noiseSentence(const std::optional<stats::NoiseFloor>& noise);

/// From so many repeats on drawn intervals hold what they say.
inline constexpr std::size_t kEnoughToDraw = 10;
/// What simulated intervals drawn from fewer hold.
[[nodiscard]] QString fewDrawnSentence();

}  // namespace greyscope::widgets
