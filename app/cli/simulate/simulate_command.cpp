#include "app/cli/simulate/simulate_command.h"

#include <QFileInfo>

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/analyses/simulate/simulate_analysis.h"
#include "app/cli/arguments/option_values.h"
#include "app/cli/output/table_files.h"
#include "app/cli/output/text_file.h"
#include "app/cli/simulate/simulate_output.h"
#include "app/run/write_file.h"
#include "app/scenario/scenario.h"
#include "app/sources/source_stamp.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/io/csv/csv_writer.h"
#include "core/sim/experiments/experiment_data.h"
#include "core/sim/experiments/experiment_json.h"
#include "core/sim/policies.h"
#include "widgets/present/simulate/simulate_words.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr std::uint64_t kMostRequests = 1'000'000;  // maximum number written

std::string presetNames() {
    std::vector<std::string> names;
    for (const sim::ScenarioPreset& preset : sim::presets()) {
        names.push_back(preset.name);
    }
    return base::joined(names, ", ");
}

std::string policyNames() {
    std::vector<std::string> names;
    for (const sim::PolicyKind& policy : sim::policies()) {
        names.push_back(policy.name);
    }
    return base::joined(names, ", ");
}

/// Parses "NAME=VALUE".
Expected<std::pair<std::string, std::string>> assignmentIn(const std::string& option, const std::string& text) {
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
        return fail(ErrorCode::valueNotUsable, {option, text, "PARAMETER=VALUE"});
    }
    return std::pair(text.substr(0, equals), text.substr(equals + 1));
}

CLI::Option* declareRepeated(CLI::App& app, const std::string& name, std::vector<std::string>& values,
                             const std::string& type, const std::string& description) {
    return app.add_option(name, values, description)
        ->type_name(type)
        ->expected(1)
        ->allow_extra_args(false)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

}  // namespace

std::string SimulateCommand::example() const {
    return "  greyscope simulate --preset p3 --sweep workload.clients=4,8,16,32,64 --policy fifo,sfq:4 \\\n"
           "    --set workload.operation=write-then-read\n"
           "  greyscope simulate --statements";
}

void SimulateCommand::declare(CLI::App& app) {
    m_app = &app;
    app.add_option("SCENARIO", m_scenario,
                   "JSON with preset, parameters, sweep, replications and seed; - is standard input")
        ->type_name("");
    app.add_option("--preset", m_preset, "The testbed of a paper, or a queue: " + presetNames())->type_name("NAME");
    declareRepeated(app, "--set", m_set, "PARAMETER=VALUE", "Set a parameter; may be repeated");
    declareRepeated(app, "--sweep", m_sweeps, "PARAMETER=V,...",
                    "Run with each of these values; if repeated, with all combinations");
    declareList(app, "--policy", m_policies,
                "Schedulers to compare, with the number of slots after a colon: " + policyNames());
    app.add_option("--trace", m_trace, "Requests to replay, in the format of greyscope pattern")->type_name("FILE.csv");
    m_rows.declare(app);
    app.add_option("--requests", m_requests, "Write the requests of the first run to this file (at most a million)")
        ->type_name("OUT.csv");
    app.add_flag("--parameters", m_parameters, "List all parameters with their sources, without running");
    app.add_flag("--save", m_write, "Write the scenario as JSON, without running");
    app.add_flag("--statements", m_statements, "Test the models against the claims of P2, P3 and P4");
    app.add_flag("--quick", m_quick, "With --statements: do not vary the parameters by ±25 %");
    m_figure.declare(app);
    declareFormat(app, m_format);
}

Expected<sim::Experiment> SimulateCommand::experiment() const {
    sim::Experiment experiment;
    if (!m_scenario.empty()) {
        if (auto effect = withoutEffect(*m_app, {"--preset"}, "SCENARIO.json"); !effect) {
            return tl::unexpected(effect.error());
        }
        auto read = sim::readExperiment(GREYSCOPE_TRY(readTextFile(m_scenario)));
        if (!read) {
            base::Error error = read.error();
            error.location.file = m_scenario;
            return tl::unexpected(std::move(error));
        }
        experiment = std::move(*read);
    } else {
        experiment.scenario = (*GREYSCOPE_TRY(sim::presetNamed(m_preset.empty() ? "p3" : m_preset))).scenario();
    }
    ScenarioInputs usual;
    if (!m_scenario.empty()) {
        usual.replications = experiment.replications;
        usual.seed = experiment.seed;
    }
    const ScenarioInputs inputs = GREYSCOPE_TRY(m_rows.onto(std::move(usual)));
    experiment.replications = inputs.replications;
    experiment.seed = inputs.seed;
    for (const std::string& text : m_set) {
        const auto [name, value] = GREYSCOPE_TRY(assignmentIn("--set", text));
        GREYSCOPE_TRY(sim::assign(experiment.scenario, name, value));
    }
    for (const std::string& text : m_sweeps) {
        const auto [name, values] = GREYSCOPE_TRY(assignmentIn("--sweep", text));
        GREYSCOPE_TRY(sim::parameterNamed(name));
        experiment.factors.push_back({name, GREYSCOPE_TRY(listIn("--sweep", values))});
    }
    if (!m_policies.empty()) {
        experiment.factors.push_back({"scheduler.policy", m_policies});
    }
    if (!m_trace.empty()) {
        for (const std::string& text : m_set) {
            const std::string name = GREYSCOPE_TRY(assignmentIn("--set", text)).first;
            if (sim::replacedByTrace(*GREYSCOPE_TRY(sim::parameterNamed(name)))) {
                return base::fail(base::ErrorCode::optionConflict, {"--set " + name, "--trace"});
            }
        }
        base::NoProgress progress;
        experiment.scenario.workload.traffic = sim::Traffic::trace;
        experiment.trace = std::make_shared<const access::Trace>(
            GREYSCOPE_TRY(access::readTraceFile(m_trace, experiment.scenario.bounds.bytes, progress)));
    }
    experiment.keptRequests = m_requests.empty() ? 0 : kMostRequests;
    return experiment;
}

