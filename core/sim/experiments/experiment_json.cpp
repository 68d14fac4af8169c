#include "core/sim/experiments/experiment_json.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/base/try.h"
#include "core/io/json/json_writer.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kKeys = "preset, parameters, sweep, replications, seed";

/// Returns the position of a byte in a text.
base::Location placeOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte > 0 ? byte - 1 : 0, text.size()));
    const auto line = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n')) + 1;
    const auto lineStart = before.rfind('\n');
    return {{}, line, before.size() - (lineStart == std::string_view::npos ? 0 : lineStart + 1) + 1};
}

Json valueJson(const Parameter& parameter, const Scenario& scenario, const std::string& text) {
    const auto number = numberOf(scenario, parameter);
    return parameter.quantity == Quantity::bytes || !number ? Json(text) : Json(*number);
}

/// Returns a JSON number or string as text for assign().
Expected<std::string> textOf(const std::string& name, const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_number()) {
        return base::toText(value.get<double>());
    }
    return fail(ErrorCode::valueNotUsable, {name, value.dump().substr(0, 40), "a number or a text"});
}

Expected<std::uint64_t> countOf(const std::string& name, const Json& value) {
    if (!value.is_number_integer() || value.get<std::int64_t>() < 0) {
        return fail(ErrorCode::valueNotUsable, {name, value.dump().substr(0, 40), "a whole number from 0"});
    }
    return value.get<std::uint64_t>();
}

Expected<void> takeSweep(Experiment& experiment, const Json& sweep) {
    for (const auto& [name, values] : sweep.items()) {
        Factor factor{(*GREYSCOPE_TRY(parameterNamed(name))).name, {}};
        for (const Json& value : values.is_array() ? values : Json::array({values})) {
            factor.values.push_back(GREYSCOPE_TRY(textOf(name, value)));
        }
        experiment.factors.push_back(std::move(factor));
    }
    return {};
}

Expected<void> takeKey(Experiment& experiment, const std::string& key, const Json& value) {
    if ((key == "parameters" || key == "sweep") && !value.is_object()) {
        return fail(ErrorCode::valueNotUsable,
                    {key, value.dump().substr(0, 40), "an object, a member for each parameter"});
    }
    if (key == "parameters") {
        for (const auto& [name, given] : value.items()) {
            GREYSCOPE_TRY(assign(experiment.scenario, name, GREYSCOPE_TRY(textOf(name, given))));
        }
        return {};
    }
    if (key == "sweep") {
        return takeSweep(experiment, value);
    }
    if (key == "replications") {
        experiment.replications = GREYSCOPE_TRY(countOf(key, value));
        return {};
    }
    if (key == "seed") {
        experiment.seed = GREYSCOPE_TRY(countOf(key, value));
        return {};
    }
    return key == "preset" ? Expected<void>() : fail(ErrorCode::optionUnknown, {"JSON", key, kKeys});
}

}  // namespace

std::string experimentJson(const Experiment& experiment) {
    Json parameters = Json::object();
    for (const Provenance& known : provenanceOf(experiment.scenario)) {
        if (known.value != known.usual) {
            parameters[known.parameter->name] = valueJson(*known.parameter, experiment.scenario, known.value);
        }
    }
    Json json = Json::object();
    if (!experiment.scenario.preset.empty()) {
        json["preset"] = experiment.scenario.preset;
    }
    json["parameters"] = std::move(parameters);
    Json sweep = Json::object();
    for (const Factor& factor : experiment.factors) {
        sweep[factor.parameter] = factor.values;
    }
    json["sweep"] = std::move(sweep);
    json["replications"] = experiment.replications;
    json["seed"] = experiment.seed;
    return io::writeJson(json);
}

Expected<Experiment> readExperiment(std::string_view text) {
    Json json;
    try {
        json = Json::parse(text);
    } catch (const Json::parse_error& error) {
        const std::string what = error.what();
        const auto colon = what.rfind(": ");
        return fail(ErrorCode::jsonNotReadable, {colon == std::string::npos ? what : what.substr(colon + 2)},
                    placeOf(text, error.byte));
    } catch (const Json::out_of_range& error) {  // "number overflow parsing '1e999'"
        const std::string_view what = error.what();
        const std::size_t quote = std::min(what.find('\''), what.size() - 1);
        const std::size_t at = text.find(what.substr(quote + 1, what.rfind('\'') - quote - 1));
        return fail(ErrorCode::jsonNotReadable, {"a number is out of range"},
                    placeOf(text, at == std::string_view::npos ? 0 : at + 1));
    }
    if (!json.is_object()) {
        return fail(ErrorCode::valueNotUsable,
                    {"JSON", json.dump().substr(0, 40), std::string("an object with ") + kKeys});
    }
    Experiment experiment;
    if (const auto preset = json.find("preset"); preset != json.end()) {
        experiment.scenario = (*GREYSCOPE_TRY(presetNamed(GREYSCOPE_TRY(textOf("preset", *preset))))).scenario();
    }
    for (const auto& [key, value] : json.items()) {
        GREYSCOPE_TRY(takeKey(experiment, key, value));
    }
    return experiment;
}

}  // namespace greyscope::sim
