#include "app/cli/evaluation/decide_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/table_output.h"
#include "app/run/tally.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/base/utf8.h"
#include "widgets/present/evaluation/evaluation_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Json = nlohmann::ordered_json;

namespace {

Json numbersOf(const Eigen::VectorXd& numbers) {
    return std::vector<double>(numbers.begin(), numbers.end());
}

Json jsonOf(const EvaluationArguments::Objects& objects, const grey::TargetOptions& options,
            const grey::TargetDecision& result) {
    Json json{{"measure", base::nameOf(grey::effectMeasureNames(), options.measure)},
              {"bullseye_is", base::nameOf(grey::bullseyeNames(), options.bullseye)},
              {"objects", objects.names}};
    for (const grey::TargetAttribute& each : options.attributes) {
        json["indicators"].push_back(each.name);
        json["directions"].push_back(base::nameOf(data::effectNames(), each.effect.kind));
    }
    json["x"] = widgets::matrixRows(objects.values);
    json["weights"] = numbersOf(result.weights);
    json["effects"] = widgets::matrixRows(result.effects);
    json["bullseye"] = numbersOf(result.bullseye);
    json["squared_part"] = widgets::matrixRows(result.parts);
    json["distance"] = numbersOf(result.distances);
    json["rank"] = result.ranks;
    std::vector<std::size_t> places(objects.names.size());
    for (std::size_t i = 0; i < places.size(); ++i) {
        places[i] = i;
    }
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return result.ranks[a] < result.ranks[b]; });
    json["order"] = Json::array();
    for (const std::size_t i : places) {
        json["order"].push_back(objects.names[i]);
    }
    json["score"] = numbersOf(result.scores);
    json["degree"] = numbersOf(result.degrees);
    json["degree_rank"] = result.degreeRanks;
    json["kendall"] = numberOrNull(result.agreement);
    json["radius"] = numberOrNull(options.radius);
    json["hits"] = result.hits ? Json(*result.hits) : Json();
    json["objects_left_out"] = objects.leftOut;
    json["left_out"] = leftOutJson(objects.account);
    return json;
}

}  // namespace

std::string DecideCommand::example() const {
    return "  greyscope decide disks.csv --objects disk --indicators read,write,p99:cost,ratio:target=1 \\\n"
           "    --weights 0.3,0.3,0.2,0.2 --radius 0.35";
}

void DecideCommand::declare(CLI::App& app) {
    m_app = &app;
    m_objects.declare(app);
    app.add_option("--weights", m_weights,
                   "Weights of the indicators; entropy: from the differences of their effects; default: equal")
        ->type_name("entropy|N,...");
    declareChoice(app, "--effects", m_effects, grey::effectMeasureNames(),
                  "Measure of effect: ratio to the best value or the target, or uniform with critical values")
        ->default_str("ratio");
    app.add_option("--critical", m_critical,
                   "With --effects uniform: the worst value that still hits; for a target, the largest distance from "
                   "it that still hits")
        ->type_name("COL=N;COL=N;...");
    declareChoice(app, "--bullseye", m_bullseye, grey::bullseyeNames(),
                  "Effects to reach: the best of each indicator, or 1")
        ->default_str("best");
    declareNumber(app, "--radius", m_radius, "Alternatives within this distance of the bull's-eye hit");
    declareNumber(app, "--rho", m_rho,
                  "Distinguishing coefficient of the relational degree with the bull's-eye, in (0, 1]")
        ->default_str("0.5");
    declareFormat(app, m_format);
}

Expected<grey::TargetOptions> DecideCommand::options(const EvaluationArguments::Objects& objects, Notes& notes) const {
    const bool uniform = m_effects == grey::EffectMeasure::uniform;
    if (!uniform) {
        GREYSCOPE_TRY(withoutEffect(*m_app, {"--critical"}, "--effects ratio"));
    } else if (m_critical.empty()) {
        return fail(ErrorCode::optionMissing, {"--critical", "a number for each indicator, as COL=N;COL=N"});
    }
    grey::TargetOptions options{.measure = m_effects, .bullseye = m_bullseye, .radius = m_radius, .rho = m_rho};
    std::vector<double> weights(objects.indicators.size(), 1.0);
    if (m_weights == "entropy") {
        options.weights = grey::DecisionWeights::entropy;
    } else if (!m_weights.empty()) {
        options.weights = grey::DecisionWeights::given;
        weights = GREYSCOPE_TRY(weightsIn("--weights", m_weights, weights.size(), "entropy, W1,W2,..."));
    }
    const auto critical = GREYSCOPE_TRY(numbersByName("--critical", m_critical, objects.indicators));
    std::vector<std::string> guessed;
    for (std::size_t j = 0; j < objects.indicators.size(); ++j) {
        const EvaluationArguments::Indicator& indicator = objects.indicators[j];
        if (uniform && critical[j].size() != 1) {
            return fail(ErrorCode::optionMissing, {"--critical", "one number for " + indicator.name});
        }
        options.attributes.push_back({indicator.name, indicator.effect, weights[j],
                                      uniform ? std::optional(critical[j].front()) : std::nullopt});
        if (!indicator.stated) {
            guessed.push_back(indicator.name);
        }
    }
    if (!guessed.empty()) {
        notes.add("More is assumed to be better: " + base::terminalText(base::joined(guessed, ", ")) +
                  ". State it with --indicators COL:cost or COL:benefit.");
    }
    return options;
}

Expected<std::string> DecideCommand::run(Notes& notes) {
    const EvaluationArguments::Objects objects = GREYSCOPE_TRY(m_objects.load(notes));
    const grey::TargetOptions options = GREYSCOPE_TRY(this->options(objects, notes));
    tally("grey target");
    const grey::TargetDecision result = GREYSCOPE_TRY(grey::decideByTarget(objects.values, objects.names, options));
    notes.setRemarks(widgets::decisionRemarks(objects.names, options, result));
    const widgets::Table table = widgets::decisionTable(objects.names, options, result);
    switch (m_format) {
        case Format::json:
            return notes.writeWith(jsonOf(objects, options, result));
        case Format::csv:
            return csvTable(table);
        case Format::text:
            break;
    }
    return "Grey target decision between " + std::to_string(objects.names.size()) + " alternatives by " +
           std::to_string(options.attributes.size()) +
           " indicators: " + base::nameOf(grey::effectMeasureNames(), options.measure) +
           " measures of effect, bull's-eye " + base::nameOf(grey::bullseyeNames(), options.bullseye) +
           (result.agreement
                ? "; Kendall's tau of the ranks by distance and by degree " + shortNumber(*result.agreement)
                : std::string()) +
           "\n" + rowsText(objects.account) + "\n" + notes.takeRemarks() + "\n" + alignedTable(table) + "\n" +
           alignedTable(widgets::decisionWeightTable(options, result));
}

}  // namespace greyscope::app::cli
