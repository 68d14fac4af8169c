#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/base/text.h"
#include "core/data/column_name.h"
#include "core/data/dataset.h"
#include "core/data/series_table.h"

// Which series measure the same: values of different quantities share neither a ratio nor an axis.

namespace greyscope::data {

/// Begins a quantity that a name tells, where no unit is known: "kind:size".
inline constexpr std::string_view kKindByName = "kind:";

/// What a column without a unit measures by the words of its name: "size", "count", "share", "time", "rate"; "" where
/// they do not tell, or tell two.
[[nodiscard]] inline std::string kindInName(const std::string& name) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 38> words{
        {{"mem", "size"},          {"memory", "size"},      {"rss", "size"},       {"bytes", "size"},
         {"heap", "size"},         {"swap", "size"},        {"pkts", "count"},     {"packets", "count"},
         {"ops", "count"},         {"operations", "count"}, {"requests", "count"}, {"reqs", "count"},
         {"errors", "count"},      {"count", "count"},      {"calls", "count"},    {"faults", "count"},
         {"switches", "count"},    {"cpu", "share"},        {"sys", "share"},      {"usr", "share"},
         {"user", "share"},        {"idle", "share"},       {"iowait", "share"},   {"util", "share"},
         {"utilization", "share"}, {"percent", "share"},    {"pct", "share"},      {"latency", "time"},
         {"lat", "time"},          {"elapsed", "time"},     {"duration", "time"},  {"runtime", "time"},
         {"throughput", "rate"},   {"bandwidth", "rate"},   {"bw", "rate"},        {"iops", "rate"},
         {"qps", "rate"},          {"tps", "rate"}}};
    std::string found;
    std::string word;
    const auto take = [&] {
        const auto known =
            std::find_if(words.begin(), words.end(), [&](const auto& each) { return each.first == word; });
        if (known != words.end()) {
            found = found.empty() || found == known->second ? std::string(known->second) : std::string("?");
        }
        word.clear();
    };
    for (const char c : base::lowered(name)) {
        const bool letter = c >= 'a' && c <= 'z';
        letter ? void(word += c) : take();
    }
    take();
    return found == "?" ? std::string() : found;
}

/// What each of these series measures: its unit, what its name tells behind kKindByName, or "" where neither is known.
/// Series of a long table are of one column, and of one quantity, unless a column says the unit of each row.
[[nodiscard]] inline std::vector<std::string> quantitiesOf(const Dataset& dataset, const SeriesQuery& query,
                                                           const SeriesTable& table,
                                                           const std::vector<std::string>& names) {
    const Column* units = nullptr;
    for (const Column& column : dataset.columns()) {
        const std::string name = base::lowered(column.name);
        units = !column.isNumeric() && (name == "unit" || name == "units" || name == "单位") ? &column : units;
    }
    std::vector<std::string> quantities;
    for (const std::string& name : names) {
        std::string quantity;
        if (query.value.empty()) {
            const auto at = dataset.find(name);
            quantity = at ? dataset.columns()[*at].unit : std::string();
            quantity = quantity.empty() ? unitNamed(name) : quantity;
            const std::string kind = quantity.empty() ? kindInName(name) : std::string();
            quantity = kind.empty() ? quantity : std::string(kKindByName) + kind;
        } else if (const auto series = units ? table.find(name) : std::nullopt) {
            const PointRows& rows = table.series[*series].rows;
            for (std::size_t k = 0; k < table.pointCount() && quantity.empty(); ++k) {
                for (const std::size_t row : rows[k]) {
                    quantity = units->textAt(row);
                }
            }
        }
        quantities.push_back(std::move(quantity));
    }
    return quantities;
}

/// Whether two series are known to measure different things: their units differ, one alone has a unit, or no unit is
/// known and their names tell different quantities.
[[nodiscard]] inline bool areUnlike(const std::string& a, const std::string& b) {
    const auto hasUnit = [](const std::string& quantity) {
        return !quantity.empty() && !quantity.starts_with(kKindByName);
    };
    return a != b && (hasUnit(a) || hasUnit(b) || (!a.empty() && !b.empty()));
}

/// The first series that is unlike the first one; none where all can be compared.
[[nodiscard]] inline std::optional<std::size_t> firstUnlike(const std::vector<std::string>& quantities) {
    for (std::size_t s = 1; s < quantities.size(); ++s) {
        if (areUnlike(quantities.front(), quantities[s])) {
            return s;
        }
    }
    return std::nullopt;
}

/// That a series and another one are unlike. unitsDiffer.
[[nodiscard]] inline base::Error unlikeError(const std::vector<std::string>& names,
                                             const std::vector<std::string>& quantities, std::size_t other) {
    return {
        base::ErrorCode::unitsDiffer, {"", names.front(), quantities.front(), "", names[other], quantities[other]}, {}};
}

}  // namespace greyscope::data
