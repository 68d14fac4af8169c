#include "app/analyses/relations/relations_analysis.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/analyses/convention.h"
#include "app/analyses/relations/relations_choices.h"
#include "widgets/present/relations/relation_tables.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::vector<FigureName> RelationsAnalysis::figureNames() {
    return {{kMatrix, Words::tr("Relational degree")},
            {kRanking, Words::tr("Ranking")},
            {kWhy, Words::tr("Why")},
            {kPoints, Words::tr("Point by point")},
            {kCurves, Words::tr("Degree as ρ changes")},
            {kImages, Words::tr("Degree under every image")},
            {kAxioms, Words::tr("Axioms of grey relation")}};
}

std::variant<RelationsRequest, widgets::Empty> RelationsAnalysis::request(const Study& study,
                                                                          const SeriesCatalog& catalog,
                                                                          const WantedFigures& wanted) {
    auto asked = relationsRequest(study, catalog);
    if (auto* request = std::get_if<RelationsRequest>(&asked)) {
        request->curves = isWanted(wanted, kCurves);
        request->images = isWanted(wanted, kImages);
        request->axioms = isWanted(wanted, kAxioms);
    }
    return asked;
}

base::Expected<Relations> RelationsAnalysis::run(const Request& request, base::Progress& progress) {
    return calculateRelations(request, progress);
}

AnalysisFigures RelationsAnalysis::figures(const Shown& shown, const SeriesCatalog& catalog,
                                           const WantedFigures& wanted) {
    RelationsFigures drawn =
        relationsFigures(shown.study, catalog, shown.result, shown.result->degrees, {}, widgets::RankingChoice());
    AnalysisFigures all{kPage, conventions(shown.study, &shown.result->table.leftOut), remarks(drawn), {}};
    if (drawn.axioms) {
        std::ranges::move(axiomRemarks(*drawn.axioms), std::back_inserter(all.remarks));
    }
    const FigureData data = RelationsAnalysis::data(shown);
    const auto add = [&](const char* name, auto&& figure) {
        if (isWanted(wanted, name)) {
            all.figures.push_back({name, std::forward<decltype(figure)>(figure), data});
        }
    };
    if (drawn.overview) {
        add(kMatrix, std::move(*drawn.overview));
    } else if (drawn.noPairs.isEmpty()) {
        add(kMatrix, std::move(drawn.matrix));
    }
    add(kRanking, std::move(drawn.ranking));
    add(kWhy, std::move(drawn.pairChart));
    if (drawn.images) {
        add(kImages, std::move(*drawn.images));
    }
    if (drawn.curves) {
        add(kCurves, std::move(*drawn.curves));
    }
    return all;
}

FigureData RelationsAnalysis::data(const Shown& shown) {
    FigureData data = dataOf(shown.study.activeTable(), shown.request.query, &shown.result->table.leftOut);
    data.share.series = shown.result->which.size();
    data.share.allSeries = shown.result->table.series.size();
    return data;
}

std::vector<Convention> RelationsAnalysis::conventions(const Study& study, const data::LeftOut* account) {
    std::vector<Convention> all = relationConventions(study);
    addAggregation(all, study, account);
    return all;
}

std::vector<widgets::Remark> RelationsAnalysis::remarks(const RelationsFigures& figures) {
    using Kind = widgets::Remark::Kind;
    return {{"effects", Kind::look, figures.effectsUnknown},
            {"order", figures.steady ? Kind::good : Kind::look, figures.orderHolds},
            {"groups", Kind::info, figures.groups},
            {"published", Kind::info, figures.published}};
}

std::vector<widgets::Remark> RelationsAnalysis::axiomRemarks(const std::vector<widgets::AxiomLine>& axioms) {
    using Kind = widgets::Remark::Kind;
    std::vector<widgets::Remark> remarks;
    for (const widgets::AxiomLine& axiom : axioms) {
        QString text = Words::tr("%1 %2: %3.").arg(axiom.name, widgets::verdictText(axiom.holds), axiom.statement) +
                       QLatin1Char('\n') + axiom.numbers;
        if (!axiom.secondReading.isEmpty()) {
            text += QLatin1Char('\n') + axiom.secondReading;
        }
        remarks.push_back({"axiom", !axiom.holds ? Kind::info : *axiom.holds ? Kind::good : Kind::look, text});
    }
    return remarks;
}

std::vector<widgets::Table> RelationsAnalysis::tables(const Shown& shown) {
    const Relations& relations = *shown.result;
    const auto& intervals = relations.degrees.intervals;
    return {widgets::relatedSeries(relations.degrees.result, intervals ? &*intervals : nullptr,
                                   relations.ideal ? nullptr : &relations.second)};
}

}  // namespace greyscope::app
