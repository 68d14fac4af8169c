#include "core/grey/band.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/progress_part.h"
#include "core/base/quantile.h"
#include "core/base/try.h"
#include "core/grey/band_errors.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kFewestResiduals = 5;
constexpr std::size_t kFewestRefits = 100;
constexpr std::size_t kMostRefits = 100000;
constexpr std::size_t kMostHorizon = 1000;
constexpr std::size_t kNumbersAtOnce = 1 << 17;  // resampled: a megabyte

Expected<void> check(const ModelInput& input, const ModelOutcome& outcome, const BandOptions& options) {
    if (!(options.level > 0.0 && options.level < 1.0)) {
        return fail(ErrorCode::optionOutOfRange, {"interval", base::toText(options.level), "(0, 1)"});
    }
    if (options.refits < kFewestRefits || options.refits > kMostRefits) {
        return fail(ErrorCode::optionOutOfRange,
                    {"refits", std::to_string(options.refits),
                     "[" + std::to_string(kFewestRefits) + ", " + std::to_string(kMostRefits) + "]"});
    }
    if (input.horizon > kMostHorizon) {
        return fail(ErrorCode::optionOutOfRange, {"horizon with an interval", std::to_string(input.horizon),
                                                  "[0, " + std::to_string(kMostHorizon) + "]"});
    }
    if (outcome.failure) {
        return tl::unexpected(*outcome.failure);
    }
    if (const std::size_t residuals = input.values.size() - 1; residuals < kFewestResiduals) {
        return fail(ErrorCode::tooFewPoints,
                    {"The bootstrap of residuals", std::to_string(residuals), std::to_string(kFewestResiduals)});
    }
    if (outcome.freedom == 0) {
        return fail(ErrorCode::tooFewPoints, {"The bootstrap of residuals that are left", "0", "1"});
    }
    return {};
}

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

/// What is forecast by refits of one reading, a list for each step, and refits that failed.
struct RefitForecasts {
    std::vector<std::vector<double>> values;
    std::size_t failures = 0;
};

Expected<RefitForecasts> refits(const Candidate& model, const ModelInput& input, const ModelOutcome& outcome,
                                const BandOptions& options, bool relative, base::Progress& progress) {
    ErrorDraws noise(input, outcome, options.seed, relative);
    RefitForecasts forecasts{std::vector<std::vector<double>>(input.horizon), 0};
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
            forecasts.failures += again.failed[refit] ? 1 : 0;
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

/// Makes the band as wide as another reading has it.
Expected<void> widen(PredictionBand& band, RefitForecasts forecasts) {
    band.failures += forecasts.failures;
    for (std::size_t step = 0; step < forecasts.values.size(); ++step) {
        std::vector<double>& values = forecasts.values[step];
        std::sort(values.begin(), values.end());
        const double low = base::quantile(values, 0.5 * (1.0 - band.options.level));
        const double high = base::quantile(values, 0.5 * (1.0 + band.options.level));
        if (!std::isfinite(low) || !std::isfinite(high)) {
            return fail(ErrorCode::overflow, {"Bootstrap"});
        }
        band.low[step] = std::min(band.low[step], low);
        band.high[step] = std::max(band.high[step], high);
    }
    return {};
}

}  // namespace

const base::Names<BandErrors>& bandErrorsNames() {
    static const base::Names<BandErrors> names{
        {BandErrors::likeliest, "likeliest"}, {BandErrors::equal, "equal"}, {BandErrors::relative, "relative"}};
    return names;
}

BandShare simulatedBandShare(BandErrors errors) {
    switch (errors) {
        case BandErrors::likeliest:
            return {0.93, 0.99};
        case BandErrors::equal:
            return {0.93, 0.98};
        case BandErrors::relative:
            return {0.93, 0.97};
    }
    return {};
}

Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input, const ModelOutcome& outcome,
                                        const BandOptions& options, base::Progress& progress) {
    GREYSCOPE_TRY(check(input, outcome, options));
    constexpr double infinite = std::numeric_limits<double>::infinity();
    PredictionBand band{options,
                        std::vector<double>(input.horizon, infinite),
                        std::vector<double>(input.horizon, -infinite),
                        input.values.size() - 1,
                        0,
                        readingsOf(input, outcome, options.errors)};
    base::ProgressParts parts(progress);
    const double share = band.readings.both() ? 0.5 : 1.0;
    for (const bool relative : {false, true}) {
        if (relative ? band.readings.relative : band.readings.equal) {
            base::ProgressParts::Part part(parts, share);
            auto forecasts = GREYSCOPE_TRY(refits(model, input, outcome, options, relative, part));
            GREYSCOPE_TRY(widen(band, std::move(forecasts)));
        }
    }
    return band;
}

}  // namespace greyscope::grey
