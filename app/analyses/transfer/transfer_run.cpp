#include "app/analyses/transfer/transfer_run.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <unordered_set>
#include <utility>

#include "app/analyses/relative/relative_stack.h"
#include "app/run/tally.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/data/series/pivot.h"
#include "core/data/series/series_quantities.h"
#include "core/relative/transfer_weights.h"
#include "widgets/present/relative/relative_summary.h"

namespace greyscope::app {

namespace {

using Keys = std::vector<std::string>;

constexpr std::size_t kMostHops = 5;

Keys furtherKeys(const data::Series& series) {
    return series.keys.empty() ? Keys{} : Keys(series.keys.begin() + 1, series.keys.end());
}

/// The systems of a transfer.
struct Systems {
    std::vector<std::string> names;                        ///< the two ends, and the systems that paths may go through
    std::vector<std::pair<std::string, std::string>> ids;  ///< as in TransferOutcome, also of systems that are not read
    std::vector<std::vector<std::string>> via;             ///< the chosen paths in use, by the names of their systems
    std::vector<std::pair<std::string, std::string>> pairs;
};

/// Replaces the ids of chosen paths and pairs by names. Those of another table stay unused until their systems exist
/// again, and so do paths through one of the ends.
void takeChoices(Systems& systems, const TransferTraining& request) {
    const auto nameOf = [&systems](const std::string& id) {
        const auto found = std::ranges::find(systems.ids, id, &std::pair<std::string, std::string>::second);
        return found == systems.ids.end() ? std::string() : found->first;
    };
    for (const auto& [first, second] : request.pairs) {
        if (!nameOf(first).empty() && !nameOf(second).empty()) {
            systems.pairs.emplace_back(nameOf(first), nameOf(second));
        }
    }
    const auto isEnd = [&request](const std::string& name) { return name == request.from || name == request.to; };
    for (const std::vector<std::string>& path : request.via) {
        std::vector<std::string> names;
        std::ranges::transform(path, std::back_inserter(names), nameOf);
        if (!base::contains(names, std::string()) && std::ranges::none_of(names, isEnd)) {
            systems.via.push_back(std::move(names));
        }
    }
    if (!systems.via.empty()) {
        std::erase_if(systems.names, [&](const std::string& name) {
            const auto meets = [&name](const auto& path) { return base::contains(path, name); };
            return !isEnd(name) && std::ranges::none_of(systems.via, meets);
        });
    }
}

/// Returns the two ends, and the series of the same quantity that differ from the first one only in their first key.
base::Expected<Systems> systemsOf(const TransferTraining& request) {
    data::SeriesQuery query = request.query;
    query.aggregation = data::Aggregation::count;  // for their names alone: whatever a series repeats, it has one
    const data::SeriesTable table = GREYSCOPE_TRY(data::pivot(*request.dataset, query));
    const data::Series& from = table.series[GREYSCOPE_TRY(table.indexOf(request.from))];
    GREYSCOPE_TRY(table.indexOf(request.to));
    GREYSCOPE_TRY(data::checkAlike(*request.dataset, request.query, table, {request.from, request.to}));
    Systems systems;
    for (const data::Series& series : table.series) {
        const bool alike = furtherKeys(series) == furtherKeys(from);
        const bool isEnd = series.name == request.from || series.name == request.to;
        if ((alike || isEnd) && data::checkAlike(*request.dataset, request.query, table, {request.from, series.name})) {
            systems.names.push_back(series.name);
            systems.ids.emplace_back(series.name, alike && !series.keys.empty() ? series.keys.front() : series.name);
        }
    }
    takeChoices(systems, request);
    return systems;
}

std::vector<std::vector<std::string>> levelsOf(const relative::TransferResult& result) {
    std::vector<std::vector<std::string>> levels(result.options.model.factors.size());
    for (std::size_t factor = 0; factor < levels.size(); ++factor) {
        std::unordered_set<std::string_view> seen;
        for (const relative::TransferCell& cell : result.cells) {
            if (seen.insert(cell.labels[factor]).second) {
                levels[factor].push_back(cell.labels[factor]);
            }
        }
    }
    return levels;
}

}  // namespace

const std::string& TransferOutcome::idOf(const std::string& system) const {
    const auto found =
        std::find_if(systemIds.begin(), systemIds.end(), [&](const auto& entry) { return entry.first == system; });
    return found == systemIds.end() ? system : found->second;
}

std::vector<std::string> TransferOutcome::idsOf(const std::vector<std::string>& systems) const {
    std::vector<std::string> ids;
    for (const std::string& system : systems) {
        ids.push_back(idOf(system));
    }
    return ids;
}

base::Expected<TransferOutcome> runTransfer(const TransferTraining& request, base::Progress& progress) {
    const Systems systems = GREYSCOPE_TRY(systemsOf(request));
    RelativeRequest pair;
    static_cast<TreeInputs&>(pair) = request;
    pair.to = request.to;
    const Stacked table = GREYSCOPE_TRY(stacked(pair, systems.names, {request.query.value}));
    relative::TransferOptions options;
    options.model = table.options;
    options.via = systems.via;
    options.pairs = systems.pairs;
    // There are few chosen pairs, and all their paths are intended.
    options.maxHops = request.chosenPairs ? kMostHops : request.maxHops;
    if (options.via.empty() && options.pairs.empty() && (request.chosenPairs || !request.via.empty())) {
        options.pairs.emplace_back(request.from, request.to);  // none of them is in use: neither a path nor all paths
    }
    tally("transfer");
    relative::TransferResult result = GREYSCOPE_TRY(relative::transfer(table.dataset, options, progress));
    result.withoutSystem = table.withoutSystem;
    result.account = GREYSCOPE_TRY(accountOf(pair, table, result.fates, std::move(result.account)));
    TransferOutcome outcome{std::move(result), systems.ids, {}, {}};
    outcome.levels = levelsOf(outcome.result);
    const std::vector<relative::TransferCell>& cells = outcome.result.cells;
    outcome.middleCell = outcome.result.direct ? widgets::middleCell(widgets::RelativeParts(*outcome.result.direct))
                                               : cells[(cells.size() - 1) / 2].labels;
    return outcome;
}

void weigh(TransferOutcome& outcome, const TransferWeights& weights) {
    relative::TransferResult& result = outcome.result;
    const std::size_t combined = std::min(weights.combine, result.paths.size());
    if (weights.kind == relative::PathWeights::manual) {
        std::vector<double> manual(result.paths.size(), 0.0);
        double given = 0.0;
        std::vector<std::size_t> without;
        std::size_t chosen = 0;
        for (std::size_t path = 0; path < result.paths.size(); ++path) {
            const std::vector<std::string> ids = outcome.idsOf(result.paths[path].systems);
            const auto own = std::find_if(weights.byHand.begin(), weights.byHand.end(),
                                          [&](const PathWeight& entry) { return entry.systems == ids; });
            if (own == weights.byHand.end()) {
                without.push_back(path);
            } else if (chosen < combined) {
                manual[path] = own->weight;
                given += own->weight;
                ++chosen;
            }
        }
        without.resize(std::min(without.size(), combined - chosen));
        const double rest = given > 0.0 ? std::max(0.0, 1.0 - given) : 1.0;
        for (const std::size_t path : without) {
            manual[path] = rest / static_cast<double>(without.size());
        }
        if (relative::reweigh(result, weights.kind, weights.combine, manual)) {
            return;
        }
    }
    const auto kind = weights.kind == relative::PathWeights::manual ? relative::PathWeights::equal : weights.kind;
    [[maybe_unused]] const auto done = relative::reweigh(result, kind, weights.combine);
}

}  // namespace greyscope::app
