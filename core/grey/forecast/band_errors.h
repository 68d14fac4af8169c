#pragma once

#include <cstddef>
#include <vector>

#include "core/base/random.h"
#include "core/grey/forecast/band.h"

// What the residuals of a model say of its errors: for band and the derivation of it.
namespace greyscope::grey {

/// So many times as likely under one reading the residuals rule the other out.
inline constexpr double kErrorsRuledOut = 10.0;

/// Draws what a measurement may be off by.
class ErrorDraws {
public:
    ErrorDraws(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed, bool relative);

    /// For the next refit: how large residuals are as a whole.
    void begin();
    /// The residual that is drawn, from 0.
    [[nodiscard]] std::size_t pick() { return m_random.below(m_residuals.size()); }
    [[nodiscard]] double draw(double level);
    /// c, which the residuals of this refit are scaled by.
    [[nodiscard]] double chiSquared() const { return m_chiSquared; }

private:
    double drawnChiSquared();

    base::SeededDraws m_random;
    std::size_t m_freedom;
    bool m_relative;
    std::vector<double> m_residuals;
    double m_chiSquared = 1.0;
    double m_scale = 1.0;
};

/// Whether errors may be equal along the series, and whether they may go with the level. See predictionBand().
[[nodiscard]] ErrorReadings readingsOf(const ModelInput& input, const ModelOutcome& outcome, BandErrors errors);

}  // namespace greyscope::grey
