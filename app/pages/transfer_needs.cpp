#include "app/pages/transfer_needs.h"

#include <QCoreApplication>

#include <algorithm>

namespace greyscope::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TransferPage)
};

}  // namespace

const SeriesEntry* systemToPredict(const Study& study, const SeriesCatalog& catalog) {
    const SeriesEntry* reference = catalog.find(study.selection.reference);
    const SeriesEntry* found = nullptr;
    for (const SeriesEntry& entry : catalog.entries()) {
        if (!reference || entry.id.table != reference->id.table || entry.id == reference->id) {
            continue;
        }
        if (entry.lastKeys == reference->lastKeys) {
            return &entry;
        }
        found = found ? found : &entry;
    }
    return found;
}

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
    if (const SeriesEntry* other = systemToPredict(study, catalog)) {
        return {Words::tr("Compare a series of the same table to predict it from %1.")
                    .arg(QString::fromStdString(study.selection.reference.name)),
                Words::tr("Compare %1").arg(other->name)};
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
        list.push_back({Words::tr("Left out"), options.model.validation == relative::Validation::leaveOneOut
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
