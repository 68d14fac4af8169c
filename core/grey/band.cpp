#include "core/grey/band.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kFewestResiduals = 5;
constexpr std::size_t kFewestRefits = 100;
constexpr std::size_t kMostRefits = 100000;
constexpr std::size_t kMostSteps = 1000;

Expected<void> check(const ModelInput& input, const ModelOutcome& outcome, const BandOptions& options) {
    if (!(options.level > 0.0 && options.level < 1.0)) {
        return fail(ErrorCode::optionOutOfRange, {"interval", base::toText(options.level), "(0, 1)"});
    }
    if (options.refits < kFewestRefits || options.refits > kMostRefits) {
        return fail(ErrorCode::optionOutOfRange,
                    {"refits", std::to_string(options.refits),
                     "[" + std::to_string(kFewestRefits) + ", " + std::to_string(kMostRefits) + "]"});
    }
    if (input.horizon > kMostSteps) {
        return fail(ErrorCode::optionOutOfRange, {"horizon with an interval", std::to_string(input.horizon),
                                                  "[0, " + std::to_string(kMostSteps) + "]"});
    }
    if (outcome.failure) {
        return tl::unexpected(*outcome.failure);
    }
    if (const std::size_t residuals = input.values.size() - 1; residuals < kFewestResiduals) {
        return fail(ErrorCode::tooFewPoints,
                    {"The bootstrap of residuals", std::to_string(residuals), std::to_string(kFewestResiduals)});
    }
    return {};
}

std::vector<double> centredResiduals(const ModelInput& input, const ModelOutcome& outcome) {
    std::vector<double> residuals;
    for (std::size_t k = 1; k < input.values.size(); ++k) {
        residuals.push_back(input.values[k] - outcome.fitted[k]);
    }
    const double mean =
        std::accumulate(residuals.begin(), residuals.end(), 0.0) / static_cast<double>(residuals.size());
    for (double& residual : residuals) {
        residual -= mean;
    }
    return residuals;
}

/// Of ascending values, between neighbours by linear interpolation.
double quantile(const std::vector<double>& values, double share) {
    const double at = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return std::lerp(values[below], values[above], at - static_cast<double>(below));
}

}  // namespace

Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input, const ModelOutcome& outcome,
                                        const BandOptions& options, const base::Progress& progress) {
    if (const auto checked = check(input, outcome, options); !checked) {
        return tl::unexpected(checked.error());
    }
    const std::vector<double> residuals = centredResiduals(input, outcome);
    std::mt19937_64 random(options.seed);
    // The library's own distributions differ between implementations; the bias of a remainder is below 1e-12 here.
    const auto drawn = [&] { return residuals[random() % residuals.size()]; };
    PredictionBand band{options, {}, {}, residuals.size(), 0};
    std::vector<std::vector<double>> values(input.horizon);
    ModelInput resampled = input;
    for (std::size_t refit = 0; refit < options.refits; ++refit) {
        if (progress.cancelled()) {
            return fail(ErrorCode::cancelled);
        }
        for (std::size_t k = 1; k < input.values.size(); ++k) {
            resampled.values[k] = outcome.fitted[k] + drawn();
        }
        const ModelOutcome again = model.fit(resampled, progress);
        band.failures += again.failure ? 1 : 0;
        for (std::size_t step = 0; step < input.horizon; ++step) {
            const double noise = drawn();
            if (!again.failure) {
                values[step].push_back(again.forecast[step] + noise);
            }
        }
    }
    if (10 * band.failures > options.refits) {
        return fail(ErrorCode::tooManyFailures,
                    {"Bootstrap", std::to_string(band.failures), std::to_string(options.refits)});
    }
    for (std::vector<double>& step : values) {
        std::sort(step.begin(), step.end());
        band.low.push_back(quantile(step, 0.5 * (1.0 - options.level)));
        band.high.push_back(quantile(step, 0.5 * (1.0 + options.level)));
        if (!std::isfinite(band.low.back()) || !std::isfinite(band.high.back())) {
            return fail(ErrorCode::overflow, {"Bootstrap"});
        }
    }
    return band;
}

}  // namespace greyscope::grey
