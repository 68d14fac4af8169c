#include "core/grey/forecast/band_draws.h"

#include <algorithm>
#include <utility>

#include <Eigen/Dense>

#include "core/base/progress_part.h"
#include "core/grey/forecast/band_errors.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kNumbersAtOnce = 1 << 17;  // numbers resampled at once: a megabyte

/// Resampled series and simulated measurements at their steps, one column per refit.
struct Resampled {
    Resampled(const ModelInput& input, const ModelOutcome& outcome, ErrorDraws& noise, std::size_t count)
        : series(static_cast<Eigen::Index>(input.values.size()), static_cast<Eigen::Index>(count)),
          ahead(static_cast<Eigen::Index>(input.horizon), static_cast<Eigen::Index>(count)) {
        for (Eigen::Index column = 0; column < series.cols(); ++column) {
            noise.begin();
            series(0, column) = input.values[0];
            for (std::size_t k = 1; k < input.values.size(); ++k) {
                series(static_cast<Eigen::Index>(k), column) = outcome.fitted[k] + noise.draw(outcome.fitted[k]);
            }
            for (std::size_t step = 0; step < input.horizon; ++step) {
                const double forecast = outcome.forecast[step];
                ahead(static_cast<Eigen::Index>(step), column) = forecast + noise.draw(forecast);
            }
        }
    }

    Eigen::MatrixXd series;
    Eigen::MatrixXd ahead;
};

/// Returns the forecasts of every resampled series, one by one unless the model can forecast many at once. Measured
/// points that join the model are the simulated ones.
ManyForecasts forecastsOf(const Candidate& model, const ModelInput& input, const Resampled& drawn,
                          base::Progress& progress) {
    const Eigen::MatrixXd& series = drawn.series;
    const auto joined = static_cast<Eigen::Index>(input.joined());
    if (model.forecastMany) {
        return model.forecastMany(series, input.horizon);
    }
    ManyForecasts result{Eigen::MatrixXd(static_cast<Eigen::Index>(input.horizon), series.cols()), {}};
    ModelInput resampled = input;
    resampled.keepsEquations = false;
    for (Eigen::Index column = 0; column < series.cols() && !progress.cancelled(); ++column) {
        progress.report(static_cast<double>(column) / static_cast<double>(series.cols()));
        resampled.values.assign(series.col(column).begin(), series.col(column).end());
        const auto arrived = drawn.ahead.col(column).head(joined);
        resampled.arrivals.assign(arrived.begin(), arrived.end());
        const ModelOutcome again = model.fit(resampled, progress);
        result.failed.push_back(again.failure.has_value());
        if (!again.failure) {
            std::copy(again.forecast.begin(), again.forecast.end(), result.values.col(column).begin());
        }
    }
    return result;
}

/// Results of the refits at one step: y* and f*.
struct StepDraws {
    std::vector<double> measured, forecast;

    /// Returns whether f and all y* and f* have the same sign.
    [[nodiscard]] bool ratios(double f) const {
        const auto sameSign = [f](double value) { return f > 0.0 ? value > 0.0 : f < 0.0 && value < 0.0; };
        return std::all_of(measured.begin(), measured.end(), sameSign) &&
               std::all_of(forecast.begin(), forecast.end(), sameSign);
    }
};

/// Step 5 of predictionBand(): turns the errors of the refits' forecasts into measurements about the forecast f.
void aboutForecasts(BandDraws& draws, std::vector<StepDraws> steps, const std::vector<double>& forecast) {
    for (std::size_t step = 0; step < steps.size(); ++step) {
        const double f = forecast[step];
        const bool ratios = steps[step].ratios(f);
        std::vector<double> values = std::move(steps[step].measured);
        std::transform(values.begin(), values.end(), steps[step].forecast.begin(), values.begin(),
                       [&](double y, double again) { return ratios ? f * (y / again) : f + (y - again); });
        draws.values.push_back(std::move(values));
        draws.ratios.push_back(ratios);
    }
}

}  // namespace

Expected<BandDraws> bandDraws(const Candidate& model, const ModelInput& input, const ModelOutcome& outcome,
                              const BandOptions& options, bool relative, base::Progress& progress) {
    ErrorDraws noise(input, outcome, options.seed, relative);
    BandDraws forecasts;
    std::vector<StepDraws> steps(input.horizon);
    base::ProgressParts parts(progress);
    const std::size_t atOnce = std::clamp(kNumbersAtOnce / input.values.size(), std::size_t{1}, options.refits);
    for (std::size_t done = 0; done < options.refits; done += atOnce) {
        const std::size_t count = std::min(atOnce, options.refits - done);
        const Resampled drawn(input, outcome, noise, count);
        base::ProgressParts::Part part(parts, static_cast<double>(count) / static_cast<double>(options.refits));
        const ManyForecasts again = forecastsOf(model, input, drawn, part);
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        part.report(1.0);
        for (std::size_t refit = 0; refit < again.failed.size(); ++refit) {
            if (again.failed[refit]) {
                forecasts.first += forecasts.failures == done + refit ? 1 : 0;
                ++forecasts.failures;
            }
            for (std::size_t step = 0; step < input.horizon && !again.failed[refit]; ++step) {
                const auto row = static_cast<Eigen::Index>(step);
                const auto column = static_cast<Eigen::Index>(refit);
                steps[step].measured.push_back(drawn.ahead(row, column));
                steps[step].forecast.push_back(again.values(row, column));
            }
        }
    }
    if (10 * forecasts.failures > options.refits) {
        return fail(ErrorCode::tooManyFailures,
                    {"Bootstrap", std::to_string(forecasts.failures), std::to_string(options.refits)});
    }
    aboutForecasts(forecasts, std::move(steps), outcome.forecast);
    return forecasts;
}

DrawnErrors drawnErrors(const ModelInput& input, const ModelOutcome& outcome, std::uint64_t seed, bool relative,
                        std::size_t refit) {
    ErrorDraws noise(input, outcome, seed, relative);
    DrawnErrors drawn;
    for (std::size_t before = 0; before <= refit; ++before) {
        noise.begin();
        drawn = {noise.chiSquared(), {}};
        for (std::size_t k = 1; k < input.values.size() + input.horizon; ++k) {
            drawn.picks.push_back(noise.pick());
        }
    }
    return drawn;
}

}  // namespace greyscope::grey
