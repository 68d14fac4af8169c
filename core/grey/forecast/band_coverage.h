#pragma once

#include <optional>

#include "core/grey/forecast/band.h"
#include "core/grey/models/grey_models.h"

namespace greyscope::grey {

/// The lowest and the highest share of bands over the settings of a simulation.
struct BandShare {
    double low, high;
};

/// Returns how often a prediction band contains the next three measurements, according to simulations: the lowest and
/// highest share over the settings of `scripts/benchmark stats`. These are 6 to 12 points of a curve that the model can
/// represent, growing by 0 to 30 % per point, with independent errors of 0.05 to 5 %, equal or relative as the band
/// assumes. Between the simulated levels (0.5 to 0.99), the share is interpolated linearly. Returns nullopt outside
/// these levels and for models that were not simulated.
[[nodiscard]] std::optional<BandShare> simulatedBandShare(GreyModel model, BandErrors errors, double level);

}  // namespace greyscope::grey
