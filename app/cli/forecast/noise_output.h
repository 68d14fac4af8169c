#pragma once

#include <optional>

#include <nlohmann/json_fwd.hpp>

#include "core/stats/series_repeats.h"

namespace greyscope::app::cli {

/// null without repeats.
[[nodiscard]] nlohmann::ordered_json noiseJson(const std::optional<stats::NoiseFloor>& noise);

/// What simulated intervals by draws of few repeats hold: {"3": [0.74, 0.89], ...}.
[[nodiscard]] nlohmann::ordered_json drawnShareJson();

}  // namespace greyscope::app::cli
