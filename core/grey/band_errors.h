#pragma once

#include <cstddef>
#include <vector>

#include "core/base/random.h"
#include "core/grey/band.h"

// What the residuals of a model say of its errors: for band alone.
namespace greyscope::grey {

/// Draws what a measurement may be off by.
class ErrorDraws {
public:
    ErrorDraws(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed, bool relative);

    /// For the next refit: how large residuals are as a whole.
    void begin();
    double draw(double level);

private:
    double chiSquared();

    base::SeededDraws m_random;
    std::size_t m_freedom;
    bool m_relative;
    std::vector<double> m_residuals;
    double m_scale = 1.0;
};

/// Whether errors may be equal along the series, and whether they may go with the level. See predictionBand().
[[nodiscard]] ErrorReadings readingsOf(const ModelInput& input, const ModelOutcome& outcome, BandErrors errors);

}  // namespace greyscope::grey
