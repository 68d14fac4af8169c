#include "core/data/series/aggregation.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <numeric>

#include "core/base/error.h"
#include "core/base/quantile.h"
#include "core/base/text.h"
#include "core/data/columns/cell_text.h"
#include "core/data/series/measured_values.h"

namespace greyscope::data {

namespace {

/// Returns an aggregate that does not depend on the order of the values.
double ofSums(const std::vector<double>& values, const Aggregation& how) {
    MeasuredValues sums;
    for (const double value : values) {
        sums.add(value, how.isSpread());
    }
    return how.isSpread() && !sums.haveSpread() ? aggregatedOf(base::momentsOf(values), how) : sums.value(how);
}

double medianOf(std::vector<double>& values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return values.size() % 2 == 1 ? *middle : std::midpoint(*std::max_element(values.begin(), middle), *middle);
}

}  // namespace

std::string aggregationName(const Aggregation& aggregation) {
    using Kind = Aggregation::Kind;
    switch (aggregation.kind) {
        case Kind::none:
            break;
        case Kind::mean:
            return "mean";
        case Kind::median:
            return "median";
        case Kind::minimum:
            return "min";
        case Kind::maximum:
            return "max";
        case Kind::sum:
            return "sum";
        case Kind::count:
            return "count";
        case Kind::deviation:
            return "sd";
        case Kind::variance:
            return "variance";
        case Kind::percentile:
            return "p" + base::toText(aggregation.percent);
    }
    return "none";
}

std::optional<Aggregation> aggregationNamed(std::string_view name) {
    for (const Aggregation& each : kAggregations) {
        if (name == aggregationName(each)) {
            return each;
        }
    }
    if (name == aggregationName(Aggregation::none)) {
        return Aggregation::none;
    }
    const std::string_view digits = name.starts_with('p') ? name.substr(1) : std::string_view();
    const bool plain = std::all_of(digits.begin(), digits.end(), [](char c) { return c == '.' || base::isDigit(c); });
    const auto percent = plain ? numberIn(digits) : std::nullopt;
    return percent && *percent <= 100.0 ? std::optional(Aggregation::percentile(*percent)) : std::nullopt;
}

std::string aggregatedUnit(const std::string& unit, const Aggregation& how) {
    if (how.kind == Aggregation::Kind::count || unit.empty()) {
        return {};
    }
    const bool composed = unit.find_first_of("/ *^") != std::string::npos;
    return how.kind != Aggregation::Kind::variance ? unit : (composed ? "(" + unit + ")" : unit) + "²";
}

double aggregated(std::vector<double>& values, const Aggregation& how) {
    using Kind = Aggregation::Kind;
    switch (how.kind) {
        case Kind::none:
            break;
        case Kind::median:
            return medianOf(values);
        case Kind::count:
            return static_cast<double>(values.size());
        case Kind::mean:
        case Kind::minimum:
        case Kind::maximum:
        case Kind::sum:
        case Kind::deviation:
        case Kind::variance:
            return values.size() == 1 && !how.isSpread() ? values.front() + 0.0 : ofSums(values, how);
        case Kind::percentile:
            return base::quantileAmong(values, how.percent / 100.0);
    }
    return values.front();
}

double aggregatedOf(const base::Moments& moments, const Aggregation& how) {
    if (how == Aggregation::count) {
        return static_cast<double>(moments.count);
    }
    if (moments.count < 2) {
        return std::numeric_limits<double>::quiet_NaN();
    }
    return how == Aggregation::variance ? moments.deviation * moments.deviation : moments.deviation;
}

}  // namespace greyscope::data
