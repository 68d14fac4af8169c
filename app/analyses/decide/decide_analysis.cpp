#include "app/analyses/decide/decide_analysis.h"

#include <iterator>

#include "app/study/choices/evaluation_options.h"
#include "widgets/present/evaluation/evaluation_tables.h"
#include "widgets/present/evaluation/target_figures.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

using widgets::Words;

namespace {

widgets::TargetLook lookOf(const DecideAnalysis::Shown& shown) {
    const DecidedObjects& decided = *shown.result;
    return {decided.objects.names, decided.objects.units, decided.objects.values,
            decided.options,       decided.result,        explainedAlternative(decided, shown.study.target.explained)};
}

}  // namespace

std::vector<FigureName> DecideAnalysis::figureNames() {
    return {{kTarget, Words::tr("Alternatives on the target")},
            {kRanks, Words::tr("Ranks by distance and by degree")},
            {kEffects, Words::tr("Effects of the alternatives")}};
}

std::variant<DecideRequest, widgets::Empty> DecideAnalysis::request(const Study& study,
                                                                    const WantedFigures& /*wanted*/) {
    return decideRequest(study);
}

base::Expected<DecidedObjects> DecideAnalysis::run(const Request& request, base::Progress& progress) {
    return decidedObjects(request, progress);
}

std::vector<TableAccount> DecideAnalysis::accounts(const Request& request, base::Progress& /*progress*/) {
    return objectAccounts(request.objects);
}

FigureData DecideAnalysis::data(const Shown& shown) {
    return dataOf(shown.study.activeTable(), {}, &shown.result->objects.account);
}

AnalysisFigures DecideAnalysis::figures(const Shown& shown, const WantedFigures& wanted) {
    AnalysisFigures all{
        kPage, conventions(shown.study, shown.result.get()), remarks(shown.request, *shown.result), {}, false};
    if (isWanted(wanted, kTarget)) {
        all.figures.push_back({kTarget, widgets::targetRings(lookOf(shown)), data(shown)});
    }
    if (isWanted(wanted, kRanks)) {
        all.figures.push_back({kRanks, widgets::targetRanks(lookOf(shown)), data(shown)});
    }
    if (isWanted(wanted, kEffects)) {
        all.figures.push_back({kEffects, widgets::effectMatrix(lookOf(shown)), data(shown)});
    }
    return all;
}

std::vector<Convention> DecideAnalysis::conventions(const Study& study, const Result* /*result*/) {
    std::vector<Convention> list = conventionsOf<TargetChoices>(study, &Study::target);
    list.push_back({Words::tr("Distance"), QStringLiteral("√ ∑ w (r − r⁰)²")});
    return list;
}

std::vector<widgets::Remark> DecideAnalysis::remarks(const Request& request, const Result& result) {
    std::vector<widgets::Remark> remarks =
        widgets::decisionRemarks(result.objects.names, result.options, result.result);
    QStringList worst;
    for (const std::string& name : result.worst) {
        worst << widgets::visibleText(name);
    }
    if (!worst.isEmpty()) {
        remarks.push_back({"critical", widgets::Remark::Kind::look,
                           Words::tr("No critical values were set for %1: they are the worst values, so that every "
                                     "alternative hits.")
                               .arg(widgets::listed(worst)),
                           "--critical"});
    }
    QStringList guessed;
    for (const IndicatorChoice& indicator : result.objects.indicators) {
        if (!indicator.stated) {
            guessed << widgets::visibleText(indicator.column);
        }
    }
    if (!guessed.isEmpty()) {
        remarks.push_back({"direction", widgets::Remark::Kind::look,
                           Words::tr("More is assumed to be better: %1.").arg(widgets::listed(guessed)),
                           "--indicators"});
    }
    std::ranges::move(objectRemarks(request.objects, result.objects), std::back_inserter(remarks));
    return remarks;
}

std::vector<widgets::Table> DecideAnalysis::tables(const Result& result) {
    return {widgets::decisionTable(result.objects.names, result.options, result.result),
            widgets::decisionWeightTable(result.options, result.result)};
}

}  // namespace greyscope::app
