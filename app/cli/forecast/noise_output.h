#pragma once

#include <optional>

#include <nlohmann/json_fwd.hpp>

#include "core/stats/series_repeats.h"

namespace greyscope::app::cli {

/// Returns the noise floor as JSON; null if there are no repeats.
[[nodiscard]] nlohmann::ordered_json noiseJson(const std::optional<stats::NoiseFloor>& noise);

/// Returns the simulated coverage of intervals that are resampled from few repeats, by the number of repeats: {"3":
/// [0.74, 0.89], ...}.
[[nodiscard]] nlohmann::ordered_json drawnShareJson();

}  // namespace greyscope::app::cli
