#pragma once

#include <cstddef>
#include <vector>

#include "core/base/random.h"
#include "core/grey/forecast/band.h"

// The errors that the residuals of a model imply. Used by band and by its derivation.
namespace greyscope::grey {

/// One kind of error is ruled out if the residuals are at least this many times as likely under the other kind.
inline constexpr double kErrorsRuledOut = 10.0;

/// Draws measurement errors for the refits of a prediction band from the residuals of a model.
class ErrorDraws {
public:
    ErrorDraws(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed, bool relative);

    /// Starts the next refit by drawing the scale that all of its errors share.
    void begin();
    /// Draws a residual at random and returns its index, from 0.
    [[nodiscard]] std::size_t pick() { return m_random.below(m_residuals.size()); }
    /// Draws an error: a residual, multiplied by the scale of this refit and, if errors are relative, by |level|.
    [[nodiscard]] double draw(double level);
    /// Returns the random number c, drawn from chi squared, that determines the scale of this refit.
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

/// Returns which kinds of error the residuals of a model do not rule out: equal along the series, proportional to the
/// level, or both. If `errors` is a single kind, returns that kind. See PredictionBand.
[[nodiscard]] ErrorReadings readingsOf(const ModelInput& input, const ModelOutcome& outcome, BandErrors errors);

}  // namespace greyscope::grey
