#pragma once

#include <QString>

#include "core/stats/scaling_peak.h"

namespace greyscope::widgets {

/// "peak at 51 (44 … 66), 857 there", or why no peak is claimed: "no peak up to 128: the curve has a peak at
/// 51, but it may lie at any load from 37 on".
[[nodiscard]] QString peakText(const stats::Peak& peak);

}  // namespace greyscope::widgets
