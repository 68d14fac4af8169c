#include "app/analyses/relative/relative_run.h"

#include <algorithm>

#include "app/analyses/relative/relative_stack.h"
#include "app/run/tally.h"
#include "core/base/try.h"
#include "core/relative/row_fates.h"

namespace greyscope::app {

namespace {

void limitFoldsOf(const data::Dataset& dataset, relative::RelativeOptions& options) {
    if (options.validation == relative::Validation::kFold) {
        const auto table = relative::joinRatios(dataset, options);
        options.folds = std::clamp(options.folds, std::size_t{2}, std::max(std::size_t{2}, table ? table->cells : 0));
    }
}

/// Returns the account of the request's own table, of which the pair is a part.
base::Expected<data::LeftOut> accountOf(const RelativeRequest& request, const Stacked& pair,
                                        const relative::RatioTable& table) {
    const data::Dataset& dataset = *request.dataset;
    const data::PlacedRows placed = GREYSCOPE_TRY(data::placedRows(dataset, {}, request.query.keys, {}));
    std::vector<relative::Fate> fates(dataset.rowCount(), relative::Fate::withoutSystem);
    for (const std::size_t row : placed.rows) {
        fates[row] = relative::Fate::otherSystem;
    }
    for (std::size_t row = 0; row < pair.rows.size(); ++row) {
        fates[pair.rows[row]] = std::max(fates[pair.rows[row]], table.fates[row]);
    }
    data::LeftOut own = GREYSCOPE_TRY(relative::accountOf(dataset, pair.options, fates));
    std::erase_if(own.unplaced, [](const data::Unplaced& each) { return each.isKey; });
    data::LeftOut account = table.account;
    account.rows = own.rows;
    account.steps = std::move(own.steps);
    account.unplaced = placed.leftOut.unplaced;
    account.unplaced.insert(account.unplaced.end(), own.unplaced.begin(), own.unplaced.end());
    account.idle = std::move(own.idle);
    return account;
}

}  // namespace

void limitFolds(const data::Dataset& dataset, std::vector<relative::PredictionRun>& scenarios) {
    for (relative::PredictionRun& scenario : scenarios) {
        limitFoldsOf(dataset, scenario.options);
    }
}

base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request, base::Progress& progress) {
    if (request.whyNoSeries) {
        return tl::unexpected(*request.whyNoSeries);
    }
    auto pair = stacked(request, {request.from, request.to}, {request.query.value});
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    limitFoldsOf(pair->dataset, pair->options);
    tally("relative");
    auto result = relative::relativePerformance(pair->dataset, pair->options, progress);
    if (result) {
        result->table.withoutSystem = pair->withoutSystem;
        result->table.account = GREYSCOPE_TRY(accountOf(request, *pair, result->table));
    }
    return result;
}

base::Expected<std::vector<relative::ScenarioOutcome>> runMetrics(const MetricRequest& request,
                                                                  base::Progress& progress) {
    const auto pair = stacked(request.pair, {request.pair.from, request.pair.to}, request.metrics);
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    auto scenarios = relative::scenariosByMetric(pair->options, request.metrics);
    limitFolds(pair->dataset, scenarios);
    tally("metrics");
    return relative::runScenarios(pair->dataset, scenarios, progress);
}

}  // namespace greyscope::app
