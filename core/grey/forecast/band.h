#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/progress.h"
#include "core/grey/models/candidate.h"

namespace greyscope::grey {

/// How large errors are along a series: equal, as large as the level asks, or whichever of the two the residuals do not
/// rule out, which few points hardly do.
enum class BandErrors { likeliest, equal, relative };
/// "likeliest", "equal", "relative".
[[nodiscard]] const base::Names<BandErrors>& bandErrorsNames();

struct BandOptions {
    double level = 0.9;  ///< in (0, 1): share of the drawn measurements that the band holds at a step
    std::uint64_t seed = 1;
    std::size_t refits = 1000;  ///< in [100, 100000]
    BandErrors errors = BandErrors::likeliest;
    bool operator==(const BandOptions&) const = default;
};

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
///      fitted to x*, searched parameters and translation kept as found for x. Its forecast is f*.
///   5. What is measured at a step of the curve that x* was drawn from is y* = f + another error, f the forecast of x.
///      The error of the forecast is y* / f*, and the measurement that it stands for is f y* / f*. Where f, f* and y*
///      are not of one sign in every refit, no ratio says so: then the error is y* - f*, and stands for f + y* - f*.
///   6. The band at a step is the (1 -+ level)/2 quantile of these over the refits, between neighbours by linear
///      interpolation, and the corrected forecast their median (of two bands, the mean of both medians).
/// As f* misses f by what the model misses a curve like its own, 5 takes the bias of the model off, and the band need
/// not hold the forecast itself: where it does not, the model is off by more than the noise. Refits that fail are left
/// out. It holds the noise about the model and the uncertainty of its coefficients. It assumes that the series follows
/// the model and that the errors are independent; docs/methods.md states what share it covers.
/// Drawn by mt19937_64, a remainder and Box and Muller's numbers, so that a seed gives the same band everywhere.
/// Sources: Davison & Hinkley 1997, 2.4, 6.3 and 7.2; Berger & Boos 1994; the scale is that of the t interval of a
/// linear model.
struct PredictionBand {
    BandOptions options;
    std::vector<double> low, high;  ///< one a step
    std::vector<double> corrected;  ///< forecasts less the bias of the model, one a step; inside the band
    std::size_t residuals = 0;      ///< that were drawn from
    std::size_t failures = 0;       ///< refits left out
    ErrorReadings readings;         ///< that it holds the band of
};

/// What a model's own curve is off by at a step of its band, where that is more than the noise: refits to curves like
/// its own miss them so, and the band does not hold the forecast.
struct BandBias {
    std::size_t step = 0;  ///< from 0
    double forecast = 0.0, corrected = 0.0;
    double ofHalfWidth = 0.0;  ///< times as large as half the band is wide
};
/// Those of the steps whose band does not hold the forecast (but for rounding).
[[nodiscard]] std::vector<BandBias> bandBiases(const PredictionBand& band, const std::vector<double>& forecast);

/// Failures: that of `outcome`; optionOutOfRange (level, refits, more than 1000 steps); tooFewPoints (below 5
/// residuals, or no degree of freedom left); tooManyFailures (more than a tenth of the refits); cancelled.
[[nodiscard]] base::Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input,
                                                            const ModelOutcome& outcome, const BandOptions& options,
                                                            base::Progress& progress);

}  // namespace greyscope::grey
