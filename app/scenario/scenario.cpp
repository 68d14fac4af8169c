#include "app/scenario/scenario.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/free_name.h"
#include "core/base/try.h"

namespace greyscope::app {

using base::Expected;

namespace {

Expected<sim::Scenario> unchecked(const ScenarioInputs& inputs) {
    sim::Scenario scenario;
    if (!inputs.preset.empty()) {
        scenario = (*GREYSCOPE_TRY(sim::presetNamed(inputs.preset))).scenario();
    }
    for (const ParameterChoice& choice : inputs.changed) {
        GREYSCOPE_TRY(sim::assign(scenario, choice.name, choice.value));
    }
    if (inputs.trace) {
        scenario.workload.traffic = sim::Traffic::trace;
    }
    return scenario;
}

/// Returns the parameters that differ from the preset, without those that follow from the use of a trace.
std::vector<ParameterChoice> changedOf(const sim::Scenario& scenario, bool traced) {
    std::vector<ParameterChoice> changed;
    for (const sim::Provenance& known : sim::provenanceOf(scenario)) {
        if (known.value != known.usual && !(traced && known.parameter->name == "workload.traffic")) {
            changed.push_back({known.parameter->name, known.value});
        }
    }
    return changed;
}

}  // namespace

Expected<sim::Scenario> scenarioOf(const ScenarioInputs& inputs) {
    sim::Scenario scenario = GREYSCOPE_TRY(unchecked(inputs));
    GREYSCOPE_TRY(sim::check(scenario));
    return scenario;
}

Expected<sim::Experiment> experimentOf(const ScenarioInputs& inputs) {
    sim::Experiment experiment;
    experiment.scenario = GREYSCOPE_TRY(unchecked(inputs));
    for (const FactorChoice& factor : inputs.factors) {
        experiment.factors.push_back({factor.parameter, factor.values});
    }
    experiment.replications = inputs.replications;
    experiment.seed = inputs.seed;
    experiment.traceId = inputs.trace ? inputs.trace->sha256 : std::string();
    GREYSCOPE_TRY(sim::pointsOf(experiment));
    return experiment;
}

ScenarioInputs inputsOf(const std::string& preset) {
    ScenarioInputs inputs{.preset = preset, .changed = {}, .factors = {}};
    const auto set = [&inputs](const char* name, const char* value) {
        static_cast<void>(setParameter(inputs, name, value));  // a test covers all presets
    };
    if (preset == "p1") {
        inputs.factors = {{"workload.clients", {"1", "2", "4", "8", "16", "32", "64", "128"}}};
    } else if (preset == "p2" || preset == "p2-hierarchical") {
        inputs.factors = {{"workload.clients", {"4", "8", "16", "32"}}};
    } else if (preset == "p3") {
        set("workload.operation", "write-then-read");
        inputs.factors = {{"workload.clients", {"1", "2", "4", "8", "16", "32", "64"}},
                          {"scheduler.policy", {"fifo", "sfq:4"}}};
    } else if (preset == "p3-shares") {
        inputs.factors = {{"scheduler.weights", {"1:1", "1:2", "1:4"}}, {"workload.operation", {"write", "read"}}};
    } else if (preset == "p4") {
        set("workload.segment", "64K");
        set("workload.segments", "512");
        inputs.factors = {{"workload.clients", {"4", "8", "16", "24", "32", "40"}},
                          {"workload.pattern", {"sfsa", "sfsa-strided", "mfwa"}}};
    }
    return inputs;
}

Expected<ScenarioInputs> inputsOf(const LayoutChoices& layout, bool hierarchical) {
    const access::Pattern& pattern = layout.pattern;
    const auto& kinds = access::patternKinds();
    const auto kind = std::find_if(kinds.begin(), kinds.end(), [&](const access::PatternKind& each) {
        return each.pattern.shape == pattern.shape;
    });
    ScenarioInputs inputs{.preset = hierarchical ? "p2-hierarchical" : "p2"};
    const std::int64_t count = hierarchical ? layout.subsetSize : layout.osts;
    const std::pair<const char*, std::string> parameters[]{
        {"workload.pattern", kind->name},
        {"workload.operation", layout.operation == access::Operation::read ? "read" : "write"},
        {"workload.clients", std::to_string(pattern.processes)},
        {"workload.per_node", std::to_string(pattern.processesPerNode)},
        {"workload.files", std::to_string(pattern.filesPerProcess)},
        {"workload.segments", std::to_string(pattern.segments)},
        {"workload.segment", std::to_string(pattern.segmentSize)},
        {"workload.tiles_across", std::to_string(pattern.tilesAcross)},
        {"workload.wait", base::toText(pattern.waitMs)},
        {"layout.servers", std::to_string(layout.osts)},
        {"layout.stripe_size", std::to_string(layout.stripeSize)},
        {"layout.stripe_count", std::to_string(count)},
        {"layout.hierarchical", std::to_string(hierarchical ? count : 0)}};
    for (const auto& [name, value] : parameters) {
        GREYSCOPE_TRY(setParameter(inputs, name, value));
    }
    std::vector<std::string> clients;
    for (const std::int64_t number : {pattern.processes / 2, pattern.processes, pattern.processes * 2}) {
        if (number > 0) {
            clients.push_back(std::to_string(number));
        }
    }
    inputs.factors = {{"workload.clients", std::move(clients)}};
    return inputs;
}

ScenarioInputs inputsOf(const sim::Experiment& experiment) {
    ScenarioInputs inputs{.preset = experiment.scenario.preset};
    inputs.changed = changedOf(experiment.scenario, experiment.trace != nullptr);
    for (const sim::Factor& factor : experiment.factors) {
        inputs.factors.push_back({factor.parameter, factor.values});
    }
    inputs.replications = experiment.replications;
    inputs.seed = experiment.seed;
    return inputs;
}

void replay(ScenarioInputs& inputs, TraceChoice trace) {
    inputs.trace = std::move(trace);
    std::erase_if(inputs.factors, [](const FactorChoice& factor) {
        const auto parameter = sim::parameterNamed(factor.parameter);
        return parameter && sim::replacedByTrace(**parameter);
    });
}

std::string freeScenarioName(const Study& study, const std::string& wanted) {
    return base::freeNumberedName(wanted, [&](const std::string& each) {
        return std::any_of(study.simulate.scenarios.begin(), study.simulate.scenarios.end(),
                           [&](const ScenarioChoice& scenario) { return scenario.name == each; });
    });
}

void addScenario(Study& study, const std::string& wanted, ScenarioInputs inputs) {
    const std::string name = freeScenarioName(study, wanted);
    if (const auto scenario = scenarioOf(inputs); scenario && scenario->workload.endless) {
        study.simulate.requestsFrom = 0.5 * scenario->workload.duration;  // at the beginning no requests are waiting
    }
    study.simulate.scenarios.push_back({name, std::move(inputs), std::nullopt});
    study.simulate.current = study.simulate.scenarios.size() - 1;
    if (study.name.empty() && study.tables.empty()) {
        study.name = name;
    }
}

std::string parameterText(const ScenarioInputs& inputs, const std::string& name) {
    const auto parameter = sim::parameterNamed(name);
    if (!parameter) {
        return {};
    }
    if (const auto scenario = unchecked(inputs)) {
        return (*parameter)->text(*scenario);
    }
    for (const ParameterChoice& choice : inputs.changed) {
        if (choice.name == name) {
            return choice.value;
        }
    }
    const auto preset = unchecked({.preset = inputs.preset});
    return preset ? (*parameter)->text(*preset) : std::string();
}

Expected<void> setParameter(ScenarioInputs& inputs, const std::string& name, const std::string& value) {
    ScenarioInputs others = inputs;
    std::erase_if(others.changed, [&](const ParameterChoice& choice) { return choice.name == name; });
    auto possible = unchecked(others);
    if (!possible) {  // a file may have other invalid values; each is corrected separately
        sim::Scenario scenario = GREYSCOPE_TRY(unchecked({.preset = inputs.preset}));
        GREYSCOPE_TRY(sim::assign(scenario, name, value));
        others.changed.push_back({name, value});
        inputs.changed = std::move(others.changed);
        return {};
    }
    sim::Scenario scenario = *std::move(possible);
    GREYSCOPE_TRY(sim::assign(scenario, name, value));
    if (scenario.workload.traffic != sim::Traffic::trace) {
        inputs.trace.reset();
    }
    inputs.changed = changedOf(scenario, inputs.trace.has_value());
    return {};
}

Expected<ScenarioInputs> variedAround(ScenarioInputs inputs, const sim::Parameter& parameter) {
    const sim::Scenario scenario = GREYSCOPE_TRY(scenarioOf(inputs));
    const auto usual = sim::numberOf(scenario, parameter);
    if (!usual) {
        return base::fail(base::ErrorCode::valueNotUsable, {parameter.name, parameter.text(scenario), "a number"});
    }
    const bool whole = parameter.quantity == sim::Quantity::count || parameter.quantity == sim::Quantity::bytes;
    FactorChoice factor{parameter.name, {}};
    for (const double step : {0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 4.0}) {
        const double wanted = *usual == 0.0 ? 20.0 * (step - 0.25) / 3.75 : *usual * step;
        const double number = std::clamp(whole ? std::round(wanted) : wanted, parameter.low, parameter.high);
        sim::Scenario tried = scenario;
        const bool taken = sim::assign(tried, parameter.name, base::toText(number)) && sim::check(tried);
        const std::string value = parameter.text(tried);
        if (taken && std::find(factor.values.begin(), factor.values.end(), value) == factor.values.end()) {
            factor.values.push_back(value);
        }
    }
    std::erase_if(inputs.factors, [&](const FactorChoice& each) { return each.parameter == parameter.name; });
    inputs.factors.insert(inputs.factors.begin(), std::move(factor));
    return inputs;
}

std::size_t pointCount(const ScenarioInputs& inputs) {
    std::size_t count = 1;
    for (const FactorChoice& factor : inputs.factors) {
        count *= factor.values.size();
    }
    return count;
}

std::size_t runCount(const ScenarioInputs& inputs) {
    return pointCount(inputs) * inputs.replications;
}

}  // namespace greyscope::app
