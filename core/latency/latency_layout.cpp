#include "core/latency/latency_layout.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "core/base/contains.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/data/columns/column_clues.h"
#include "core/data/columns/column_name.h"
#include "core/data/columns/units.h"

namespace greyscope::latency {

using data::Column;
using data::Dataset;

namespace {

constexpr const char* kNanoseconds = "ns";

/// A column of a percentile: the words before the percentile, and its share.
struct PercentileName {
    std::string stem;
    double share = 0.0;
};

/// "99", "99.9", "99_9" and, as some programs write it, "999" for 99.9.
std::optional<double> shareIn(std::string digits) {
    std::replace(digits.begin(), digits.end(), '_', '.');
    auto number = data::numberIn(digits);
    if (digits.empty() || !number || digits.find_first_not_of("0123456789.") != std::string::npos) {
        return std::nullopt;
    }
    if (digits.starts_with("99") && digits.find_first_not_of('9') == std::string::npos) {
        number = *data::numberIn("99." + digits.substr(2) + "0");
    }
    return *number > 0.0 && *number < 100.0 ? std::optional(*number / 100.0) : std::nullopt;
}

std::optional<PercentileName> percentileName(const std::string& columnName) {
    std::string name = base::lowered(data::nameWithoutUnit(columnName));
    for (const char* ending : {"thpercentile", "percentile", "th", "%"}) {
        if (name.ends_with(ending)) {
            name.resize(name.size() - std::string_view(ending).size());
            const std::size_t begin = name.find_last_not_of("0123456789._") + 1;
            const auto share = shareIn(name.substr(begin));
            return share ? std::optional(PercentileName{name.substr(0, begin), *share}) : std::nullopt;
        }
    }
    const std::size_t begin = name.find_last_not_of("0123456789._") + 1;
    const bool isP =
        begin > 0 && name[begin - 1] == 'p' && (begin == 1 || name.find_first_of("_ -.(", begin - 2) == begin - 2);
    const auto share = isP ? shareIn(name.substr(begin)) : std::nullopt;
    return share ? std::optional(PercentileName{name.substr(0, std::max<std::size_t>(begin, 2) - 2), *share})
                 : std::nullopt;
}

const Column* numericColumn(const Dataset& dataset, const std::string& name) {
    const auto place = name.empty() ? std::nullopt : dataset.find(name);
    return place && dataset.columns()[*place].isNumeric() ? &dataset.columns()[*place] : nullptr;
}

bool isTimeUnit(const std::string& unit) {
    return data::unitFactor(unit, kNanoseconds).has_value() && !unit.empty();
}

/// The columns of percentiles with one stem: that of the asked column, of completion latencies, or of the first ones.
std::vector<std::pair<double, std::string>> sharesOf(const Dataset& dataset, const std::string& asked) {
    std::vector<std::pair<std::string, std::vector<std::pair<double, std::string>>>> stems;
    for (const Column& column : dataset.columns()) {
        const auto name = column.isNumeric() ? percentileName(column.name) : std::nullopt;
        if (!name) {
            continue;
        }
        auto stem =
            std::find_if(stems.begin(), stems.end(), [&](const auto& each) { return each.first == name->stem; });
        stem = stem == stems.end() ? stems.insert(stem, {name->stem, {}}) : stem;
        stem->second.emplace_back(name->share, column.name);
    }
    std::erase_if(stems, [](const auto& stem) { return stem.second.size() < 2; });
    const auto called = [&](const std::string& name) {
        return std::find_if(stems.begin(), stems.end(), [&](const auto& stem) { return stem.first == name; });
    };
    auto found = called(base::lowered(data::nameWithoutUnit(asked)));
    if (asked.empty()) {
        found = called("completion_latency");
        found = found == stems.end() ? stems.begin() : found;
    }
    return found == stems.end() ? std::vector<std::pair<double, std::string>>() : found->second;
}

/// The column of single latencies, or of the latencies of bins.
std::string latencyColumn(const Dataset& dataset, const std::string& asked) {
    if (!asked.empty()) {
        return numericColumn(dataset, asked) ? asked : std::string();
    }
    std::vector<const Column*> numbers;
    for (const Column& column : dataset.columns()) {
        if (column.isNumeric() && !data::namesTime(column.name) && base::lowered(column.name) != "time") {
            numbers.push_back(&column);
        }
    }
    const auto best = std::find_if(numbers.begin(), numbers.end(), [](const Column* column) {
        return data::nameHas(data::NameSense::latency, column->name) && !data::namesSideResult(column->name) &&
               (column->unit.empty() || isTimeUnit(column->unit));
    });
    if (best != numbers.end()) {
        return (*best)->name;
    }
    const bool alone = numbers.size() == 1 && (numbers.front()->unit.empty() || isTimeUnit(numbers.front()->unit));
    return alone ? numbers.front()->name : std::string();
}

void findTime(const Dataset& dataset, const std::string& asked, LatencyLayout& layout) {
    for (const Column& column : dataset.columns()) {
        const bool called =
            asked.empty() ? base::lowered(data::nameWithoutUnit(column.name)) == "time" || data::namesTime(column.name)
                          : column.name == asked;
        if (called && column.isNumeric() && column.name != layout.value && layout.time.empty()) {
            layout.time = column.name;
            layout.timeFactor = data::unitFactor(column.unit, "s").value_or(1.0);
        }
    }
}

void findKind(const Dataset& dataset, const std::string& asked, LatencyLayout& layout) {
    const auto place = dataset.find("kind");
    if (!place || dataset.columns()[*place].isNumeric() || dataset.levels(*place).count() < 2) {
        return;
    }
    layout.kindColumn = "kind";
    layout.otherKinds = dataset.levels(*place).texts();
    const std::string wanted = asked.empty() ? "completion" : asked;
    const auto found = std::find(layout.otherKinds.begin(), layout.otherKinds.end(), wanted);
    layout.kind = found == layout.otherKinds.end() && asked.empty() ? layout.otherKinds.front() : wanted;
    std::erase(layout.otherKinds, layout.kind);
}

void findRuns(const Dataset& dataset, const data::Roles& roles, const LatencyColumns& asked, LatencyLayout& layout) {
    for (const std::string& name : asked.runs) {
        if (dataset.find(name)) {
            layout.runs.push_back(name);
        }
    }
    for (const std::string& name : roles.repetitions) {
        const auto place = dataset.find(name);
        if (place && name != layout.time && !base::contains(layout.runs, name) && dataset.levels(*place).count() > 1) {
            layout.merged.push_back(name);
        }
    }
    std::vector<std::string> names = roles.keys;
    names.insert(names.end(), roles.factors.begin(), roles.factors.end());
    for (const std::string& name : names) {
        const auto place = dataset.find(name);
        const bool isText = place && !dataset.columns()[*place].isNumeric();
        if (!isText || name == layout.kindColumn || base::contains(layout.runs, name) ||
            dataset.levels(*place).count() < 2) {
            continue;
        }
        const bool isPart = name == "job" || name == "host" || data::namesRunPart(name) || data::namesWorker(name);
        (isPart || !asked.runs.empty() ? layout.merged : layout.runs).push_back(name);
    }
}

std::string firstCalled(const Dataset& dataset, std::initializer_list<const char*> names) {
    for (const char* name : names) {
        if (numericColumn(dataset, name)) {
            return name;
        }
    }
    return {};
}

}  // namespace

std::optional<double> shareInName(const std::string& columnName) {
    const auto name = percentileName(columnName);
    return name ? std::optional(name->share) : std::nullopt;
}

std::optional<LatencyLayout> latencyLayout(const Dataset& dataset, const data::Roles& roles,
                                           const LatencyColumns& asked) {
    LatencyLayout layout;
    layout.percentile = firstCalled(dataset, {"percentile", "Percentile"});
    if (layout.percentile.empty() && asked.count.empty()) {
        layout.shares = sharesOf(dataset, asked.value);
    }
    if (!layout.shares.empty()) {
        layout.form = TableForm::percentileColumns;
        layout.value = layout.shares.front().second;
        layout.count = firstCalled(dataset, {"operations", "requests", "count", "samples"});
    } else {
        layout.value = latencyColumn(dataset, asked.value);
        if (layout.value.empty()) {
            return std::nullopt;
        }
        findTime(dataset, asked.time, layout);
        if (!layout.percentile.empty()) {
            layout.form = TableForm::percentileRows;
            layout.total = firstCalled(dataset, {"total_count", "TotalCount"});
        } else {
            layout.count = asked.count.empty() ? firstCalled(dataset, {"count"}) : asked.count;
            layout.form = numericColumn(dataset, layout.count) ? TableForm::counts : TableForm::samples;
            layout.width = layout.form == TableForm::counts ? firstCalled(dataset, {"bin_width"}) : std::string();
        }
    }
    const std::string unit = numericColumn(dataset, layout.value)->unit;
    layout.unit = isTimeUnit(unit) ? kNanoseconds : unit;
    layout.factor = isTimeUnit(unit) ? *data::unitFactor(unit, kNanoseconds) : 1.0;
    findKind(dataset, asked.kind, layout);
    findRuns(dataset, roles, asked, layout);
    return layout;
}

}  // namespace greyscope::latency
