#pragma once

#include <QString>

#include "core/stats/scaling_peak.h"

namespace greyscope::widgets {

/// Returns the load at which a fitted scaling law peaks, with its interval and the value there: "peak at 51 (44 … 66),
/// 857 there". If the data do not show a peak, returns why: "no peak up to 128: the curve has a peak at 51, but it may
/// lie at any load from 37 on".
[[nodiscard]] QString peakText(const stats::Peak& peak);

}  // namespace greyscope::widgets
