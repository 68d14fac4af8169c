#include "core/data/heading_levels.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/free_name.h"
#include "core/base/text.h"
#include "core/data/column_clues.h"
#include "core/data/on_off.h"

namespace greyscope::data {

namespace {

/// A heading as a number with a word on one side of it, both as they stand there.
struct NumberedName {
    std::string before;
    double number = 0.0;
    std::string behind;
};

std::optional<NumberedName> numbered(const std::string& name) {
    NumberedName parts;
    auto first = static_cast<std::size_t>(std::find_if(name.begin(), name.end(), base::isDigit) - name.begin());
    first = first == 1 && name.front() == '-' ? 0 : first;
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data() + first, end, parts.number);
    if (read.ec != std::errc() || !std::isfinite(parts.number)) {
        return std::nullopt;
    }
    parts.before = name.substr(0, first);
    parts.behind = std::string(read.ptr, end);
    return parts.before.empty() || parts.behind.empty() ? std::optional(parts) : std::nullopt;
}

/// What the word calls the levels: "thr" of "1 thr", "run" of "run1"; empty of numbers alone. nullopt: a word that says
/// what was measured, as "p99" does, or a unit.
std::optional<std::string> keyOf(const NumberedName& name) {
    if (name.before.empty() && name.behind.empty()) {
        return std::string();
    }
    const std::string_view word = name.before.empty() ? name.behind : name.before;
    const std::size_t begin = word.find_first_not_of(" _-=");
    if (begin == std::string_view::npos || word.find_first_of("{}") != std::string_view::npos) {
        return std::nullopt;
    }
    const std::string key(word.substr(begin, word.find_last_not_of(" _-=") + 1 - begin));
    const bool counts = name.before.empty() ? key.size() > 1 && begin > 0 : word.back() == '=' || namesRepetitions(key);
    const bool isWord =
        std::none_of(key.begin(), key.end(), [](char c) { return base::isDigit(c) || c == '%' || c == '/'; });
    return counts && isWord ? std::optional(key) : std::nullopt;
}

}  // namespace

Recipe levelsInHeadings(const Dataset& dataset) {
    constexpr std::size_t kFewest = 3;
    Unpivot step;
    bool texts = false;
    bool years = true;
    NumberedName last;
    for (const Column& column : dataset.columns()) {
        const auto name = column.isNumeric() ? numbered(column.name) : std::nullopt;
        const bool level = name && keyOf(*name);
        if (!level && !step.columns.empty()) {
            return {};
        }
        texts = texts || !column.isNumeric();
        if (!level) {
            continue;
        }
        const bool follows = name->number > last.number && name->before == last.before && name->behind == last.behind;
        if (!step.columns.empty() && !follows) {
            return {};
        }
        last = *name;
        years = years && last.number == std::trunc(last.number) && last.number >= 1800.0 && last.number <= 2200.0;
        step.columns.push_back(column.name);
    }
    if (!texts || step.columns.size() < kFewest) {
        return {};
    }
    const auto taken = [&dataset](const std::string& name) { return dataset.find(name).has_value(); };
    const std::string key = *keyOf(last);
    step.key = base::freeColumnName(years && key.empty() ? "year" : "level", taken);
    step.value = base::freeColumnName("value", taken);
    Recipe steps{{step}};
    if (!key.empty()) {
        const std::string number = "{" + base::freeColumnName(key, taken) + "}";
        steps.push_back({SplitColumn{step.key, last.before + number + last.behind}});
    }
    return steps;
}

Recipe columnsOfConfigurations(const Dataset& dataset, const Roles& wide) {
    const bool options =
        wide.factors.size() >= kManyOptions && wide.keys.empty() && wide.repetitions.empty() &&
        std::all_of(wide.factors.begin(), wide.factors.end(), [&](const std::string& factor) {
            const auto column = dataset.find(factor);
            return column && dataset.levels(*column).count() == 2 && isOption(dataset.levels(*column).texts());
        });
    if (!options || wide.metrics.empty()) {
        return {};
    }
    const auto taken = [&dataset](const std::string& name) { return dataset.find(name).has_value(); };
    return {{Unpivot{wide.metrics, base::freeColumnName("column", taken), base::freeColumnName("value", taken)}}};
}

}  // namespace greyscope::data
