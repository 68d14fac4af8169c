#include "core/relative/breakdown.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace greyscope::relative {

namespace {

PredictionRun between(const std::string& from, const std::string& to, RelativeOptions options,
                      std::optional<double> published) {
    return {from + " → " + to, std::move(options), published, from, to};
}

}  // namespace

std::vector<LevelError> errorsByLevel(const RatioTable& table, const PredictionErrors& errors) {
    std::vector<LevelError> result;
    for (std::size_t factor = 0; factor < table.factors.size(); ++factor) {
        const std::size_t first = result.size();
        std::unordered_map<std::string_view, std::size_t> places;
        for (const std::size_t row : errors.heldOut) {
            const std::string& level = table.rows[row].labels[factor];
            const auto [place, added] = places.try_emplace(level, result.size());
            if (added) {
                result.push_back({table.factors[factor], level, 0, 0.0});
            }
            ++result[place->second].rows;
            result[place->second].are += errors.errors[row];
        }
        std::for_each(result.begin() + static_cast<std::ptrdiff_t>(first), result.end(),
                      [](LevelError& entry) { entry.are /= static_cast<double>(entry.rows); });
    }
    return result;
}

std::vector<std::size_t> worstRows(const PredictionErrors& errors, std::size_t count) {
    std::vector<std::size_t> rows = errors.heldOut;
    std::stable_sort(rows.begin(), rows.end(),
                     [&](std::size_t a, std::size_t b) { return errors.errors[a] > errors.errors[b]; });
    rows.resize(std::min(count, rows.size()));
    return rows;
}

const PredictionErrors* ScenarioOutcome::betterBaseline() const {
    if (!result) {
        return nullptr;
    }
    const auto least =
        std::min_element(result->baselines.begin(), result->baselines.end(),
                         [](const PredictionErrors& a, const PredictionErrors& b) { return a.are < b.are; });
    return least != result->baselines.end() && least->are < result->validation.are ? &*least : nullptr;
}

base::Expected<std::vector<ScenarioOutcome>> runScenarios(const data::Dataset& dataset,
                                                          const std::vector<PredictionRun>& scenarios,
                                                          base::Progress& progress) {
    std::vector<ScenarioOutcome> outcomes;
    base::NoProgress quiet;
    for (const PredictionRun& scenario : scenarios) {
        if (progress.cancelled()) {
            return base::fail(base::ErrorCode::cancelled);
        }
        outcomes.push_back({scenario.name, relativePerformance(dataset, scenario.options, quiet), scenario.published,
                            scenario.from, scenario.to});
        progress.report(static_cast<double>(outcomes.size()) / static_cast<double>(scenarios.size()));
    }
    return outcomes;
}

std::vector<PredictionRun> publishedScenarios(const RelativeOptions& model) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"1.1", "1.2"}, {"2.1", "2.2"}, {"3.1", "3.2"}, {"4.1", "4.2"}};
    const std::vector<std::pair<std::string, std::string>> operations{
        {"W", "W"}, {"ReW", "ReW"}, {"R", "R"}, {"W", "ReW"}};
    constexpr std::array<double, 16> printed{18.52, 27.31, 19.09, 23.45, 21.40, 25.21, 17.15, 23.38,
                                             24.16, 27.18, 21.75, 19.49, 25.36, 27.88, 19.42, 17.11};
    std::vector<PredictionRun> scenarios;
    for (const auto& [operation, toOperation] : operations) {
        for (const auto& [from, to] : cases) {
            RelativeOptions options = model;
            options.predictors.clear();
            options.value = "throughput_mb_s";
            options.system = "case";
            options.from = from;
            options.to = to;
            options.where = {{"operation", {operation}}};
            options.toWhere = {{"operation", {toOperation}}};
            options.factors = {"threads_per_ost", "objects_per_ost"};
            scenarios.push_back(
                between(from + "-" + operation, to + "-" + toOperation, std::move(options), printed[scenarios.size()]));
        }
    }
    return scenarios;
}

std::vector<PredictionRun> scenariosByMetric(const RelativeOptions& options, const std::vector<std::string>& metrics) {
    std::vector<PredictionRun> scenarios;
    for (const std::string& metric : metrics) {
        scenarios.push_back({metric, options, {}});
        scenarios.back().options.value = metric;
    }
    return scenarios;
}

std::vector<PredictionRun> scenariosBySystem(const RelativeOptions& options, const std::vector<std::string>& systems) {
    std::vector<PredictionRun> scenarios;
    for (const std::string& system : systems) {
        scenarios.push_back(between(options.from, system, options, {}));
        scenarios.back().options.to = system;
    }
    return scenarios;
}

}  // namespace greyscope::relative
