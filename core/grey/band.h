#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/grey/candidate.h"

namespace greyscope::grey {

struct BandOptions {
    double level = 0.9;  ///< in (0, 1): share of the refits that the band holds at a step
    std::uint64_t seed = 1;
    std::size_t refits = 1000;  ///< in [100, 100000]
    bool operator==(const BandOptions&) const = default;
};

/// Band of a forecast by resampling residuals:
///   1. e(k) = x(k) - x^(k), k = 2..n, less their mean;
///   2. x*(1) = x(1), x*(k) = x^(k) + an e drawn with replacement; the model is fitted to x*, searched parameters and
///      translation kept as found for x;
///   3. to each step of that refit's forecast another drawn e is added;
///   4. the band at a step is the (1 -+ level)/2 quantile over the refits, between neighbours by linear interpolation.
/// Refits that fail are left out. It holds the noise about the model and the uncertainty of its coefficients. It takes
/// the model for right, and residuals of the fit for those to come: a model that misses the held-out points misses them
/// with its band as well. Drawn by mt19937_64 and a remainder, so that a seed gives the same band everywhere.
struct PredictionBand {
    BandOptions options;
    std::vector<double> low, high;  ///< one a step
    std::size_t residuals = 0;      ///< that were drawn from
    std::size_t failures = 0;       ///< refits left out
};

/// Failures: that of `outcome`; optionOutOfRange (level, refits, more than 1000 steps); tooFewPoints (below 5
/// residuals); tooManyFailures (more than a tenth of the refits); cancelled.
[[nodiscard]] base::Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input,
                                                            const ModelOutcome& outcome, const BandOptions& options,
                                                            const base::Progress& progress);

}  // namespace greyscope::grey
