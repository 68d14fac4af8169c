#include "core/data/series/point_effects.h"

#include <algorithm>
#include <optional>

#include "core/base/contains.h"
#include "core/data/columns/direction.h"

namespace greyscope::data {

namespace {

std::optional<Better> betterInColumn(const Dataset& dataset, const std::string& name) {
    const auto place = dataset.find(name);
    return place ? betterOf(dataset.columns()[*place]) : betterOf(name, {});
}

/// The direction of the quantity that all of these series measure; nullopt if unknown.
std::optional<Better> betterOfSeries(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                                     const std::vector<std::size_t>& which) {
    if (!query.value.empty()) {
        return betterInColumn(dataset, query.value);
    }
    std::optional<Better> shared;
    for (const std::size_t series : which) {
        const auto own = betterInColumn(dataset, table.series[series].name);
        if (!own || (shared && own != shared)) {
            return std::nullopt;
        }
        shared = own;
    }
    return shared;
}

/// Whether the points are columns and the series are rows; see transposed().
bool hasCriteria(const SeriesQuery& query, const SeriesTable& table) {
    return !query.columns.empty() && std::all_of(table.points.begin(), table.points.end(), [&](const AxisPoint& point) {
        return base::contains(query.columns, point.labels.front());
    });
}

}  // namespace

KnownEffects knownEffects(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                          const std::vector<std::size_t>& which) {
    const bool criteria = hasCriteria(query, table);
    const auto shared = criteria ? std::nullopt : betterOfSeries(dataset, query, table, which);
    KnownEffects known;
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        const AxisPoint& point = table.points[k];
        const auto named = [&] {
            return criteria ? betterInColumn(dataset, point.labels.front()) : betterOf(table.pointLabel(k), {});
        };
        const bool isNumber = point.numbers.front().has_value();  // a numeric label gives no direction
        const auto own = shared || isNumber ? shared : named();
        known.effects.push_back({own == Better::less ? Effect::cost : Effect::benefit});
        if (!own) {
            known.unknown.push_back(k);
        }
    }
    return known;
}

}  // namespace greyscope::data
