#pragma once

#include <QString>

#include <optional>

#include "core/stats/changes/change_rates.h"
#include "core/stats/drawn_share.h"
#include "core/stats/series_repeats.h"

namespace greyscope::widgets {

/// Returns a sentence about the noise floor: "Noise floor: 5 repeats in each of 20 values leave a mean standard error
/// of 0.7 %; …"; "" without repeats.
[[nodiscard]] QString noiseSentence(const std::optional<stats::NoiseFloor>& noise);

/// Returns a sentence about how often simulated bootstrap intervals contain the true value if they come from fewer than
/// stats::kEnoughToDraw repeats.
[[nodiscard]] QString fewDrawnSentence();

/// Returns a sentence about how often equal runs are called different by chance, if that is more often than the nominal
/// level; "" otherwise.
[[nodiscard]] QString changeRateSentence(const std::optional<stats::ChangeRate>& rate);

}  // namespace greyscope::widgets
