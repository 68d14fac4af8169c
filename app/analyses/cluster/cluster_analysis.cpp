#include "app/analyses/cluster/cluster_analysis.h"

#include <iterator>

#include "app/study/choices/evaluation_options.h"
#include "widgets/present/evaluation/cluster_figures.h"
#include "widgets/present/evaluation/evaluation_tables.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

using widgets::Words;

namespace {

widgets::ClusterLook lookOf(const ClusterAnalysis::Shown& shown) {
    const ClusteredObjects& clustered = *shown.result;
    return {clustered.objects.names,
            clustered.objects.units,
            clustered.objects.values,
            clustered.classes,
            clustered.options,
            clustered.result,
            explainedObject(clustered, shown.study.clusters.explained)};
}

}  // namespace

std::vector<FigureName> ClusterAnalysis::figureNames() {
    return {{kFunctions, Words::tr("Whitenization weight functions")},
            {kCoefficients, Words::tr("Classes and clustering coefficients")}};
}

std::variant<ClusterRequest, widgets::Empty> ClusterAnalysis::request(const Study& study,
                                                                      const WantedFigures& /*wanted*/) {
    return clusterRequest(study);
}

base::Expected<ClusteredObjects> ClusterAnalysis::run(const Request& request, base::Progress& progress) {
    return clusteredObjects(request, progress);
}

std::vector<TableAccount> ClusterAnalysis::accounts(const Request& request, base::Progress& /*progress*/) {
    return objectAccounts(request.objects);
}

FigureData ClusterAnalysis::data(const Shown& shown) {
    return dataOf(shown.study.activeTable(), {}, &shown.result->objects.account);
}

AnalysisFigures ClusterAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    AnalysisFigures all{
        kPage, conventions(shown.study, shown.result.get()), remarks(shown.request, *shown.result), {}, false};
    if (isWanted(wanted, kFunctions)) {
        all.figures.push_back({kFunctions, widgets::classFunctionPanels(lookOf(shown)), data(shown)});
    }
    if (isWanted(wanted, kCoefficients)) {
        all.figures.push_back({kCoefficients, widgets::clusterCoefficients(lookOf(shown)), data(shown)});
    }
    return all;
}

std::vector<Convention> ClusterAnalysis::conventions(const Study& study, const Result* result) {
    std::vector<Convention> list = conventionsOf<ClusterChoices>(study, &Study::clusters);
    if (result != nullptr && result->options.weights == grey::ClusterWeights::variableMean) {
        list.push_back({Words::tr("Different units"), Words::tr("centres ÷ mean of the indicator")});
    }
    list.push_back({Words::tr("Class"), Words::tr("largest σ")});
    return list;
}

std::vector<widgets::Remark> ClusterAnalysis::remarks(const Request& request, const Result& result) {
    std::vector<widgets::Remark> remarks = widgets::clusterRemarks(result.objects.names, result.classes, result.result);
    if (!result.quantiles.empty()) {
        QStringList names;
        for (const std::string& name : result.quantiles) {
            names << widgets::visibleText(name);
        }
        remarks.push_back(
            {"quantiles", widgets::Remark::Kind::info,
             Words::tr("No centres were set for %1: they are quantiles of the values.").arg(widgets::listed(names)),
             "--centres"});
    }
    std::ranges::move(objectRemarks(request.objects, result.objects), std::back_inserter(remarks));
    return remarks;
}

std::vector<widgets::Table> ClusterAnalysis::tables(const Result& result) {
    return {widgets::clusterTable(result.objects.names, result.classes, result.result),
            widgets::clusterWeightTable(result.classes, result.options, result.result)};
}

}  // namespace greyscope::app
