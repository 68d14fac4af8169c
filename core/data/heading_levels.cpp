#include "core/data/heading_levels.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

#include "core/base/free_name.h"

namespace greyscope::data {

namespace {

std::optional<double> numberOf(const std::string& name) {
    double number = 0.0;
    const auto end = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool whole = end.ec == std::errc() && end.ptr == name.data() + name.size() && std::isfinite(number);
    return whole ? std::optional(number) : std::nullopt;
}

}  // namespace

std::optional<Unpivot> levelsInHeadings(const Dataset& dataset) {
    constexpr std::size_t kFewest = 3;
    Unpivot step;
    bool texts = false;
    bool years = true;
    double before = 0.0;
    for (const Column& column : dataset.columns()) {
        const auto number = column.isNumeric() ? numberOf(column.name) : std::nullopt;
        if (!number && !step.columns.empty()) {
            return std::nullopt;
        }
        texts = texts || !column.isNumeric();
        if (!number) {
            continue;
        }
        if (!step.columns.empty() && *number <= before) {
            return std::nullopt;
        }
        before = *number;
        years = years && *number == std::trunc(*number) && *number >= 1800.0 && *number <= 2200.0;
        step.columns.push_back(column.name);
    }
    if (!texts || step.columns.size() < kFewest) {
        return std::nullopt;
    }
    const auto taken = [&dataset](const std::string& name) { return dataset.find(name).has_value(); };
    step.key = base::freeColumnName(years ? "year" : "level", taken);
    step.value = base::freeColumnName("value", taken);
    return step;
}

}  // namespace greyscope::data
