#include "app/pages/transfer_needs.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/study/predicted_pair.h"
#include "widgets/present/visible_text.h"

namespace greyscope::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TransferPage)
};

}  // namespace

widgets::Empty transferNeeds(const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    if (!table) {
        return {Words::tr("Open a table with three systems to go from one to another by way of the third."), {}};
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
        return {Words::tr("Every series of this table belongs to one system, %1. Another one is needed to go to.")
                    .arg(reference->firstKey),
                {}};
    }
    return {Words::tr("The table has a single series. Another system is needed to predict."), {}};
}

std::vector<std::pair<QString, QString>> systemsBetween(const TransferOutcome& outcome,
                                                        const widgets::TransferParts& parts) {
    const relative::RelativeOptions& model = outcome.result.options.model;
    std::vector<std::pair<QString, QString>> systems;
    for (const auto& [system, id] : outcome.systemIds) {
        if (system != model.from && system != model.to) {
            systems.emplace_back(parts.system(system).brief, QString::fromStdString(id));
        }
    }
    return systems;
}

std::vector<Convention> transferConventions(const widgets::TransferParts* parts) {
    std::vector<Convention> list{{Words::tr("Ratio"), Words::tr("series ÷ reference, cell by cell")},
                                 {Words::tr("ddof"), QStringLiteral("0")},
                                 {Words::tr("Error"), Words::tr("÷ measured")}};
    if (parts) {
        const relative::TransferOptions& options = parts->result().options;
        const auto used = relative::usedValidation(parts->result());
        list.push_back({Words::tr("Left out"), !used ? Words::tr("each cell in turn, or %1 folds beyond %2 cells")
                                                           .arg(options.model.folds)
                                                           .arg(relative::leaveOneOutCells)
                                               : *used == relative::Validation::leaveOneOut
                                                   ? Words::tr("each cell in turn")
                                                   : Words::tr("%1 folds").arg(options.model.folds)});
        list.push_back({Words::tr("Path"), Words::tr("product of left-out ratios")});
        list.push_back({QStringLiteral("α"), options.weights == relative::PathWeights::inverseError
                                                 ? Words::tr("1 / mean error of the other cells")
                                             : options.weights == relative::PathWeights::equal ? Words::tr("equal")
                                                                                               : Words::tr("by hand")});
    }
    return list;
}

}  // namespace greyscope::app
