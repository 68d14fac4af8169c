#pragma once

#include <cstddef>
#include <vector>

#include "core/base/random.h"
#include "core/grey/forecast/band.h"

// The errors that the residuals of a model imply. Used by band and by its derivation.
namespace greyscope::grey {

/// The residuals rule out one kind of error if they are this many times as likely under the other.
inline constexpr double kErrorsRuledOut = 10.0;

/// Draws measurement errors from the residuals.
class ErrorDraws {
public:
    ErrorDraws(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed, bool relative);

    /// Starts the next refit: draws the common scale of its errors.
    void begin();
    /// Draws a residual and returns its index, from 0.
    [[nodiscard]] std::size_t pick() { return m_random.below(m_residuals.size()); }
    /// Draws an error, scaled for this refit and, if relative, multiplied by |level|.
    [[nodiscard]] double draw(double level);
    /// Returns c, drawn from chi squared, by which the residuals of this refit are scaled.
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

/// Returns whether errors may be equal along the series and whether they may be proportional to the level. See
/// predictionBand().
[[nodiscard]] ErrorReadings readingsOf(const ModelInput& input, const ModelOutcome& outcome, BandErrors errors);

}  // namespace greyscope::grey
