#include "app/pages/transfer_choices.h"

#include <QCoreApplication>

#include <algorithm>

#include "app/study/predicted_pair.h"
#include "app/text/error_text.h"
#include "widgets/present/relative_parts.h"
#include "widgets/present/relative_summary.h"

namespace greyscope::app {

namespace {

std::string systemNamed(const TransferOutcome& outcome, const std::string& id) {
    const auto found = std::find_if(outcome.systemIds.begin(), outcome.systemIds.end(),
                                    [&](const auto& entry) { return entry.second == id; });
    return found == outcome.systemIds.end() ? std::string() : found->first;
}

}  // namespace

std::vector<std::string> askedTransferCell(const relative::TransferResult& result, const Study& study) {
    const auto& question = study.relative.question;
    if (!question || question->size() != result.options.model.factors.size()) {
        return result.direct ? widgets::middleCell(*result.direct) : result.cells[(result.cells.size() - 1) / 2].labels;
    }
    const auto alike = [&question](const relative::TransferCell& cell) {
        std::size_t count = 0;
        for (std::size_t k = 0; k < question->size(); ++k) {
            count += cell.labels[k] == (*question)[k] ? 1 : 0;
        }
        return count;
    };
    return std::max_element(result.cells.begin(), result.cells.end(),
                            [&](const auto& a, const auto& b) { return alike(a) < alike(b); })
        ->labels;
}

widgets::TransferNames transferNames(const TransferOutcome& outcome, const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    widgets::TransferNames names;
    names.metric = table && !table->wide ? widgets::columnTitle(table->metric)
                                         : QCoreApplication::translate("TransferPage", "Value");
    names.refusal = [](const base::Error& error) { return errorText(error); };
    std::vector<QString> ids;
    for (const auto& [system, id] : outcome.systemIds) {
        ids.push_back(QString::fromStdString(id));
    }
    const std::vector<QString> briefs = widgets::distinctTails(ids);
    for (std::size_t k = 0; k < briefs.size(); ++k) {
        const auto& [system, id] = outcome.systemIds[k];
        widgets::SystemName name{briefs[k], briefs[k], {}, {}};
        const SeriesId series{study.selection.reference.table, system};
        name.series = idText(series);
        if (const SeriesEntry* entry = catalog.find(series)) {
            name.detail = entry->description;
            if (id != system) {
                name.name += QLatin1Char('-') + entry->lastKeys;
            }
            if (system == outcome.result.options.model.to) {
                names.unit = entry->unit;
            }
        }
        names.systems.emplace(system, std::move(name));
    }
    return names;
}

std::string nodeNamed(const TransferOutcome& outcome, const std::string& id) {
    const std::string system = systemNamed(outcome, id);
    for (const relative::TransferNode& node : outcome.result.nodes) {
        const auto& aliases = node.aliases;
        if (node.name == system || std::find(aliases.begin(), aliases.end(), system) != aliases.end()) {
            return node.name;
        }
    }
    return {};
}

std::vector<ListedPair> listedPairs(const TransferOutcome& outcome, const Study& study,
                                    const std::vector<std::size_t>& paths) {
    const relative::TransferResult& result = outcome.result;
    std::vector<ListedPair> listed;
    const auto known = [&listed](const SystemPair& nodes) {
        return std::any_of(listed.begin(), listed.end(), [&](const ListedPair& pair) { return pair.nodes == nodes; });
    };
    const auto add = [&](const SystemPair& nodes) {
        if (!known(nodes)) {
            listed.push_back({{outcome.idOf(nodes.first), outcome.idOf(nodes.second), true}, nodes});
        }
    };
    for (const TrainedPair& pair : study.transfer.pairs) {
        const SystemPair nodes{nodeNamed(outcome, pair.from), nodeNamed(outcome, pair.to)};
        if (!nodes.first.empty() && !nodes.second.empty() && nodes.first != nodes.second && !known(nodes)) {
            listed.push_back({pair, nodes});
        }
    }
    if (study.transfer.pairs.empty()) {
        for (const std::size_t path : paths) {
            const auto& systems = result.paths[path].systems;
            for (std::size_t step = 0; step + 1 < systems.size(); ++step) {
                add({systems[step], systems[step + 1]});
            }
        }
    }
    add({result.options.model.from, result.options.model.to});
    return listed;
}

void keepPairs(Study& study, const std::vector<ListedPair>& listed) {
    if (study.transfer.pairs.empty()) {
        for (const ListedPair& pair : listed) {
            study.transfer.pairs.push_back(pair.chosen);
        }
    }
}

void usePairs(Study& study, const std::vector<SystemPair>& pairs) {
    for (const SystemPair& pair : pairs) {
        auto& known = study.transfer.pairs;
        const auto same = std::find_if(known.begin(), known.end(), [&](const TrainedPair& trained) {
            return trained.from == pair.first && trained.to == pair.second;
        });
        if (same == known.end()) {
            known.push_back({pair.first, pair.second, true});
        } else {
            same->used = true;
        }
    }
}

void setOperation(Study& study, const SeriesCatalog& catalog, const QString& lastKeys) {
    const auto other = [&](const SeriesId& id) {
        const SeriesEntry* entry = catalog.find(id);
        const auto& entries = catalog.entries();
        const auto found = std::find_if(entries.begin(), entries.end(), [&](const SeriesEntry& candidate) {
            return entry && candidate.id.table == id.table && candidate.firstKey == entry->firstKey &&
                   candidate.lastKeys == lastKeys;
        });
        return found == entries.end() ? SeriesId{} : found->id;
    };
    const SeriesId oldTo = transferredSeries(study, catalog.entries());
    const SeriesId from = other(study.selection.reference);
    const SeriesId to = other(oldTo);
    if (from.empty() || to.empty()) {
        return;
    }
    std::vector<SeriesId>& compared = study.selection.compared;
    std::erase(compared, from);
    std::erase(compared, to);
    std::replace(compared.begin(), compared.end(), oldTo, to);
    if (std::find(compared.begin(), compared.end(), to) == compared.end()) {
        compared.push_back(to);
    }
    study.selection.reference = from;
    study.relative.predicted = to;
    study.relative.questionBase.reset();
}

}  // namespace greyscope::app
