#include "app/analyses/transfer/transfer_run.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "app/run/tally.h"
#include "core/base/contains.h"
#include "core/base/free_name.h"
#include "core/base/try.h"
#include "core/data/series/common_points.h"
#include "core/data/series/pivot.h"
#include "core/data/series/series_quantities.h"
#include "core/relative/transfer_weights.h"
#include "core/stats/series_repeats.h"
#include "widgets/present/relative/relative_summary.h"

namespace greyscope::app {

namespace {

using Keys = std::vector<std::string>;

constexpr std::size_t kMostHops = 5;

/// Returns a column of the points' values on one axis: numeric if every point has a number, else text.
data::Column axisColumn(const data::SeriesTable& table, std::size_t axis, const std::vector<std::size_t>& points) {
    const auto isNumber = [&](std::size_t point) { return table.points[point].numbers[axis].has_value(); };
    data::Column column{table.axisColumns[axis], table.axisUnits[axis], data::NumericValues{}};
    if (std::all_of(points.begin(), points.end(), isNumber)) {
        data::NumericValues numbers;
        for (const std::size_t point : points) {
            numbers.push_back(*table.points[point].numbers[axis]);
        }
        column.values = std::move(numbers);
        return column;
    }
    data::TextValues texts;
    std::unordered_map<std::string, std::int32_t> codes;
    for (const std::size_t point : points) {
        const std::string& label = table.points[point].labels[axis];
        const auto [found, isNew] = codes.emplace(label, static_cast<std::int32_t>(texts.levels.size()));
        texts.codes.push_back(found->second);
        if (isNew) {
            texts.levels.push_back(label);
        }
    }
    column.values = std::move(texts);
    return column;
}

/// Returns a column name that no axis has.
std::string freeName(const data::SeriesTable& table, std::string name) {
    return base::freeColumnName(std::move(name),
                                [&](const std::string& each) { return base::contains(table.axisColumns, each); });
}

/// Stacks some of the series as the table of systems that relative models read: a column with the names of the series,
/// the axes, and the value.
base::Expected<data::Dataset> longTable(const data::SeriesTable& table, const std::vector<std::size_t>& series,
                                        const std::string& nameColumn, const std::string& valueColumn) {
    std::vector<std::size_t> points;
    data::TextValues names;
    data::NumericValues values;
    for (const std::size_t index : series) {
        names.levels.push_back(table.series[index].name);
        for (std::size_t point = 0; point < table.pointCount(); ++point) {
            const double value = table.values(static_cast<Eigen::Index>(point), static_cast<Eigen::Index>(index));
            if (!std::isnan(value)) {
                points.push_back(point);
                names.codes.push_back(static_cast<std::int32_t>(names.levels.size() - 1));
                values.push_back(value);
            }
        }
    }
    std::vector<data::Column> columns{{nameColumn, {}, std::move(names)}};
    for (std::size_t axis = 0; axis < table.axisColumns.size(); ++axis) {
        columns.push_back(axisColumn(table, axis, points));
    }
    columns.push_back({valueColumn, table.valueUnit, std::move(values)});
    return data::Dataset::create(std::move(columns));
}

Keys furtherKeys(const data::Series& series) {
    return series.keys.empty() ? Keys{} : Keys(series.keys.begin() + 1, series.keys.end());
}

/// Returns the two ends, and the series that differ from the first one only in their first key.
std::vector<std::size_t> systemsOf(const data::SeriesTable& table, std::size_t from, std::size_t to) {
    std::vector<std::size_t> systems;
    for (std::size_t index = 0; index < table.series.size(); ++index) {
        if (index == from || index == to || furtherKeys(table.series[index]) == furtherKeys(table.series[from])) {
            systems.push_back(index);
        }
    }
    return systems;
}

/// Returns the number of rows of a long table without the measured value.
std::size_t withoutValue(const data::Dataset& dataset, const std::string& metric) {
    const auto column = dataset.column(metric);
    std::size_t count = 0;
    for (std::size_t row = 0; column && row < dataset.rowCount(); ++row) {
        count += (*column)->missingAt(row) ? 1 : 0;
    }
    return count;
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
    const auto table = data::pivot(*request.dataset, request.query);
    if (!table) {
        return tl::unexpected(table.error());
    }
    const auto from = table->indexOf(request.from);
    if (!from) {
        return tl::unexpected(from.error());
    }
    const auto to = table->indexOf(request.to);
    if (!to) {
        return tl::unexpected(to.error());
    }
    std::vector<std::pair<std::string, std::string>> systemIds;
    GREYSCOPE_TRY(data::checkAlike(*request.dataset, request.query, *table, {request.from, request.to}));
    std::vector<std::size_t> systems = systemsOf(*table, *from, *to);
    std::erase_if(systems, [&](std::size_t each) {
        return !data::checkAlike(*request.dataset, request.query, *table, {request.from, table->series[each].name});
    });
    for (const std::size_t index : systems) {
        const data::Series& series = table->series[index];
        const bool alike = !series.keys.empty() && furtherKeys(series) == furtherKeys(table->series[*from]);
        systemIds.emplace_back(series.name, alike ? series.keys.front() : series.name);
    }
    relative::TransferOptions options;
    options.model = request.model;
    options.model.system = freeName(*table, "series");
    options.model.value = freeName(*table, "value");
    options.model.from = request.from;
    options.model.to = request.to;
    options.model.factors = table->axisColumns;
    const auto nameOf = [&systemIds](const std::string& id) {
        const auto found = std::ranges::find(systemIds, id, &std::pair<std::string, std::string>::second);
        return found == systemIds.end() ? std::string() : found->first;
    };
    for (const auto& [first, second] : request.pairs) {
        // A pair from another table stays unused until its systems exist again.
        if (!nameOf(first).empty() && !nameOf(second).empty()) {
            options.pairs.emplace_back(nameOf(first), nameOf(second));
        }
    }
    options.maxHops = request.maxHops;
    if (request.chosenPairs) {
        options.maxHops = kMostHops;  // there are few chosen pairs, and all their paths are intended
        if (options.pairs.empty()) {
            options.pairs.emplace_back(request.from, request.to);  // no pair in use: neither a path nor all paths
        }
    }
    const auto dataset = longTable(*table, systems, options.model.system, options.model.value);
    if (!dataset) {
        return tl::unexpected(dataset.error());
    }
    tally("transfer");
    auto result = relative::transfer(*dataset, options, progress);
    if (!result) {
        return tl::unexpected(result.error());
    }
    result->withoutSystem = table->leftOut.unplacedRows();
    result->leftOut.withoutValue = withoutValue(*request.dataset, request.query.value);
    result->account = data::accountOf(*table, systems);
    // The pivot has merged the repeats.
    result->noise = stats::noiseFloorOf(stats::SeriesRepeats(*request.dataset, *table), *to, table->pointCount());
    result->repeated = table->leftOut.mergedRows - table->leftOut.mergedPoints;
    result->options.model.aggregation = request.query.aggregation;  // the pivot has done this already
    return outcomeOf(std::move(*result), std::move(systemIds));
}

TransferOutcome outcomeOf(relative::TransferResult result) {
    std::vector<std::pair<std::string, std::string>> systemIds;
    for (const relative::TransferNode& node : result.nodes) {
        systemIds.emplace_back(node.name, node.name);
        for (const std::string& alias : node.aliases) {
            systemIds.emplace_back(alias, alias);
        }
    }
    return outcomeOf(std::move(result), std::move(systemIds));
}

TransferOutcome outcomeOf(relative::TransferResult result, std::vector<std::pair<std::string, std::string>> systemIds) {
    TransferOutcome outcome{std::move(result), std::move(systemIds), {}, {}};
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
