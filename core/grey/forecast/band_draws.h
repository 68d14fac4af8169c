#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/forecast/band.h"
#include "core/grey/models/candidate.h"

// Draws behind a prediction band. Used by band and by its derivation.
namespace greyscope::grey {

/// Simulated measurements of the refits for one kind of error, in the order drawn.
struct BandDraws {
    std::vector<std::vector<double>> values;  ///< one list per step, over the refits that did not fail
    std::vector<bool> ratios;                 ///< per step: the errors are ratios y* / f*, not differences y* - f*
    std::size_t failures = 0;
    std::size_t first = 0;  ///< index of the first refit that did not fail, from 0
};

/// Runs steps 3 to 5 of predictionBand() for equal or relative errors. Failures: tooManyFailures, cancelled.
[[nodiscard]] base::Expected<BandDraws> bandDraws(const Candidate& model, const ModelInput& input,
                                                  const ModelOutcome& outcome, const BandOptions& options,
                                                  bool relative, base::Progress& progress);

/// The random numbers of one refit.
struct DrawnErrors {
    double chiSquared = 1.0;         ///< c
    std::vector<std::size_t> picks;  ///< indices of residuals of k = 2..n, from 0: first for the points 2..n, then for
                                     ///< the steps
};
/// Returns the random numbers of the given refit, counted from 0.
[[nodiscard]] DrawnErrors drawnErrors(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed,
                                      bool relative, std::size_t refit);

}  // namespace greyscope::grey
