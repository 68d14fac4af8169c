#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/progress.h"
#include "core/grey/candidate.h"

namespace greyscope::grey {

/// How large errors are along a series: equal, as large as the level asks, or whichever of the two the residuals do not
/// rule out, which few points hardly do.
enum class BandErrors { likeliest, equal, relative };
/// "likeliest", "equal", "relative".
[[nodiscard]] const base::Names<BandErrors>& bandErrorsNames();

struct BandOptions {
    double level = 0.9;  ///< in (0, 1): share of the refits that the band holds at a step
    std::uint64_t seed = 1;
    std::size_t refits = 1000;  ///< in [100, 100000]
    BandErrors errors = BandErrors::likeliest;
    bool operator==(const BandOptions&) const = default;
};

/// What share of simulated 95 % bands of GM(1,1) held the next three measurements, from the least to the most of the
/// lengths and errors that bench_band goes through: 6 to 30 points, independent errors, of the kind that is asked for.
struct BandShare {
    double low, high;
};
[[nodiscard]] BandShare simulatedBandShare(BandErrors errors);

/// Which of the two ways errors may be.
struct ErrorReadings {
    bool equal = true;
    bool relative = false;  ///< as large as the level asks
    [[nodiscard]] bool both() const { return equal && relative; }
};

/// Band of a forecast by resampling residuals, N = n - 1 of them with v residual degrees of freedom:
///   1. e(k) = x(k) - x^(k), k = 2..n, less their mean; and e(k) / |x^(k)|, less theirs.
///   2. Unless the options say whether errors are equal or go with the level: each may be, unless the residuals are 10
///      times as likely under the other (normal errors). Where both may, the band holds the bands of both: averaged by
///      their likelihoods it would be too wide for the one and too narrow for the other, as a dozen points hardly tell.
///      By chance the right one is ruled out in a tenth of the series at most.
///   3. All errors of a refit are taken times sqrt(N / c), c drawn from chi squared with v degrees of freedom: N / v
///      makes up for what the fit took from the residuals, and c / v for how little so few of them say about their own
///      size. Without the two a band of few points is far too narrow.
///   4. x*(1) = x(1), x*(k) = x^(k) + an error drawn with replacement (relative ones times |x^(k)|); the model is
///      fitted to x*, searched parameters and translation kept as found for x.
///   5. To each step of that refit's forecast another error is added (relative ones times the forecast's level).
///   6. The band at a step is the (1 -+ level)/2 quantile over the refits, between neighbours by linear interpolation.
/// Refits that fail are left out. It holds the noise about the model and the uncertainty of its coefficients. It takes
/// the model for right and the errors for independent; docs/methods.md states what share it covers where they are not.
/// Drawn by mt19937_64, a remainder and Box and Muller's numbers, so that a seed gives the same band everywhere.
/// Sources: Davison & Hinkley 1997, 6.3 and 7.2; Berger & Boos 1994; the scale is that of the t interval of a
/// linear model.
struct PredictionBand {
    BandOptions options;
    std::vector<double> low, high;  ///< one a step
    std::size_t residuals = 0;      ///< that were drawn from
    std::size_t failures = 0;       ///< refits left out
    ErrorReadings readings;         ///< that it holds the band of
};

/// Failures: that of `outcome`; optionOutOfRange (level, refits, more than 1000 steps); tooFewPoints (below 5
/// residuals, or no degree of freedom left); tooManyFailures (more than a tenth of the refits); cancelled.
[[nodiscard]] base::Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input,
                                                            const ModelOutcome& outcome, const BandOptions& options,
                                                            base::Progress& progress);

}  // namespace greyscope::grey
