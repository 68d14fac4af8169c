#include "app/cli/simulate/scenarios_command.h"

#include <algorithm>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/analyses/relative/relative_analysis.h"
#include "app/cli/forecast/noise_output.h"
#include "app/cli/output/table_output.h"
#include "app/cli/relative/tree_output.h"
#include "app/text/error_text.h"
#include "core/base/try.h"
#include "core/data/recipe/filter.h"
#include "core/relative/breakdown.h"
#include "widgets/present/relative/ratio_tables.h"

namespace greyscope::app::cli {

using base::Expected;
using Json = nlohmann::ordered_json;

namespace {

using Outcomes = std::vector<relative::ScenarioOutcome>;

/// `scenarios` may be scenarios or their outcomes.
template <class Scenarios>
bool anyPublished(const Scenarios& scenarios) {
    return std::any_of(scenarios.begin(), scenarios.end(), [](const auto& each) { return each.published.has_value(); });
}

Json scenariosJson(const Outcomes& outcomes) {
    Json list = jsonRows(widgets::scenarioTable(outcomes));
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const relative::ScenarioOutcome& outcome = outcomes[i];
        Json& entry = list[i];
        if (outcome.result) {
            const relative::RatioTable& table = outcome.result->table;
            entry["unmatched"] = table.unmatchedFrom.size() + table.unmatchedTo.size();
            entry["repeated"] = table.repeated;
            entry["left_out"] = leftOutJson(table);
            entry["noise_floor"] = noiseJson(table.noise);
            entry["cells_kept_together"] = table.cells;
            entry["validation"] = validationName(outcome.result->options);
        } else {
            entry["error"] = errorLine(outcome.result.error()).toStdString();
        }
    }
    return {{"scenarios", list}};
}

std::string plainText(const Outcomes& outcomes, const std::string& remarks) {
    std::string failed, leftOut;
    std::set<std::string> validations;
    for (const relative::ScenarioOutcome& outcome : outcomes) {
        if (!outcome.result) {
            failed += outcome.name + ": " + errorLine(outcome.result.error()).toStdString() + "\n";
            continue;
        }
        validations.insert(validationName(outcome.result->options));
        const std::string note = leftOutNote(outcome);
        leftOut +=
            outcome.name + ": " + rowsText(outcome.result->table.account) + "\n" + (note.empty() ? note : note + "\n");
    }
    std::string validation;
    for (const std::string& name : validations) {
        validation += (validation.empty() ? "" : ", ") + name;
    }
    return "Mean absolute relative error in %, each cell by a model that has not seen it (" + validation + ")\n\n" +
           alignedTable(widgets::scenarioTable(outcomes)) + "\n" + remarks + leftOut + failed;
}

}  // namespace

std::string ScenariosCommand::example() const {
    return "  greyscope scenarios lustre_throughput.csv --published";
}

void ScenariosCommand::declare(CLI::App& app) {
    m_arguments.declare(app, RelativeArguments::Systems::several);
    m_arguments.declareModel(app);
    m_figure.declare(app);
    declareFormat(app, m_format);
}

/// A system without rows is not a series of the study.
Expected<Study> ScenariosCommand::study(const RelativeArguments::Chosen& chosen, Notes& notes) const {
    const relative::PredictionRun& first = chosen.scenarios.front();
    const bool published = anyPublished(chosen.scenarios);
    relative::RelativeOptions options = first.options;
    if (published) {
        options.toWhere.clear();  // its operations are keys of the table
    }
    Study study = GREYSCOPE_TRY(m_arguments.study(options));
    StudyTable& table = study.tables.front();
    study.relative.scenarios = published ? ScenarioSet::published : ScenarioSet::compared;
    if (published) {
        table.roles.keys.push_back(first.options.where.front().column);
        study.selection = {{table.name, first.from}, {{table.name, first.to}}};
        return study;
    }
    study.selection.compared.clear();
    for (const relative::PredictionRun& scenario : chosen.scenarios) {
        std::vector<data::Filter> rows = scenario.options.where;
        rows.push_back({scenario.options.system, {scenario.options.to}});
        if (const auto found = data::select(*chosen.dataset, rows); found && !found->empty()) {
            study.selection.compared.push_back({table.name, scenario.options.to});
        } else if (m_figure.writesStudy()) {
            notes.add("Not in the study: " + scenario.options.to + " has no row.");
        }
    }
    return study;
}

