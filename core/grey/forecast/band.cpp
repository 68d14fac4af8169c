#include "core/grey/forecast/band.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/base/progress_part.h"
#include "core/base/quantile.h"
#include "core/base/rounding.h"
#include "core/base/try.h"
#include "core/grey/forecast/band_draws.h"
#include "core/grey/forecast/band_errors.h"

namespace greyscope::grey {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::size_t kFewestResiduals = 5;
constexpr std::size_t kFewestRefits = 100;
constexpr std::size_t kMostRefits = 100000;
constexpr std::size_t kMostHorizon = 1000;

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

/// Widens the band to cover the draws of another kind of error; `first`: the band is still empty.
Expected<void> widen(PredictionBand& band, BandDraws draws, bool first) {
    band.failures += draws.failures;
    for (std::size_t step = 0; step < draws.values.size(); ++step) {
        std::vector<double>& values = draws.values[step];
        std::sort(values.begin(), values.end());
        const double low = base::quantile(values, 0.5 * (1.0 - band.options.level));
        const double high = base::quantile(values, 0.5 * (1.0 + band.options.level));
        if (!std::isfinite(low) || !std::isfinite(high)) {
            return fail(ErrorCode::overflow, {"Bootstrap"});
        }
        band.low[step] = std::min(band.low[step], low);
        band.high[step] = std::max(band.high[step], high);
        const double median = base::quantile(values, 0.5);
        band.corrected[step] = first ? median : std::midpoint(band.corrected[step], median);
    }
    return {};
}

}  // namespace

const base::Names<BandErrors>& bandErrorsNames() {
    static const base::Names<BandErrors> names{
        {BandErrors::likeliest, "likeliest"}, {BandErrors::equal, "equal"}, {BandErrors::relative, "relative"}};
    return names;
}

std::vector<BandBias> bandBiases(const PredictionBand& band, const std::vector<double>& forecast) {
    std::vector<BandBias> biases;
    for (std::size_t step = 0; step < std::min(band.low.size(), forecast.size()); ++step) {
        const double off = std::max(band.low[step] - forecast[step], forecast[step] - band.high[step]);
        if (off > base::kSumRounding * std::abs(forecast[step])) {
            const double half = 0.5 * (band.high[step] - band.low[step]);
            const double bias = std::abs(forecast[step] - band.corrected[step]);
            biases.push_back({step, forecast[step], band.corrected[step], bias / half});
        }
    }
    return biases;
}

Expected<PredictionBand> predictionBand(const Candidate& model, const ModelInput& input, const ModelOutcome& outcome,
                                        const BandOptions& options, base::Progress& progress) {
    GREYSCOPE_TRY(check(input, outcome, options));
    constexpr double infinite = std::numeric_limits<double>::infinity();
    PredictionBand band{options,
                        std::vector<double>(input.horizon, infinite),
                        std::vector<double>(input.horizon, -infinite),
                        std::vector<double>(input.horizon, 0.0),
                        input.values.size() - 1,
                        0,
                        readingsOf(input, outcome, options.errors)};
    base::ProgressParts parts(progress);
    const double share = band.readings.both() ? 0.5 : 1.0;
    for (const bool relative : {false, true}) {
        if (relative ? band.readings.relative : band.readings.equal) {
            base::ProgressParts::Part part(parts, share);
            auto draws = GREYSCOPE_TRY(bandDraws(model, input, outcome, options, relative, part));
            GREYSCOPE_TRY(widen(band, std::move(draws), !relative || !band.readings.equal));
        }
    }
    return band;
}

}  // namespace greyscope::grey
