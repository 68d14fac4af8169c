#include "app/run/relative_run.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/run/relative_stack.h"

namespace greyscope::app {

namespace {

using Names = std::vector<std::string>;

/// No more of the chosen folds than there are cells.
void limitFolds(const data::Dataset& dataset, relative::RelativeOptions& options) {
    if (options.validation == relative::Validation::kFold) {
        const auto table = relative::joinRatios(dataset, options);
        options.folds = std::clamp(options.folds, std::size_t{2}, std::max(std::size_t{2}, table ? table->cells : 0));
    }
}

void limitFolds(const data::Dataset& dataset, std::vector<relative::Scenario>& scenarios) {
    for (relative::Scenario& scenario : scenarios) {
        limitFolds(dataset, scenario.options);
    }
}

}  // namespace

std::optional<RelativeRequest> relativeRequest(const Study& study) {
    const StudyTable* table = study.table(study.selection.reference.table);
    const SeriesId to = predictedSeries(study);
    if (!table || !table->dataset || study.selection.reference.empty() || to.empty() || table->roles.factors.empty()) {
        return std::nullopt;
    }
    const RelativeChoices& choices = study.relative;
    const auto chosen = [](const Names& names, const std::string& name) {
        return std::find(names.begin(), names.end(), name) != names.end();
    };
    RelativeRequest request;
    request.dataset = table->dataset;
    request.query = queryFor(*table, {.allCells = true, .axis = {}, .hold = {}});
    Names matched;
    std::copy_if(request.query.axis.begin(), request.query.axis.end(), std::back_inserter(matched),
                 [&](const std::string& factor) { return chosen(choices.matched, factor); });
    if (!matched.empty()) {
        request.query.axis = std::move(matched);
    }
    request.from = study.selection.reference.name;
    request.to = to.name;
    for (const data::Column& column : table->dataset->columns()) {
        const bool unmatched = chosen(table->roles.factors, column.name) && !chosen(request.query.axis, column.name);
        if (chosen(choices.factors, column.name) && column.name != request.query.value && !unmatched) {
            request.predictors.push_back(column.name);
        }
    }
    request.predictWithValue = choices.withValue;
    request.grow.maxLeaves = choices.pruning == relative::Pruning::none ? choices.leaves : 0;
    request.grow.minLeaf = choices.minLeaf;
    request.pruning = choices.pruning;
    request.alpha = choices.alpha;
    request.crossValidation = {choices.folds, choices.seed, true};
    request.validation = choices.validation;
    request.holdOut = choices.holdOut;
    return request;
}

base::Expected<relative::RelativeResult> runRelative(const RelativeRequest& request, base::Progress& progress) {
    auto pair = stacked(request, {request.from, request.to}, {request.query.value});
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    limitFolds(pair->dataset, pair->options);
    auto result = relative::relativePerformance(pair->dataset, pair->options, progress);
    if (result) {
        result->table.withoutSystem = pair->withoutSystem;
    }
    return result;
}

base::Expected<std::vector<relative::ScenarioOutcome>> runMetrics(const RelativeRequest& request, const Names& metrics,
                                                                  base::Progress& progress) {
    const auto pair = stacked(request, {request.from, request.to}, metrics);
    if (!pair) {
        return tl::unexpected(pair.error());
    }
    auto scenarios = relative::scenariosByMetric(pair->options, metrics);
    limitFolds(pair->dataset, scenarios);
    return relative::runScenarios(pair->dataset, scenarios, progress);
}

base::Expected<std::vector<relative::ScenarioOutcome>> runSystems(const RelativeRequest& request, const Names& systems,
                                                                  base::Progress& progress) {
    Names all{request.from};
    all.insert(all.end(), systems.begin(), systems.end());
    const auto table = stacked(request, all, {request.query.value});
    if (!table) {
        return tl::unexpected(table.error());
    }
    auto scenarios = relative::scenariosBySystem(table->options, systems);
    limitFolds(table->dataset, scenarios);
    return relative::runScenarios(table->dataset, scenarios, progress);
}

bool holdsPublishedScenarios(const data::Dataset& dataset) {
    const relative::RelativeOptions options = relative::publishedScenarios().front().options;
    Names columns = options.factors;
    columns.insert(columns.end(), {options.value, options.system, options.where.front().column});
    return std::all_of(columns.begin(), columns.end(),
                       [&dataset](const std::string& name) { return dataset.find(name).has_value(); });
}

base::Expected<std::vector<relative::ScenarioOutcome>> runPublished(const RelativeRequest& request,
                                                                    base::Progress& progress) {
    auto scenarios = relative::publishedScenarios(optionsOf(request));
    limitFolds(*request.dataset, scenarios);
    return relative::runScenarios(*request.dataset, scenarios, progress);
}

}  // namespace greyscope::app
