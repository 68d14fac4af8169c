#include "core/data/series/series_quantities.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/name_words.h"

namespace greyscope::data {

std::string kindInName(const std::string& name) {
    std::string found;
    std::string word;
    const auto take = [&] {
        const auto tells = [](const NameWord& row) { return !row.quantity.empty(); };
        const NameWord* known = word.empty() ? nullptr : nameWord(word, tells);
        while (known == nullptr && !word.empty() && base::isDigit(word.back())) {  // "latency2", but "co2"
            word.pop_back();
            known = word.empty() || base::isDigit(word.back()) ? nullptr : nameWord(word, tells);
        }
        if (known != nullptr) {
            found = found.empty() || found == known->quantity ? std::string(known->quantity) : std::string("?");
        }
        word.clear();
    };
    for (const char c : base::lowered(name)) {
        const bool letter = c >= 'a' && c <= 'z';
        letter || (base::isDigit(c) && !word.empty()) ? void(word += c) : take();
    }
    take();
    return found == "?" ? std::string() : found;
}

const Column* unitColumn(const Dataset& dataset) {
    const Column* units = nullptr;
    for (const Column& column : dataset.columns()) {
        const std::string name = base::lowered(column.name);
        units = !column.isNumeric() && (name == "unit" || name == "units" || name == "单位") ? &column : units;
    }
    return units;
}

namespace {

/// Any row of a series; nullopt if it has no points.
std::optional<std::size_t> rowOf(const SeriesTable& table, std::size_t series) {
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        for (const std::size_t row : table.series[series].rows[k]) {
            return row;
        }
    }
    return std::nullopt;
}

/// Whether a column's name says that its values are metrics: "metric", "measure", "指标", "MetricName" or
/// "metric_name".
bool namesMetrics(const std::string& column) {
    constexpr std::array names{"metric",   "metrics", "measure",   "measurement", "quantity",
                               "variable", "counter", "indicator", "指标",        "度量"};
    std::string name = base::lowered(column);
    if (name.ends_with("name")) {
        name.erase(name.find_last_not_of("_ -", name.size() - 5) + 1);
    }
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// The quantity in a row's keys: "ms" if a key is "latency (ms)". In names without brackets the last word may be
/// anything, so it counts only if the key is named as a metric. Such a name without a unit gives its kind.
std::string quantityInKeys(const Dataset& dataset, const std::vector<std::string>& keys, std::size_t row) {
    for (const std::string& key : keys) {
        const auto column = dataset.column(key);
        const std::string level = column && !(*column)->isNumeric() ? (*column)->textAt(row) : std::string();
        const bool bracket = level.ends_with(')') || level.ends_with(']') || level.ends_with("\uff09");
        const bool metric = namesMetrics(key);
        if (const std::string unit = bracket || metric ? unitNamed(level) : std::string(); !unit.empty()) {
            return unit;
        }
        if (const std::string kind = metric ? kindInName(level) : std::string(); !kind.empty()) {
            return std::string(kKindByName) + kind;
        }
    }
    return {};
}

}  // namespace

std::vector<std::string> quantitiesOf(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                                      const std::vector<std::string>& names) {
    const Column* const units = unitColumn(dataset);
    const auto value = query.value.empty() ? std::nullopt : dataset.find(query.value);
    const bool ofKeys = units == nullptr && value && dataset.columns()[*value].unit.empty();
    std::vector<std::string> quantities;
    for (const std::string& name : names) {
        std::string quantity;
        if (query.value.empty()) {
            const auto at = dataset.find(name);
            quantity = at ? dataset.columns()[*at].unit : std::string();
            quantity = quantity.empty() && nameWithoutUnit(name) == name ? unitNamed(name) : quantity;
            const std::string kind = quantity.empty() ? kindInName(name) : std::string();
            quantity = kind.empty() ? quantity : std::string(kKindByName) + kind;
        } else if (const auto series = units || ofKeys ? table.find(name) : std::nullopt) {
            const auto row = rowOf(table, *series);
            quantity = !row ? std::string() : units ? units->textAt(*row) : quantityInKeys(dataset, query.keys, *row);
        }
        const bool byName = quantity.starts_with(kKindByName) && query.aggregation != Aggregation::count;
        quantities.push_back(byName ? std::move(quantity) : aggregatedUnit(quantity, query.aggregation));
    }
    const auto isUnknown = [](const std::string& quantity) { return quantity.empty(); };
    const bool metrics = std::any_of(query.keys.begin(), query.keys.end(), namesMetrics);
    if (ofKeys && !metrics && std::any_of(quantities.begin(), quantities.end(), isUnknown)) {
        quantities.assign(names.size(), {});  // the brackets contain something else
    }
    return quantities;
}

bool areUnlike(const std::string& a, const std::string& b) {
    const auto hasUnit = [](const std::string& quantity) {
        return !quantity.empty() && !quantity.starts_with(kKindByName);
    };
    return a != b && (hasUnit(a) || hasUnit(b) || (!a.empty() && !b.empty()));
}

std::optional<std::size_t> firstUnlike(const std::vector<std::string>& quantities) {
    for (std::size_t s = 1; s < quantities.size(); ++s) {
        if (areUnlike(quantities.front(), quantities[s])) {
            return s;
        }
    }
    return std::nullopt;
}

base::Expected<void> checkAlike(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                                const std::vector<std::string>& names) {
    const std::vector<std::string> quantities = quantitiesOf(dataset, query, table, names);
    const auto other = firstUnlike(quantities);
    return other ? base::Expected<void>(tl::unexpected(unlikeError(names, quantities, *other)))
                 : base::Expected<void>();
}

base::Error unlikeError(const std::vector<std::string>& names, const std::vector<std::string>& quantities,
                        std::size_t other) {
    return {
        base::ErrorCode::unitsDiffer, {"", names.front(), quantities.front(), "", names[other], quantities[other]}, {}};
}

}  // namespace greyscope::data
