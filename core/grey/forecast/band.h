#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/error.h"
#include "core/base/names.h"
#include "core/base/progress.h"
#include "core/grey/models/candidate.h"

namespace greyscope::grey {

/// How the size of measurement errors varies along a series: constant (equal), proportional to the level (relative), or
/// `likeliest`: each of these two that the residuals do not rule out. With few points, they rarely rule out either.
enum class BandErrors { likeliest, equal, relative };
/// The names of the assumptions: "likeliest", "equal", "relative".
[[nodiscard]] const base::Names<BandErrors>& bandErrorsNames();

/// Options of a prediction band.
struct BandOptions {
    double level = 0.9;  ///< in (0, 1): share of the drawn measurements inside the band at each step
    std::uint64_t seed = 1;
    std::size_t refits = 1000;  ///< number of refits, in [100, 100000]
    BandErrors errors = BandErrors::likeliest;
    bool operator==(const BandOptions&) const = default;
};

/// The kinds of errors that a prediction band covers: equal, relative or both.
struct ErrorReadings {
    bool equal = true;
    bool relative = false;  ///< proportional to the level
    [[nodiscard]] bool both() const { return equal && relative; }
};

/// The prediction band of a forecast: for each step, the range in which a measurement is expected. It is calculated by
/// resampling the N = n - 1 residuals, which have v degrees of freedom:
///   1. Equal errors: e(k) = x(k) - x^(k), k = 2..n, minus their mean. Relative errors: e(k) / |x^(k)|, minus their
///      mean.
///   2. With BandErrors::likeliest, a kind of error is possible unless the residuals are at least 10 times as likely
///      under the other kind (normal errors). If both are possible, the band covers the bands of both: averaging by
///      likelihood would make it too wide for one kind and too narrow for the other, since a dozen points hardly
///      distinguish them. The true kind is ruled out by chance in at most a tenth of the series.
///   3. All errors of a refit are multiplied by sqrt(N / c), c drawn from chi squared with v degrees of freedom. N / v
///      corrects for the degrees of freedom used by the fit; c / v for the uncertain size of so few residuals. Without
///      both factors, the band of a short series is far too narrow.
///   4. x*(1) = x(1); x*(k) = x^(k) + an error drawn with replacement (relative errors times |x^(k)|). The model is
///      fitted to x* with the searched parameters and translation found for x. Its forecast is f*.
///   5. A measurement at a step is simulated as y* = f + another error, where f is the forecast of x. The error of the
///      forecast is y* / f*, which corresponds to a measurement f y* / f*. If f, f* and y* do not have the same sign in
///      every refit, the error is y* - f* and the measurement f + y* - f*.
///   6. At each step, the band is the (1 -+ level)/2 quantile of these measurements over the refits, linearly
///      interpolated, and the corrected forecast is their median (with two bands, the mean of both medians).
/// Step 5 removes the model's bias, because f* deviates from f as the model deviates from a curve like its own. The
/// band therefore need not contain the forecast; if it does not, the bias exceeds the noise. Refits that fail are left
/// out.
/// The band covers the noise about the model and the uncertainty of its coefficients. It assumes that the series
/// follows the model and that the errors are independent; docs/methods.md gives its simulated coverage.
/// Random numbers are from mt19937_64, by remainder and Box-Muller, so that a seed gives the same band on every
/// platform. Sources: Davison & Hinkley 1997, 2.4, 6.3 and 7.2; Berger & Boos 1994; the scale is that of the t interval
/// of a linear model.
struct PredictionBand {
    BandOptions options;
    std::vector<double> low, high;  ///< ends of the band, one per step
    std::vector<double> corrected;  ///< forecasts minus the bias of the model, one per step; inside the band
    std::size_t residuals = 0;      ///< number of residuals drawn from
    std::size_t failures = 0;       ///< number of refits that failed and were left out
    ErrorReadings readings;         ///< the kinds of errors that the band covers
};

/// A step at which the model's bias exceeds the noise, so that the band does not contain the forecast.
struct BandBias {
    std::size_t step = 0;  ///< from 0
    double forecast = 0.0, corrected = 0.0;
    double ofHalfWidth = 0.0;  ///< |forecast - corrected|, divided by half the width of the band
};
/// Returns the steps at which the band does not contain the forecast; deviations within rounding do not count.
[[nodiscard]] std::vector<BandBias> bandBiases(const PredictionBand& band, const std::vector<double>& forecast);

/// Calculates the prediction band of a model that was fitted with the result `outcome`. Failures: that of `outcome`;
/// optionOutOfRange (level, refits, more than 1000 steps); tooFewPoints (fewer than 5 residuals, or no degree of
/// freedom); tooManyFailures (more than a tenth of the refits); overflow (an end that is not finite); cancelled.
[[nodiscard]] base::Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input,
                                                            const ModelOutcome& outcome, const BandOptions& options,
                                                            base::Progress& progress);

}  // namespace greyscope::grey