/// Returns the outcomes of the study, with errors in place of the systems that it lacks.
Expected<ScenariosCommand::Outcomes> ScenariosCommand::outcomesOf(const Study& study,
                                                                  const RelativeArguments::Chosen& chosen) const {
    base::NoProgress progress;
    const bool published = anyPublished(chosen.scenarios);
    Outcomes ran;
    if (!study.selection.compared.empty()) {
        ScenariosRequest request{GREYSCOPE_TRY(requestOf(study, chosen.scenarios.front().options)), {}};
        for (const SeriesId& id : study.selection.compared) {
            request.systems.push_back(id.name);
        }
        if (published) {
            request.systems.clear();
        }
        ran = GREYSCOPE_TRY(ScenariosAnalysis::run(request, progress));
    }
    if (published) {
        return ran;
    }
    Outcomes all;
    std::size_t next = 0;
    for (const relative::PredictionRun& scenario : chosen.scenarios) {
        auto read = relative::joinRatios(*chosen.dataset, scenario.options);
        auto good = read ? checkFolds(scenario.options, read->cells) : tl::unexpected(read.error());
        const bool isIn = next < ran.size() && study.selection.compared[next].name == scenario.options.to;
        relative::ScenarioOutcome outcome{scenario.name, tl::unexpected(base::Error{}), {}, scenario.from, scenario.to};
        outcome.result = isIn ? std::move(ran[next++].result) : std::move(outcome.result);
        if (!good) {
            outcome.result = tl::unexpected(good.error());
        } else if (outcome.result) {
            nameAsGiven(*outcome.result, scenario.options, *read);
        }
        all.push_back(std::move(outcome));
    }
    return all;
}

Expected<void> ScenariosCommand::writeFigure(const Study& study, const Outcomes& outcomes, Notes& notes) const {
    const auto ran = std::ranges::find_if(outcomes, [](const auto& each) { return each.result.has_value(); });
    const auto drawn = [&](const RelativeAsked& asked) {
        base::NoProgress progress;
        RelativeShown shown{ran == outcomes.end() ? RelativeFigures{} : shownPair(*ran->result, asked.pair.names)};
        shown.scenarios = outcomes;
        return RelativeAnalysis::withDetails(std::move(shown), asked, progress);
    };
    return m_figure.write<RelativeAnalysis>(study, RelativeAnalysis::kScenarios, drawn, notes);
}

Expected<std::string> ScenariosCommand::run(Notes& notes) {
    const auto chosen = m_arguments.load(notes);
    if (!chosen) {
        return tl::unexpected(chosen.error());
    }
    const Study study = chosen->scenarios.empty() ? Study() : GREYSCOPE_TRY(this->study(*chosen, notes));
    const auto outcomes = outcomesOf(study, *chosen);
    if (!outcomes) {
        return tl::unexpected(outcomes.error());
    }
    const bool noneRan = std::none_of(outcomes->begin(), outcomes->end(),
                                      [](const auto& outcome) { return outcome.result.has_value(); });
    if (noneRan && !outcomes->empty()) {
        return tl::unexpected(outcomes->front().result.error());
    }
    for (const relative::ScenarioOutcome& outcome : *outcomes) {
        if (m_format != Format::text) {
            notes.add(leftOutNote(outcome));
        }
    }
    if (m_figure.asked()) {
        GREYSCOPE_TRY(writeFigure(study, *outcomes, notes));
    }
    notes.setRemarks(ScenariosAnalysis::remarks(*outcomes));
    switch (m_format) {
        case Format::json:
            return notes.writeWith(scenariosJson(*outcomes));
        case Format::csv:
            return csvTable(widgets::scenarioTable(*outcomes));
        case Format::text:
            break;
    }
    return plainText(*outcomes, notes.takeRemarks());
}

}  // namespace greyscope::app::cli
