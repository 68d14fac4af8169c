#include "app/analyses/relative/relative_run.h"

#include <utility>

#include "app/analyses/relative/relative_stack.h"
#include "app/run/tally.h"
#include "core/base/try.h"

namespace greyscope::app {

base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request, base::Progress& progress) {
    if (request.whyNoSeries) {
        return tl::unexpected(*request.whyNoSeries);
    }
    auto pair = stacked(request, {request.from, request.to}, {request.query.value});
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    tally("relative");
    auto result = relative::relativePerformance(pair->dataset, pair->options, progress);
    if (result) {
        result->table.withoutSystem = pair->withoutSystem;
        result->table.account = GREYSCOPE_TRY(accountOf(request, *pair, result->table.fates, result->table.account));
    }
    return result;
}

base::Expected<std::vector<relative::ScenarioOutcome>> runMetrics(const MetricRequest& request,
                                                                  base::Progress& progress) {
    const auto pair = stacked(request.pair, {request.pair.from, request.pair.to}, request.metrics);
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    const auto scenarios = relative::scenariosByMetric(pair->options, request.metrics);
    tally("metrics");
    return relative::runScenarios(pair->dataset, scenarios, progress);
}

}  // namespace greyscope::app
