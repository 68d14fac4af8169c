#include "app/analyses/transfer/transfer_choices.h"

#include <algorithm>
#include <utility>

#include "app/study/predicted_pair.h"
#include "app/study/series_listing.h"
#include "app/text/error_text.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/transfer/transfer_summary.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

using widgets::Words;

namespace {

std::string systemNamed(const TransferOutcome& outcome, const std::string& id) {
    const auto found = std::find_if(outcome.systemIds.begin(), outcome.systemIds.end(),
                                    [&](const auto& entry) { return entry.second == id; });
    return found == outcome.systemIds.end() ? std::string() : found->first;
}

std::vector<std::string> askedCell(const TransferOutcome& outcome, const Study& study) {
    const relative::TransferResult& result = outcome.result;
    const auto& question = study.relative.question;
    if (!question || question->size() != result.options.model.factors.size()) {
        return outcome.middleCell;
    }
    const relative::TransferCell* best = nullptr;
    std::size_t most = 0;
    for (const relative::TransferCell& cell : result.cells) {
        std::size_t alike = 0;
        for (std::size_t k = 0; k < question->size(); ++k) {
            alike += cell.labels[k] == (*question)[k] ? 1 : 0;
        }
        if (best == nullptr || alike > most) {
            best = &cell;
            most = alike;
        }
    }
    return best->labels;
}

/// Returns "A:ext4" for "A", with the separators of the series' name.
QString withFurtherKeys(const QString& system, const SeriesEntry& entry) {
    return entry.name.startsWith(entry.firstKey) ? system + entry.name.mid(entry.firstKey.size()) : entry.name;
}

/// Returns the names of the systems and of their quantity.
widgets::TransferNames transferNames(const TransferOutcome& outcome, const Study& study, const SeriesCatalog& catalog) {
    const StudyTable* table = study.activeTable();
    widgets::TransferNames names;
    names.metric = table && !table->wide ? measureOf(*table, catalog.leftOut(table->name)) : Words::tr("Value");
    names.refusal = [](const base::Error& error) { return errorText(error); };
    std::vector<QString> ids;
    for (const auto& [system, id] : outcome.systemIds) {
        ids.push_back(QString::fromStdString(id));
    }
    const std::vector<QString> briefs = widgets::distinctTails(ids);
    for (std::size_t k = 0; k < briefs.size(); ++k) {
        const auto& [system, id] = outcome.systemIds[k];
        widgets::SystemName name{briefs[k], briefs[k], {}, {}, {}};
        const SeriesId series{study.selection.reference.table, system};
        name.series = idText(series);
        if (const SeriesEntry* entry = catalog.find(series)) {
            name.detail = entry->description;
            name.traits = entry->traits;
            if (id != system) {
                name.name = withFurtherKeys(name.name, *entry);
            }
            if (system == outcome.result.options.model.to) {
                names.unit = entry->unit;
            }
        }
        names.systems.emplace(system, std::move(name));
    }
    return names;
}

/// Returns the node of a system of the study; empty if the outcome has none.
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

/// Whether the tree of the pair itself is used.
bool usesDirect(const AskedTransfer& asked, const std::vector<ListedPair>& listed) {
    const relative::RelativeOptions& model = asked.outcome->result.options.model;
    const SystemPair ends{model.from, model.to};
    return std::all_of(listed.begin(), listed.end(),
                       [&ends](const ListedPair& pair) { return pair.nodes != ends || pair.chosen.used; });
}

TrainedPair& chosenPair(Study& study, const SystemPair& pair) {
    auto& known = study.transfer.pairs;
    const auto same = std::find_if(known.begin(), known.end(), [&pair](const TrainedPair& entry) {
        return entry.from == pair.first && entry.to == pair.second;
    });
    return same == known.end() ? known.emplace_back(TrainedPair{pair.first, pair.second, true}) : *same;
}

/// Stores the listed pairs as chosen, in place of chosen paths.
void keepPairs(Study& study, const std::vector<ListedPair>& listed) {
    if (study.transfer.pairs.empty() || !study.transfer.via.empty()) {
        study.transfer.pairs.clear();
        for (const ListedPair& pair : listed) {
            study.transfer.pairs.push_back(pair.chosen);
        }
        study.transfer.via.clear();
    }
}

}  // namespace

