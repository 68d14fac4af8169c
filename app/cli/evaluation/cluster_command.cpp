#include "app/cli/evaluation/cluster_command.h"

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

const char* weightsName(grey::ClusterWeights weights) {
    return weights == grey::ClusterWeights::fixed      ? "fixed"
           : weights == grey::ClusterWeights::variable ? "variable"
                                                       : "variable, centres divided by the means of the indicators";
}

Json jsonOf(const ClusteredObjects& clustered) {
    const EvaluatedObjects& objects = clustered.objects;
    const grey::GreyClusters& result = clustered.result;
    Json json{{"functions", base::nameOf(grey::classFunctionNames(), clustered.options.functions)},
              {"weights", weightsName(clustered.options.weights)},
              {"classes", clustered.classes}};
    for (const grey::ClusterIndicator& each : clustered.options.indicators) {
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
        json["class"].push_back(clustered.classes[result.classes[i]]);
        Json tied = Json::array();
        for (const std::size_t k : result.tied[i]) {
            tied.push_back(clustered.classes[k]);
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
    app.add_option("--centres", m_centres,
                   "Centres of the classes of each indicator; decreasing for a cost indicator; default: quantiles")
        ->type_name("COL=N,N,...;COL=...");
    app.add_option("--ends", m_ends,
                   "With --functions end: ends of the classes' intervals, one more than classes; --centres may give "
                   "the first and last centre")
        ->type_name("COL=N,N,...;COL=...");
    m_choices.declare(app);
    app.add_option("--weights", m_weights, "Weights of the indicators; variable: from their centres; default: equal")
        ->type_name("variable|N,...");
    app.add_option("--why", m_why, "Show how the class of this object comes about")->type_name("NAME");
    m_figure.declare(app);
    m_derivation.declare(app, m_format, false);
}

Expected<std::vector<IndicatorChoice>> ClusterCommand::indicators() const {
    std::vector<IndicatorChoice> indicators = GREYSCOPE_TRY(m_objects.indicators());
    const auto centres = GREYSCOPE_TRY(numbersByName("--centres", m_centres, indicators));
    const auto ends = GREYSCOPE_TRY(numbersByName("--ends", m_ends, indicators));
    for (std::size_t j = 0; j < indicators.size(); ++j) {
        indicators[j].centres = centres[j];
        indicators[j].ends = ends[j];
    }
    if (!m_weights.empty() && m_weights != "variable") {
        GREYSCOPE_TRY(setWeights("--weights", m_weights, indicators, "variable, W1,W2,..."));
    }
    return indicators;
}

Expected<ClusterChoices> ClusterCommand::choices() const {
    ClusterChoices choices = GREYSCOPE_TRY(m_choices.onto({}));
    if (choices.functions != grey::ClassFunctions::end) {
        GREYSCOPE_TRY(withoutEffect(*m_app, {"--ends"},
                                    "--functions " + base::nameOf(grey::classFunctionNames(), choices.functions)));
    }
    choices.objects = m_objects.objects();
    choices.indicators = GREYSCOPE_TRY(indicators());
    choices.classes = m_classes;
    choices.weights = m_weights == "variable" ? grey::ClusterWeights::variable : grey::ClusterWeights::fixed;
    choices.explained = m_why;
    return choices;
}

Expected<std::string> ClusterCommand::run(Notes& notes) {
    GREYSCOPE_TRY(m_derivation.check());
    Study study;
    study.clusters = GREYSCOPE_TRY(choices());
    EvaluationArguments::Source source = GREYSCOPE_TRY(m_objects.read(study.clusters.indicators, notes));
    study.tables.push_back(std::move(source.table));
    study.name = study.tables.front().name;
    const ClusterRequest request{m_objects.request(study.tables.front(), study.clusters.indicators),
                                 study.clusters.classes, study.clusters.functions, study.clusters.weights};
    base::NoProgress progress;
    ClusteredObjects clustered = GREYSCOPE_TRY(ClusterAnalysis::run(request, progress));
    if (m_figure.asked()) {
        const auto same = [&clustered](const ClusterRequest& /*request*/) { return clustered; };
        GREYSCOPE_TRY(m_figure.write<ClusterAnalysis>(study, ClusterAnalysis::kFunctions, same, notes));
    }
    clustered.objects.account = accountAsRead(std::move(clustered.objects.account), source.account);
    if (m_derivation.asked()) {
        return derivations(clustered, notes);
    }
    notes.setRemarks(ClusterAnalysis::remarks(request, clustered));
    return written(clustered, notes);
}

/// Writes the derivation of the class of every object, or of the one that --why names.
Expected<std::string> ClusterCommand::derivations(const ClusteredObjects& clustered, Notes& notes) const {
    std::vector<std::size_t> objects;
    if (!m_why.empty()) {
        objects.push_back(GREYSCOPE_TRY(objectNamed(m_why, clustered.objects)));
    }
    for (std::size_t i = 0; m_why.empty() && i < clustered.objects.names.size(); ++i) {
        objects.push_back(i);
    }
    GREYSCOPE_TRY(m_derivation.checkCount(objects.size()));
    std::vector<derivation::Derivation> derivations;
    for (const std::size_t object : objects) {
        derivations.push_back(GREYSCOPE_TRY(classDerivation(clustered, object, m_derivation.rounding())));
    }
    return m_derivation.written(derivations, notes);
}

std::string ClusterCommand::objectText(const ClusteredObjects& clustered, std::size_t object) const {
    const widgets::Table table = widgets::clusterTable(clustered.objects.names, clustered.classes, clustered.result);
    return alignedTable(widgets::clusterObjectTable(clustered.objects.values, object, clustered.classes,
                                                    clustered.options, clustered.result)) +
           "\n" + alignedTable(table.withRows({object}));
}

Expected<std::string> ClusterCommand::written(const ClusteredObjects& clustered, Notes& notes) const {
    const std::vector<widgets::Table> tables = ClusterAnalysis::tables(clustered);
    const auto object =
        m_why.empty() ? std::nullopt : std::optional(GREYSCOPE_TRY(objectNamed(m_why, clustered.objects)));
    const auto ofObject = [&] {
        return widgets::clusterObjectTable(clustered.objects.values, *object, clustered.classes, clustered.options,
                                           clustered.result);
    };
    switch (m_format) {
        case Format::json: {
            Json json = jsonOf(clustered);
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
    const std::string head = "Grey clustering of " + std::to_string(clustered.objects.names.size()) + " objects by " +
                             std::to_string(clustered.options.indicators.size()) + " indicators: functions " +
                             base::nameOf(grey::classFunctionNames(), clustered.options.functions) + ", weights " +
                             weightsName(clustered.options.weights) + "\n" + rowsText(clustered.objects.account) +
                             "\n" + notes.takeRemarks() + "\n";
    return object ? head + objectText(clustered, *object)
                  : head + alignedTable(tables.front()) + "\n" + alignedTable(tables.back());
}

}  // namespace greyscope::app::cli
