#include "app/analyses/forecast/forecast_request.h"

#include <algorithm>
#include <utility>

#include "app/run/tally.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/series/common_points.h"
#include "core/derivation/backtest_derivation.h"
#include "core/derivation/band_derivation.h"
#include "core/derivation/forecast_derivation.h"
#include "core/grey/forecast/forecast_input.h"

namespace greyscope::app {

namespace {

/// Returns the number of test points among `count` points that leaves enough points to fit.
std::size_t heldOut(std::size_t wanted, std::size_t count) {
    return count > kFewestFitted ? std::min(wanted, count - kFewestFitted) : 0;
}

grey::ForecastOptions optionsOf(const ForecastRequest& request, const data::SeriesTable& table, std::size_t series) {
    const ForecastChoices& choices = request.choices;
    const std::size_t measured = grey::measuredCount(table, series);
    const std::size_t fitted = measured - heldOut(choices.holdOut, measured);
    grey::ForecastOptions options = optionsOf(choices);
    options.fitCount = choices.options.fitCount > 0 ? choices.options.fitCount : fitted;
    options.horizon = choices.options.horizon.value_or(measured - std::min(measured, options.fitCount) + choices.ahead);
    std::vector<grey::RelatedSeries> known = std::exchange(options.related, {});
    for (const std::string& name : request.related) {
        if (table.find(name)) {
            const auto future = std::ranges::find(known, name, &grey::RelatedSeries::name);
            options.related.push_back({name, future == known.end() ? std::vector<double>() : future->future});
        }
    }
    if (measured <= kFewestFitted) {
        options.backtest.reset();
    }
    options.baselines = request.beside;
    for (const auto& [model, name] : grey::greyModelNames()) {
        if (model != options.model && !request.baselinesAlone &&
            (!request.beside || base::contains(*request.beside, name))) {
            options.others.push_back(model);
        }
    }
    return options;
}

}  // namespace

base::Expected<grey::ForecastResult> forecastOf(const ForecastRequest& request, base::Progress& progress) {
    const auto table = data::pivot(*request.dataset, request.query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    const auto series = table->indexOf(request.series);
    if (!series) {
        return tl::unexpected(series.error());
    }
    tally("forecast");
    auto result = grey::forecast(*table, *series, optionsOf(request, *table, *series), progress);
    if (result) {
        result->leftOut = data::accountOf(*table, {*series});
        result->noise =
            stats::noiseFloorOf(stats::SeriesRepeats(*request.dataset, *table), *series, table->pointCount());
    }
    return result;
}

base::Expected<derivation::Derivation> derivationOf(const ForecastRequest& request, const grey::ModelOutcome& outcome,
                                                    const derivation::Rounding& rounding,
                                                    std::optional<std::size_t> tailStart) {
    const auto table = GREYSCOPE_TRY(data::pivot(*request.dataset, request.query));
    const auto series = GREYSCOPE_TRY(table.indexOf(request.series));
    return derivation::forecastDerivation(table, series, optionsOf(request, table, series), outcome,
                                          {rounding, tailStart});
}

base::Expected<derivation::Derivation> backtestDerivationOf(const ForecastRequest& request,
                                                            const grey::ModelOutcome& outcome,
                                                            const derivation::Rounding& rounding,
                                                            base::Progress& progress) {
    const auto table = GREYSCOPE_TRY(data::pivot(*request.dataset, request.query));
    const auto series = GREYSCOPE_TRY(table.indexOf(request.series));
    return derivation::backtestDerivation(table, series, optionsOf(request, table, series), outcome, progress,
                                          rounding);
}

base::Expected<derivation::Derivation> bandDerivationOf(const ForecastRequest& request,
                                                        const grey::ForecastResult& result, std::size_t step,
                                                        const derivation::Rounding& rounding,
                                                        base::Progress& progress) {
    const auto table = GREYSCOPE_TRY(data::pivot(*request.dataset, request.query));
    const auto series = GREYSCOPE_TRY(table.indexOf(request.series));
    return derivation::bandDerivation(table, series, optionsOf(request, table, series), result.model,
                                      result.band->value(), step, rounding, progress);
}

}  // namespace greyscope::app
