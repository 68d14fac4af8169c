#include "core/grey/band_draws.h"

#include <algorithm>

#include <Eigen/Dense>

#include "core/base/progress_part.h"
#include "core/grey/band_errors.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kNumbersAtOnce = 1 << 17;  // resampled: a megabyte

/// Series as they might have been measured, and the errors of what is measured at their steps: a column each.
struct Resampled {
    Resampled(const ModelInput& input, const ModelOutcome& outcome, ErrorDraws& noise, std::size_t count)
        : series(static_cast<Eigen::Index>(input.values.size()), static_cast<Eigen::Index>(count)),
          errors(static_cast<Eigen::Index>(input.horizon), static_cast<Eigen::Index>(count)) {
        for (Eigen::Index column = 0; column < series.cols(); ++column) {
            noise.begin();
            series(0, column) = input.values[0];
            for (std::size_t k = 1; k < input.values.size(); ++k) {
                series(static_cast<Eigen::Index>(k), column) = outcome.fitted[k] + noise.draw(outcome.fitted[k]);
            }
            for (std::size_t step = 0; step < input.horizon; ++step) {
                errors(static_cast<Eigen::Index>(step), column) = noise.draw(outcome.forecast[step]);
            }
        }
    }

    Eigen::MatrixXd series;
    Eigen::MatrixXd errors;
};

/// Of every column, one after the other where the model knows nothing quicker.
ManyForecasts forecastsOf(const Candidate& model, const ModelInput& input, const Eigen::MatrixXd& series,
                          base::Progress& progress) {
    if (model.forecastMany) {
        return model.forecastMany(series, input.horizon);
    }
    ManyForecasts result{Eigen::MatrixXd(static_cast<Eigen::Index>(input.horizon), series.cols()), {}};
    ModelInput resampled = input;
    resampled.keepsEquations = false;
    for (Eigen::Index column = 0; column < series.cols() && !progress.cancelled(); ++column) {
        progress.report(static_cast<double>(column) / static_cast<double>(series.cols()));
        resampled.values.assign(series.col(column).begin(), series.col(column).end());
        const ModelOutcome again = model.fit(resampled, progress);
        result.failed.push_back(again.failure.has_value());
        if (!again.failure) {
            std::copy(again.forecast.begin(), again.forecast.end(), result.values.col(column).begin());
        }
    }
    return result;
}

}  // namespace

Expected<BandDraws> bandDraws(const Candidate& model, const ModelInput& input, const ModelOutcome& outcome,
                              const BandOptions& options, bool relative, base::Progress& progress) {
    ErrorDraws noise(input, outcome, options.seed, relative);
    BandDraws forecasts{std::vector<std::vector<double>>(input.horizon), 0, 0};
    base::ProgressParts parts(progress);
    const std::size_t atOnce = std::clamp(kNumbersAtOnce / input.values.size(), std::size_t{1}, options.refits);
    for (std::size_t done = 0; done < options.refits; done += atOnce) {
        const std::size_t count = std::min(atOnce, options.refits - done);
        const Resampled drawn(input, outcome, noise, count);
        base::ProgressParts::Part part(parts, static_cast<double>(count) / static_cast<double>(options.refits));
        const ManyForecasts again = forecastsOf(model, input, drawn.series, part);
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
                forecasts.values[step].push_back(again.values(row, column) + drawn.errors(row, column));
            }
        }
    }
    if (10 * forecasts.failures > options.refits) {
        return fail(ErrorCode::tooManyFailures,
                    {"Bootstrap", std::to_string(forecasts.failures), std::to_string(options.refits)});
    }
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
