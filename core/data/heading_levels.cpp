#include "core/data/heading_levels.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

namespace greyscope::data {

namespace {

std::optional<double> numberOf(const std::string& name) {
    double number = 0.0;
    const auto end = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool whole = end.ec == std::errc() && end.ptr == name.data() + name.size() && std::isfinite(number);
    return whole ? std::optional(number) : std::nullopt;
}

std::string freeName(const Dataset& dataset, std::string name) {
    while (dataset.find(name)) {
        name += '_';
    }
    return name;
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
    step.key = freeName(dataset, years ? "year" : "level");
    step.value = freeName(dataset, "value");
    return step;
}

}  // namespace greyscope::data
