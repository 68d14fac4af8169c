#include "core/data/series/series_quantities.h"

#include <algorithm>
#include <utility>

#include "core/base/text.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/heading_name.h"
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

std::string quantityOfName(const std::string& name, bool ofMetric) {
    const bool bracket = name.ends_with(')') || name.ends_with(']') || name.ends_with("\uff09");
    const std::string unit = bracket || ofMetric ? unitNamed(name) : std::string();
    const std::string kind = unit.empty() && ofMetric ? kindInName(name) : std::string();
    return kind.empty() ? unit : std::string(kKindByName) + kind;
}

const Column* unitColumn(const std::vector<Column>& columns) {
    const Column* units = nullptr;
    for (const Column& column : columns) {
        const std::string name = base::lowered(column.name);
        units = !column.isNumeric() && (name == "unit" || name == "units" || name == "单位") ? &column : units;
    }
    return units;
}

namespace {

/// Returns the first row of a series; nullopt if it has none.
std::optional<std::size_t> rowOf(const SeriesTable& table, std::size_t series) {
    for (std::size_t k = 0; k < table.pointCount(); ++k) {
        for (const std::size_t row : table.series[series].rows[k]) {
            return row;
        }
    }
    return std::nullopt;
}

/// Returns the quantity of the first key that states one: "ms" if a key is "latency (ms)"; see quantityOfName().
std::string quantityInKeys(const Dataset& dataset, const std::vector<std::string>& keys, std::size_t row) {
    for (const std::string& key : keys) {
        const auto column = dataset.column(key);
        const bool text = column && !(*column)->isNumeric();
        if (std::string quantity = text ? quantityOfName((*column)->textAt(row), namesMetrics(key)) : std::string();
            !quantity.empty()) {
            return quantity;
        }
    }
    return {};
}

}  // namespace

std::vector<std::string> quantitiesOf(const Dataset& dataset, const SeriesQuery& query, const SeriesTable& table,
                                      const std::vector<std::string>& names) {
    const Column* const units = unitColumn(dataset.columns());
    const auto value = query.value.empty() ? std::nullopt : dataset.find(query.value);
    const bool ofKeys = units == nullptr && value && dataset.columns()[*value].unit.empty();
    std::vector<std::string> quantities;
    for (const std::string& name : names) {
        std::string quantity;
        if (query.value.empty()) {
            const auto at = dataset.find(name);
            quantity = at ? dataset.columns()[*at].unit : std::string();
            const bool ofName = quantity.empty() && nameWithoutUnit(name) == name && !isLettered(name, names);
            quantity = ofName ? unitNamed(name) : quantity;
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
