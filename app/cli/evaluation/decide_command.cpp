#include "app/cli/evaluation/decide_command.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/table_output.h"
#include "core/base/try.h"
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

Json jsonOf(const DecidedObjects& decided) {
    const EvaluatedObjects& objects = decided.objects;
    const grey::TargetOptions& options = decided.options;
    const grey::TargetDecision& result = decided.result;
    Json json{{"measure", base::nameOf(grey::effectMeasureNames(), options.measure)},
              {"bullseye_is", base::nameOf(grey::bullseyeNames(), options.bullseye)},
              {"objects", objects.names}};
    for (const grey::TargetAttribute& each : options.attributes) {
        json["indicators"].push_back(each.name);
        json["directions"].push_back(base::nameOf(data::effectNames(), each.effect.kind));
        if (each.critical) {
            json["critical"].push_back(*each.critical);
        }
    }
    json["x"] = widgets::matrixRows(objects.values);
    json["weights"] = numbersOf(result.weights);
    json["effects"] = widgets::matrixRows(result.effects);
    json["bullseye"] = numbersOf(result.bullseye);
    json["squared_part"] = widgets::matrixRows(result.parts);
    json["distance"] = numbersOf(result.distances);
    json["rank"] = result.ranks;
    std::vector<std::size_t> places(objects.names.size());
    std::iota(places.begin(), places.end(), 0);
    std::ranges::stable_sort(places, {}, [&](std::size_t i) { return result.ranks[i]; });
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
    m_choices.declare(app);
    app.add_option("--critical", m_critical,
                   "With --effects uniform: the worst value that still hits; for a target, the largest distance from "
                   "it that still hits; default: the worst value of the table")
        ->type_name("COL=N;COL=N;...");
    app.add_option("--why", m_why, "Show how the distance of this alternative comes about")->type_name("NAME");
    m_figure.declare(app);
    m_derivation.declare(app, m_format, false);
}

Expected<TargetChoices> DecideCommand::choices() const {
    TargetChoices choices = GREYSCOPE_TRY(m_choices.onto({}));
    choices.objects = m_objects.objects();
    choices.indicators = GREYSCOPE_TRY(m_objects.indicators());
    choices.explained = m_why;
    if (choices.measure == grey::EffectMeasure::ratio) {
        GREYSCOPE_TRY(withoutEffect(*m_app, {"--critical"}, "--effects ratio"));
    }
    if (m_weights == "entropy") {
        choices.weights = grey::DecisionWeights::entropy;
    } else if (!m_weights.empty()) {
        choices.weights = grey::DecisionWeights::given;
        GREYSCOPE_TRY(setWeights("--weights", m_weights, choices.indicators, "entropy, W1,W2,..."));
    }
    const auto critical = GREYSCOPE_TRY(numbersByName("--critical", m_critical, choices.indicators));
    for (std::size_t j = 0; j < critical.size(); ++j) {
        if (critical[j].size() > 1) {
            return fail(ErrorCode::optionUnknown,
                        {"--critical", m_critical, "one number for " + choices.indicators[j].column});
        }
        if (!critical[j].empty()) {
            choices.indicators[j].critical = critical[j].front();
        }
    }
    return choices;
}

Expected<std::string> DecideCommand::run(Notes& notes) {
    GREYSCOPE_TRY(m_derivation.check());
    Study study;
    const TargetChoices& choices = study.target = GREYSCOPE_TRY(this->choices());
    EvaluationArguments::Source source = GREYSCOPE_TRY(m_objects.read(choices.indicators, notes));
    study.tables.push_back(std::move(source.table));
    study.name = study.tables.front().name;
    const DecideRequest request{m_objects.request(study.tables.front(), choices.indicators),
                                choices.measure,
                                choices.bullseye,
                                choices.weights,
                                choices.radius,
                                choices.rho};
    base::NoProgress progress;
    DecidedObjects decided = GREYSCOPE_TRY(DecideAnalysis::run(request, progress));
    if (m_figure.asked()) {
        const auto same = [&decided](const DecideRequest& /*request*/) { return decided; };
        GREYSCOPE_TRY(m_figure.write<DecideAnalysis>(study, DecideAnalysis::kTarget, same, notes));
    }
    decided.objects.account = accountAsRead(std::move(decided.objects.account), source.account);
    if (m_derivation.asked()) {  // one derivation has all alternatives
        const std::size_t own =
            m_why.empty() ? explainedAlternative(decided, m_why) : GREYSCOPE_TRY(objectNamed(m_why, decided.objects));
        return m_derivation.written({GREYSCOPE_TRY(decisionDerivation(decided, own, m_derivation.rounding()))}, notes);
    }
    notes.setRemarks(DecideAnalysis::remarks(request, decided));
    return written(decided, notes);
}

Expected<std::string> DecideCommand::written(const DecidedObjects& decided, Notes& notes) const {
    const std::vector<widgets::Table> tables = DecideAnalysis::tables(decided);
    const auto object =
        m_why.empty() ? std::nullopt : std::optional(GREYSCOPE_TRY(objectNamed(m_why, decided.objects)));
    const auto ofObject = [&] {
        return widgets::decisionObjectTable(decided.objects.values, *object, decided.options, decided.result);
    };
    switch (m_format) {
        case Format::json: {
            Json json = jsonOf(decided);
            if (object) {
                json["why"] = {{"object", m_why}, {"indicators", jsonRows(ofObject())}};
            }
            return notes.writeWith(std::move(json));
        }
        case Format::csv:
            return csvTable(object ? ofObject() : tables.front());
        case Format::text:
            break;
    }
    const std::string head =
        "Grey target decision between " + std::to_string(decided.objects.names.size()) + " alternatives by " +
        std::to_string(decided.options.attributes.size()) +
        " indicators: " + base::nameOf(grey::effectMeasureNames(), decided.options.measure) +
        " measures of effect, bull's-eye " + base::nameOf(grey::bullseyeNames(), decided.options.bullseye) +
        (decided.result.agreement
             ? "; Kendall's tau of the ranks by distance and by degree " + shortNumber(*decided.result.agreement)
             : std::string()) +
        "\n" + rowsText(decided.objects.account) + "\n" + notes.takeRemarks() + "\n";
    return object ? head + alignedTable(ofObject()) + "\n" + alignedTable(tables.front().withRows({*object}))
                  : head + alignedTable(tables.front()) + "\n" + alignedTable(tables.back());
}

}  // namespace greyscope::app::cli
