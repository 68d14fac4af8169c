#include "app/cli/forecast/noise_output.h"

#include <string>

#include <nlohmann/json.hpp>

#include "core/stats/drawn_share.h"

namespace greyscope::app::cli {

nlohmann::ordered_json noiseJson(const std::optional<stats::NoiseFloor>& noise) {
    if (!noise) {
        return nullptr;
    }
    return {{"percent", noise->error},
            {"cv_percent", noise->variation},
            {"values", noise->points},
            {"fewest_repeats", noise->fewest},
            {"most_repeats", noise->most}};
}

nlohmann::ordered_json drawnShareJson() {
    nlohmann::ordered_json json;
    for (const stats::DrawnCoverage& share : stats::kDrawnShares) {
        json[std::to_string(share.repeats)] = {share.low, share.high};
    }
    return json;
}

}  // namespace greyscope::app::cli
