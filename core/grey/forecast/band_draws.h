#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/forecast/band.h"
#include "core/grey/models/candidate.h"

// The draws from which a prediction band is calculated. Used by band and by its derivation.
namespace greyscope::grey {

/// The simulated measurements at each step from which a prediction band is calculated, for one kind of error.
struct BandDraws {
    /// One list per step, with one value per refit that did not fail, in the order drawn.
    std::vector<std::vector<double>> values;
    /// Per step: whether the forecast errors are ratios y* / f*; otherwise they are differences y* - f*.
    std::vector<bool> ratios;
    std::size_t failures = 0;
    std::size_t first = 0;  ///< index of the first refit that did not fail, from 0
};

/// Simulates the measurements of a prediction band for equal or relative errors: steps 3 to 5 of the description at
/// PredictionBand. Failures: tooManyFailures, cancelled.
[[nodiscard]] base::Expected<BandDraws> bandDraws(const Candidate& model, const ModelInput& input,
                                                  const ModelOutcome& outcome, const BandOptions& options,
                                                  bool relative, base::Progress& progress);

/// The random numbers that one refit of a prediction band uses.
struct DrawnErrors {
    double chiSquared = 1.0;         ///< c
    std::vector<std::size_t> picks;  ///< indices of the drawn residuals, where 0 is that of k = 2: first for the
                                     ///< points 2..n, then for the steps
};
/// Draws the random numbers of the refit with index `refit` (from 0) again.
[[nodiscard]] DrawnErrors drawnErrors(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed,
                                      bool relative, std::size_t refit);

}  // namespace greyscope::grey
