#pragma once

#include <optional>

#include "core/grey/forecast/band.h"
#include "core/grey/models/grey_models.h"

namespace greyscope::grey {

struct BandShare {
    double low, high;
};

/// What share of simulated bands held the next three measurements, from the least to the most of the settings that
/// `scripts/benchmark stats` goes through: 6 to 12 points of a curve that the model knows, growing by 0 to 30 % from
/// point to point, with independent errors of 0.05 to 5 %, equal or relative as the band takes them. Between the
/// simulated levels (0.5 to 0.99) by linear interpolation. None beyond them, and of a model that was not simulated.
[[nodiscard]] std::optional<BandShare> simulatedBandShare(GreyModel model, BandErrors errors, double level);

}  // namespace greyscope::grey
