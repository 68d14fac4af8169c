#include "app/cli/evaluation/cluster_command.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "app/cli/arguments/option_values.h"
#include "app/cli/output/table_output.h"
#include "app/run/tally.h"
#include "core/base/try.h"
#include "widgets/present/evaluation/evaluation_tables.h"

namespace greyscope::app::cli {

using base::ErrorCode;
using base::Expected;
using base::fail;
using Json = nlohmann::ordered_json;

namespace {

/// Whether all indicators have one unit, which the table tells.
bool haveOneUnit(const std::vector<std::string>& units) {
    return !units.front().empty() &&
           std::all_of(units.begin(), units.end(), [&](const std::string& unit) { return unit == units.front(); });
}

const char* weightsName(grey::ClusterWeights weights) {
    return weights == grey::ClusterWeights::fixed      ? "fixed"
           : weights == grey::ClusterWeights::variable ? "variable"
                                                       : "variable, centres divided by the means of the indicators";
}

Json jsonOf(const EvaluationArguments::Objects& objects, const grey::ClusterOptions& options,
            const std::vector<std::string>& classes, const grey::GreyClusters& result) {
    Json json{{"functions", base::nameOf(grey::classFunctionNames(), options.functions)},
              {"weights", weightsName(options.weights)},
              {"classes", classes}};
    for (const grey::ClusterIndicator& each : options.indicators) {
        json["indicators"].push_back(each.name);
        json["centres"].push_back(each.classes.centres);
        if (!each.classes.ends.empty()) {
            json["ends"].push_back(each.classes.ends);
        }
    }
    json["objects"] = objects.names;
    json["x"] = widgets::matrixRows(objects.values);
    json["f"] = Json::array();
    json["class"] = Json::array();
    json["tied"] = Json::array();
    for (std::size_t i = 0; i < result.f.size(); ++i) {
        json["f"].push_back(widgets::matrixRows(result.f[i]));
        json["class"].push_back(classes[result.classes[i]]);
        Json tied = Json::array();
        for (const std::size_t k : result.tied[i]) {
            tied.push_back(classes[k]);
        }
        json["tied"].push_back(std::move(tied));
    }
    json["eta"] = widgets::matrixRows(result.eta);
    json["sigma"] = widgets::matrixRows(result.sigma);
    json["row_sum"] = Json::array();
    for (Eigen::Index i = 0; i < result.sigma.rows(); ++i) {
        json["row_sum"].push_back(result.sigma.row(i).sum());
    }
    json["lead"] = result.leads;
    json["objects_left_out"] = objects.leftOut;
    json["left_out"] = leftOutJson(objects.account);
    return json;
}

}  // namespace

std::string ClusterCommand::example() const {
    return "  greyscope cluster disks.csv --objects disk --indicators read,write,p99:cost --classes slow,medium,fast "
           "\\\n"
           "    --centres 'read=5,9,15;write=30,55,75;p99=2000,400,150' --weights 0.4,0.4,0.2";
}

void ClusterCommand::declare(CLI::App& app) {
    m_app = &app;
    m_objects.declare(app);
    declareList(app, "--classes", m_classes, "Names of the classes, in the order of their centres; default: 1, 2, ...");
    app.add_option("--centres", m_centres, "Centres of the classes of each indicator; decreasing for a cost indicator")
        ->type_name("COL=N,N,...;COL=...");
    app.add_option("--ends", m_ends,
                   "With --functions end: ends of the classes' intervals, one more than classes; --centres may give "
                   "the first and last centre")
        ->type_name("COL=N,N,...;COL=...");
    declareChoice(app, "--functions", m_functions, grey::classFunctionNames(),
                  "Whitenization weight functions: mixed centre-point, mixed end-point, lower, moderate and upper "
                  "measure, or centre-point triangles with mirrored outer centres")
        ->default_str("centre");
    app.add_option("--weights", m_weights, "Weights of the indicators; variable: from their centres; default: equal")
        ->type_name("variable|N,...");
    declareFormat(app, m_format);
}

Expected<grey::ClusterOptions> ClusterCommand::options(const EvaluationArguments::Objects& objects) const {
    const bool byEnds = m_functions == grey::ClassFunctions::end;
    if (!byEnds && m_centres.empty()) {
        return fail(ErrorCode::optionMissing, {"--centres", "the centres of each indicator, as COL=N,N,...;COL=..."});
    }
    if (byEnds && m_ends.empty() && m_centres.empty()) {
        return fail(ErrorCode::optionMissing,
                    {"--ends", "the ends of each indicator's classes, as COL=N,N,...;COL=..."});
    }
    if (!byEnds) {
        GREYSCOPE_TRY(
            withoutEffect(*m_app, {"--ends"}, "--functions " + base::nameOf(grey::classFunctionNames(), m_functions)));
    }
    const auto centres = GREYSCOPE_TRY(numbersByName("--centres", m_centres, objects.indicators));
    const auto ends = GREYSCOPE_TRY(numbersByName("--ends", m_ends, objects.indicators));
    grey::ClusterOptions options{m_functions, grey::ClusterWeights::fixed, {}};
    if (m_weights == "variable") {
        options.weights =
            haveOneUnit(objects.units) ? grey::ClusterWeights::variable : grey::ClusterWeights::variableMean;
    }
    const std::vector<double> weights =
        m_weights.empty() || m_weights == "variable"
            ? std::vector<double>(objects.indicators.size(), 1.0)
            : GREYSCOPE_TRY(weightsIn("--weights", m_weights, objects.indicators.size(), "variable, W1,W2,..."));
    for (std::size_t j = 0; j < objects.indicators.size(); ++j) {
        const EvaluationArguments::Indicator& indicator = objects.indicators[j];
        if (ends[j].empty() && centres[j].empty()) {
            return fail(ErrorCode::optionMissing, {"--centres", "the centres of " + indicator.name + " too"});
        }
        options.indicators.push_back(
            {indicator.name,
             ends[j].empty() ? grey::GreyClasses{centres[j], {}} : grey::classesBetween(ends[j], centres[j]),
             weights[j]});
    }
    return options;
}

Expected<std::string> ClusterCommand::run(Notes& notes) {
    const EvaluationArguments::Objects objects = GREYSCOPE_TRY(m_objects.load(notes));
    const grey::ClusterOptions options = GREYSCOPE_TRY(this->options(objects));
    const std::size_t count = options.indicators.front().classes.centres.size();
    std::vector<std::string> classes = m_classes;
    for (std::size_t k = 0; classes.size() < count && m_classes.empty(); ++k) {
        classes.push_back(std::to_string(k + 1));
    }
    if (classes.size() != count) {
        return fail(ErrorCode::optionOutOfRange,
                    {"--classes", std::to_string(classes.size()), std::to_string(count) + ", as many as centres"});
    }
    tally("grey clusters");
    const grey::GreyClusters result = GREYSCOPE_TRY(grey::greyClusters(objects.values, options));
    notes.setRemarks(widgets::clusterRemarks(objects.names, classes, result));
    const widgets::Table table = widgets::clusterTable(objects.names, classes, result);
    switch (m_format) {
        case Format::json:
            return notes.writeWith(jsonOf(objects, options, classes, result));
        case Format::csv:
            return csvTable(table);
        case Format::text:
            break;
    }
    return "Grey clustering of " + std::to_string(objects.names.size()) + " objects by " +
           std::to_string(options.indicators.size()) + " indicators: functions " +
           base::nameOf(grey::classFunctionNames(), options.functions) + ", weights " + weightsName(options.weights) +
           "\n" + rowsText(objects.account) + "\n" + notes.takeRemarks() + "\n" + alignedTable(table) + "\n" +
           alignedTable(widgets::clusterWeightTable(classes, options, result));
}

}  // namespace greyscope::app::cli
