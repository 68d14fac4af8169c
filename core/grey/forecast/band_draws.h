#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/forecast/band.h"
#include "core/grey/models/candidate.h"

// What a band is made of: for band and the derivation of it.
namespace greyscope::grey {

/// The measurements that the refits of one reading lead to expect, in the order in which they were drawn.
struct BandDraws {
    std::vector<std::vector<double>> values;  ///< a list for each step, of the refits that did not fail
    std::vector<bool> ratios;                 ///< per step: the errors are ratios y* / f*, not differences y* - f*
    std::size_t failures = 0;
    std::size_t first = 0;  ///< refit that did not fail, from 0
};

/// Steps 3 to 5 of predictionBand(), for equal errors or relative ones. Failures: tooManyFailures, cancelled.
[[nodiscard]] base::Expected<BandDraws> bandDraws(const Candidate& model, const ModelInput& input,
                                                  const ModelOutcome& outcome, const BandOptions& options,
                                                  bool relative, base::Progress& progress);

/// What one of them drew.
struct DrawnErrors {
    double chiSquared = 1.0;         ///< c
    std::vector<std::size_t> picks;  ///< of the residuals of k = 2..n, from 0: for these points, then for the steps
};
[[nodiscard]] DrawnErrors drawnErrors(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed,
                                      bool relative, std::size_t refit);

}  // namespace greyscope::grey
