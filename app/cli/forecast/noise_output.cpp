#include "app/cli/forecast/noise_output.h"

#include <nlohmann/json.hpp>

#include "app/cli/output/output.h"
#include "core/stats/drawn_share.h"

namespace greyscope::app::cli {

std::string noiseLine(const std::optional<stats::NoiseFloor>& noise) {
    if (!noise) {
        return {};
    }
    const std::string repeats = noise->fewest == noise->most
                                    ? std::to_string(noise->most)
                                    : std::to_string(noise->fewest) + " to " + std::to_string(noise->most);
    return "Noise floor: " + repeats + " repeats in each of " + std::to_string(noise->points) +
           " values leave a mean standard error of " + shortNumber(noise->error) +
           " %; errors of a model below that tell nothing.\n";
}

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
    for (const stats::DrawnShare& share : stats::kDrawnShares) {
        json[std::to_string(share.repeats)] = {share.low, share.high};
    }
    return json;
}

}  // namespace greyscope::app::cli
