#include "app/analyses/transfer/transfer_analysis.h"

#include "app/analyses/convention.h"
#include "app/study/predicted_pair.h"
#include "widgets/present/transfer/transfer_summary.h"
#include "widgets/present/transfer/transfer_tables.h"
#include "widgets/present/words/noise_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::vector<FigureName> TransferAnalysis::figureNames() {
    return {{kGraph, Words::tr("Systems and trained relations")}, {kStrips, Words::tr("Paths compared")}};
}

std::variant<TransferRequest, widgets::Empty> TransferAnalysis::request(const Study& study,
                                                                        const SeriesCatalog& catalog,
                                                                        const WantedFigures& /*wanted*/) {
    if (auto request = transferRequest(study, transferredSeries(study, catalog.entries()))) {
        return std::move(*request);
    }
    return transferNeeds(study, catalog);
}

base::Expected<TransferOutcome> TransferAnalysis::run(const Request& request, base::Progress& progress) {
    auto outcome = runTransfer(request.training, progress);
    if (outcome) {
        weigh(*outcome, request.weights);
    }
    return outcome;
}

AnalysisFigures TransferAnalysis::figures(const Shown& shown, const SeriesCatalog& catalog,
                                          const WantedFigures& wanted) {
    const auto asked = askTransfer(shown.result, shown.request, shown.study, catalog);
    AnalysisFigures all{kPage, conventions(shown.study, shown.result.get()), remarks(asked->parts), {}};
    if (isWanted(wanted, kGraph)) {
        all.figures.push_back({kGraph, graphOf(*asked, shown.study), data(shown)});
    }
    if (isWanted(wanted, kStrips)) {
        all.figures.push_back({kStrips, stripsOf(*asked, shown.study), data(shown)});
    }
    return all;
}

FigureData TransferAnalysis::data(const Shown& shown) {
    return dataOf(shown.study.activeTable(), shown.request.training.query, &shown.result->result.account);
}

std::vector<Convention> TransferAnalysis::conventions(const Study& study, const Result* result) {
    std::vector<Convention> all = transferConventions(study, result ? &result->result : nullptr);
    addAggregation(all, study, result ? &result->result.account : nullptr);
    return all;
}

std::vector<widgets::Remark> TransferAnalysis::remarks(const widgets::TransferParts& parts) {
    using Kind = widgets::Remark::Kind;
    return {{"equal", Kind::info, widgets::equalSentence(parts)},
            {"bounds", Kind::look, widgets::boundsSentence(parts)},
            {"noise", Kind::info, widgets::noiseSentence(parts.result().noise)}};
}

std::vector<widgets::Table> TransferAnalysis::tables(const Shown& shown) {
    const relative::TransferResult& result = shown.result->result;
    return {widgets::transferPaths(result), widgets::transferErrors(result), widgets::transferCells(result)};
}

}  // namespace greyscope::app