std::vector<ListedPair> AskedTransfer::listedPairs(const Study& study) const {
    const relative::TransferResult& result = outcome->result;
    std::vector<ListedPair> listed;
    const auto known = [&listed](const SystemPair& nodes) {
        return std::any_of(listed.begin(), listed.end(), [&](const ListedPair& pair) { return pair.nodes == nodes; });
    };
    const auto add = [&](const SystemPair& nodes) {
        if (!known(nodes)) {
            listed.push_back({{outcome->idOf(nodes.first), outcome->idOf(nodes.second), true}, nodes});
        }
    };
    const bool pairsChosen = study.transfer.via.empty() && !study.transfer.pairs.empty();
    for (const TrainedPair& pair : pairsChosen ? study.transfer.pairs : std::vector<TrainedPair>()) {
        const SystemPair nodes{nodeNamed(*outcome, pair.from), nodeNamed(*outcome, pair.to)};
        if (!nodes.first.empty() && !nodes.second.empty() && nodes.first != nodes.second && !known(nodes)) {
            listed.push_back({pair, nodes});
        }
    }
    if (!pairsChosen) {
        for (const std::size_t path : parts.combined()) {
            const auto& systems = result.paths[path].systems;
            for (std::size_t step = 0; step + 1 < systems.size(); ++step) {
                add({systems[step], systems[step + 1]});
            }
        }
    }
    add({result.options.model.from, result.options.model.to});
    return listed;
}

std::vector<std::pair<QString, QString>> AskedTransfer::systemsBetween() const {
    const relative::RelativeOptions& model = outcome->result.options.model;
    std::vector<std::pair<QString, QString>> systems;
    for (const auto& [system, id] : outcome->systemIds) {
        if (system != model.from && system != model.to) {
            systems.emplace_back(parts.system(system).brief, QString::fromStdString(id));
        }
    }
    return systems;
}

std::vector<PathWeight> AskedTransfer::byHand(const std::vector<double>& weights) const {
    std::vector<PathWeight> given;
    const std::vector<std::size_t>& paths = parts.combined();
    for (std::size_t place = 0; place < std::min(weights.size(), paths.size()); ++place) {
        given.push_back({outcome->idsOf(outcome->result.paths[paths[place]].systems), weights[place]});
    }
    return given;
}

std::shared_ptr<const AskedTransfer> askTransfer(const widgets::Ready<TransferOutcome>& outcome,
                                                 const TransferRequest& request, const Study& study,
                                                 const SeriesCatalog& catalog) {
    std::vector<std::string> cell = askedCell(*outcome, study);
    auto answer = relative::transferAt(outcome->result, cell).value();  // the cell is one of the measured ones
    return std::make_shared<const AskedTransfer>(AskedTransfer{
        outcome,
        std::move(cell),
        {outcome->result, std::move(answer), transferNames(*outcome, study, catalog), request.weights.combine}});
}

widgets::GraphSpec graphOf(const AskedTransfer& asked, const Study& study) {
    const std::vector<ListedPair> listed = asked.listedPairs(study);
    std::vector<SystemPair> drawn;
    for (const ListedPair& pair : listed) {
        if (pair.chosen.used) {
            drawn.push_back(pair.nodes);
        }
    }
    std::vector<widgets::MovedNode> moved;
    for (const NodePlace& place : study.transfer.places) {
        if (const std::string node = nodeNamed(*asked.outcome, place.system); !node.empty()) {
            moved.push_back({node, place.x, place.y});
        }
    }
    return widgets::transferGraph(asked.parts, drawn, moved, usesDirect(asked, listed));
}

widgets::DotStripSpec stripsOf(const AskedTransfer& asked, const Study& study) {
    return widgets::transferStrips(asked.parts, usesDirect(asked, asked.listedPairs(study)));
}

void usePairs(Study& study, const AskedTransfer& asked, const std::vector<SystemPair>& pairs) {
    keepPairs(study, asked.listedPairs(study));
    for (const SystemPair& pair : pairs) {
        chosenPair(study, pair).used = true;
    }
}

void tickPair(Study& study, const AskedTransfer& asked, std::size_t row, bool used) {
    const std::vector<ListedPair> listed = asked.listedPairs(study);
    keepPairs(study, listed);
    if (row < listed.size()) {  // otherwise the row belongs to the list before the last edit
        chosenPair(study, {listed[row].chosen.from, listed[row].chosen.to}).used = used;
    }
}

void usePath(Study& study, const AskedTransfer& asked, const std::vector<std::string>& ids) {
    const relative::RelativeOptions& model = asked.outcome->result.options.model;
    std::vector<SystemPair> pairs;
    std::string from = asked.outcome->idOf(model.from);
    for (const std::string& id : ids) {
        pairs.emplace_back(std::exchange(from, id), id);
    }
    pairs.emplace_back(from, asked.outcome->idOf(model.to));
    usePairs(study, asked, pairs);
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