Expected<void> SimulateCommand::writeRequests(const sim::ExperimentResult& result, Notes& notes) const {
    const sim::RunResult& run = result.runs.front();
    const auto dataset = GREYSCOPE_TRY(sim::requestsOf(run, result.points.front().scenario));
    GREYSCOPE_TRY(writeFile(QString::fromStdString(m_requests), QByteArray::fromStdString(io::csvTable(dataset))));
    if (run.requests.size() == kMostRequests) {
        notes.add("--requests: the first " + std::to_string(kMostRequests) + " requests are written");
    }
    return {};
}

Expected<std::string> SimulateCommand::statements(Notes& notes) const {
    if (auto effect = withoutEffect(
            *m_app, {"SCENARIO", "--preset", "--set", "--sweep", "--policy", "--trace", "--requests"}, "--statements");
        !effect) {
        return tl::unexpected(effect.error());
    }
    sim::StatementOptions options;
    ScenarioInputs usual;
    usual.replications = options.replications;
    const ScenarioInputs inputs = GREYSCOPE_TRY(m_rows.onto(std::move(usual)));
    options.replications = inputs.replications;
    options.seed = inputs.seed;
    options.shifts = !m_quick;
    base::NoProgress progress;
    return statementsText(GREYSCOPE_TRY(sim::checkStatements(options, base::Threads::available(), progress)), m_format,
                          notes);
}

Expected<Study> SimulateCommand::study(const sim::Experiment& experiment) const {
    ScenarioInputs inputs = inputsOf(experiment);
    if (experiment.trace) {
        const QString path = QFileInfo(QString::fromStdString(m_trace)).absoluteFilePath();
        inputs.trace = TraceChoice{path.toStdString(), {}};
        if (m_figure.asked()) {  // otherwise a pipe is not read again
            base::NoProgress progress;
            inputs.trace->sha256 = GREYSCOPE_TRY(stampOf(path.toStdString(), progress)).sha256;
        }
    }
    Study study;
    addScenario(study, inputs.preset.empty() ? fileName(m_scenario) : widgets::presetTitle(inputs.preset).toStdString(),
                inputs);
    study.simulate.chosen()->run = std::move(inputs);
    return study;
}

SimulateRequest SimulateCommand::request(const Study& study, const sim::Experiment& experiment) const {
    const WantedFigures wanted = m_figure.wanted(figureName(SimulateAnalysis::kPage, SimulateAnalysis::kChart));
    auto request = std::get<SimulateRequest>(SimulateAnalysis::request(study, wanted));
    request.points = true;
    if (!m_figure.draws()) {
        request.requests.reset();
    }
    request.trace = experiment.trace;
    request.keptRequests = experiment.keptRequests;
    return request;
}

Expected<std::string> SimulateCommand::run(Notes& notes) {
    for (const char* other : {"--statements", "--save", "--parameters"}) {
        if (m_figure.asked() && m_app->count(other) > 0) {
            return fail(ErrorCode::optionConflict, {"--figure or --study", other});
        }
    }
    if (m_statements) {
        return statements(notes);
    }
    const sim::Experiment chosen = GREYSCOPE_TRY(experiment());
    if (m_write) {
        return sim::experimentJson(chosen);
    }
    if (m_parameters) {
        return parametersText(chosen.scenario, m_format, notes);
    }
    const Study study = GREYSCOPE_TRY(this->study(chosen));
    base::NoProgress progress;
    const SimulateResult result = GREYSCOPE_TRY(SimulateAnalysis::run(request(study, chosen), progress));
    const bool overloaded =
        std::any_of(result.runs.begin(), result.runs.end(), [](const sim::RunResult& run) { return run.overloaded; });
    if (overloaded) {
        notes.add("more arrives than can be served: there is no steady response");
    }
    if (!m_requests.empty()) {
        GREYSCOPE_TRY(writeRequests(result, notes));
    }
    if (m_figure.asked()) {
        const auto same = [&result](const SimulateRequest& /*request*/) { return result; };
        GREYSCOPE_TRY(m_figure.write<SimulateAnalysis>(study, SimulateAnalysis::kChart, same, notes));
    }
    return experimentText(result, m_format, notes);
}

}  // namespace greyscope::app::cli
