#include "app/analyses/transfer/transfer_request.h"

#include <algorithm>

#include "app/study/choices/relative_options.h"
#include "app/study/predicted_pair.h"
#include "widgets/present/relative/relative_summary.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

std::optional<TransferRequest> transferRequest(const Study& study, const SeriesId& to) {
    auto inputs = treeInputs(study);
    if (!inputs || to.empty()) {
        return std::nullopt;
    }
    const TransferChoices& choices = study.transfer;
    TransferRequest request;
    static_cast<TreeInputs&>(request.training) = std::move(*inputs);
    request.training.model.predictWithValue = false;  // has no meaning between several systems
    request.training.to = to.name;
    request.training.chosenPairs = choices.via.empty() && !choices.pairs.empty();
    request.training.via = choices.via;
    request.training.maxHops = choices.maxHops;
    for (const TrainedPair& chosen : choices.pairs) {
        if (chosen.used && request.training.chosenPairs) {
            request.training.pairs.emplace_back(chosen.from, chosen.to);
        }
    }
    request.weights = {choices.weights,
                       !choices.via.empty()     ? choices.via.size()
                       : !choices.pairs.empty() ? kMostCombined
                                                : choices.combine,
                       choices.byHand};
    return request;
}

widgets::Empty transferNeeds(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    if (!table) {
        return {Words::tr("Open a table with three systems to predict one from another through the third."), {}};
    }
    if (study.selection.reference.empty()) {
        return {Words::tr("Choose the series to predict from: select it and press R."), {}};
    }
    if (table->roles.factors.empty()) {
        return {Words::tr("The table has no factors to match cells by. Choose them on the Data page."), {}};
    }
    if (const SeriesEntry* other = otherSystem(study, catalog.entries())) {
        return {Words::tr("Compare a series of the same table to predict it from %1.")
                    .arg(widgets::visibleText(study.selection.reference.name)),
                Words::tr("Compare %1").arg(other->name)};
    }
    if (const SeriesEntry* reference = catalog.find(study.selection.reference);
        reference && !reference->lastKeys.isEmpty() && catalog.entries().size() > 1) {
        return {Words::tr("All series of this table belong to one system, %1. Another system is needed as the target.")
                    .arg(reference->firstKey),
                {}};
    }
    return {Words::tr("The table has a single series. Another system is needed to predict."), {}};
}

std::vector<Convention> transferConventions(const Study& study, const relative::TransferResult* result) {
    std::vector<Convention> list{{Words::tr("Ratio"), Words::tr("series ÷ reference, cell by cell")},
                                 {Words::tr("ddof"), QStringLiteral("0")},
                                 {Words::tr("Error"), Words::tr("÷ measured")}};
    if (result) {
        const relative::TransferOptions& options = result->options;
        const auto used = relative::usedValidation(*result);
        list.push_back(
            {Words::tr("Left out"), !used ? Words::tr("each cell in turn, or %n folds for more than %1 cells", nullptr,
                                                      widgets::counted(options.model.folds))
                                                .arg(relative::leaveOneOutCells)
                                    : *used == relative::Validation::leaveOneOut ? Words::tr("each cell in turn")
                                    : *used == relative::Validation::holdOut
                                        ? widgets::protocolText(options.model)
                                        : Words::tr("%n folds", nullptr, widgets::counted(options.model.folds))});
        list.push_back({Words::tr("Path"), Words::tr("product of the left-out ratios")});
        list.push_back(chipOf(study, &TransferChoices::weights, &Study::transfer));
    }
    return list;
}

}  // namespace greyscope::app
