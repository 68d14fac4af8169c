#pragma once

#include <QString>

#include <optional>

#include "core/stats/changes/change_rates.h"
#include "core/stats/drawn_share.h"
#include "core/stats/series_repeats.h"

namespace greyscope::widgets {

/// "Noise floor: 5 repeats a value leave a standard error of 0.7 %."; "" without repeats.
[[nodiscard]] QString noiseSentence(const std::optional<stats::NoiseFloor>& noise);

/// How often simulated bootstrap intervals from fewer than stats::kEnoughToDraw repeats contain the true value.
[[nodiscard]] QString fewDrawnSentence();

/// How often equal runs are called different by chance, if that exceeds the nominal level; "" otherwise.
[[nodiscard]] QString changeRateSentence(const std::optional<stats::ChangeRate>& rate);

}  // namespace greyscope::widgets
