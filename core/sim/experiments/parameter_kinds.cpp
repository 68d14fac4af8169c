#include "core/sim/experiments/parameter_kinds.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/data/columns/cell_text.h"
#include "core/sim/policies.h"
#include "core/striping/lustre_text.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr double K = 1024.0, M = K * K, G = M * K;
constexpr double kWhole = 9e15;  // integers up to this size are exact in a double

std::string takes(Quantity quantity) {
    switch (quantity) {
        case Quantity::count:
            return "a whole number";
        case Quantity::bytes:
            return "bytes, for example 65536, 64K, 1M or 2G";
        case Quantity::words:
            return "a word";
        default:
            return "a number (" + unitOf(quantity) + ")";
    }
}

bool isWhole(Quantity quantity) {
    return quantity == Quantity::count || quantity == Quantity::bytes;
}

}  // namespace

std::string textOf(double value, Quantity quantity) {
    return quantity == Quantity::bytes && value < kWhole ? striping::sizeText(static_cast<std::int64_t>(value))
                                                         : base::toText(value);
}

Expected<double> allowedNumber(const Parameter& parameter, const std::string& text) {
    auto value = data::numberIn(text);
    if (parameter.quantity == Quantity::bytes) {
        value = GREYSCOPE_TRY(bytesIn(parameter.name, text));
    }
    if (!value || (isWhole(parameter.quantity) && *value != std::floor(*value))) {
        return fail(ErrorCode::valueNotUsable, {parameter.name, text, takes(parameter.quantity)});
    }
    if (*value < parameter.low || *value > parameter.high) {
        return fail(
            ErrorCode::optionOutOfRange,
            {parameter.name, text, "[" + base::toText(parameter.low) + ", " + base::toText(parameter.high) + "]"});
    }
    return *value;
}

Parameter weightsParameter() {
    Parameter parameter{"scheduler.weights", Quantity::words, 0, 0, {}, Origin::paper, "P3 section 5.2", {}, {}};
    parameter.text = [](const Scenario& scenario) {
        std::vector<std::string> texts;
        for (const std::int64_t weight : scenario.scheduler.weights) {
            texts.push_back(std::to_string(weight));
        }
        return base::joined(texts, ":");
    };
    parameter.assign = [](Scenario& scenario, const std::string& text) -> Expected<void> {
        std::vector<std::int64_t> all;
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(':', at), text.size());
            const auto weight = data::numberIn(std::string_view(text).substr(at, end - at));
            if (!weight || *weight != std::floor(*weight) || std::abs(*weight) > kWhole) {
                return fail(ErrorCode::valueNotUsable,
                            {"scheduler.weights", text, "whole numbers, one for each group, for example 1:4"});
            }
            all.push_back(static_cast<std::int64_t>(*weight));
            at = end + 1;
        }
        GREYSCOPE_TRY(checkWeights(all));
        scenario.scheduler.weights = std::move(all);
        return {};
    };
    return parameter;
}

Parameter policyParameter() {
    Parameter parameter{"scheduler.policy", Quantity::words, 0, 0, {}, Origin::paper, "P3 section 5", {}, {}};
    for (const PolicyKind& kind : policies()) {
        parameter.choices.push_back(kind.name);
    }
    const std::string all = base::joined(parameter.choices, ", ");
    parameter.text = [](const Scenario& scenario) { return scenario.scheduler.policy; };
    parameter.assign = [all](Scenario& scenario, const std::string& text) -> Expected<void> {
        const auto colon = text.find(':');
        if (policyNamed(text.substr(0, colon)) == nullptr) {
            return fail(ErrorCode::optionUnknown, {"scheduler.policy", text, all});
        }
        if (colon != std::string::npos) {
            GREYSCOPE_TRY(assign(scenario, "scheduler.depth", text.substr(colon + 1)));
        }
        scenario.scheduler.policy = text.substr(0, colon);
        return {};
    };
    return parameter;
}

Parameter patternParameter() {
    Parameter parameter{"workload.pattern", Quantity::words, 0, 0, {}, Origin::paper, "P4 section 4", {}, {}};
    for (const access::PatternKind& kind : access::patternKinds()) {
        parameter.choices.push_back(kind.name);
    }
    const std::string all = base::joined(parameter.choices, ", ");
    parameter.text = [](const Scenario& scenario) {
        const access::Pattern& own = scenario.workload.pattern;
        const auto& kinds = access::patternKinds();
        const auto found = std::find_if(kinds.begin(), kinds.end(), [&](const access::PatternKind& kind) {
            return kind.pattern.shape == own.shape &&
                   (kind.pattern.processesPerNode > 1) == (own.processesPerNode > 1) &&
                   (kind.pattern.waitMs > 0.0) == (own.waitMs > 0.0);
        });
        return found == kinds.end() ? "mpi-tile-io" : found->name;
    };
    parameter.assign = [all](Scenario& scenario, const std::string& text) -> Expected<void> {
        const access::PatternKind* kind = access::patternNamed(text);
        if (kind == nullptr) {
            return fail(ErrorCode::optionUnknown, {"workload.pattern", text, all});
        }
        access::Pattern& own = scenario.workload.pattern;
        own.shape = kind->pattern.shape;
        own.processesPerNode = kind->pattern.processesPerNode;
        own.waitMs = kind->pattern.waitMs;
        own.tilesAcross = kind->pattern.tilesAcross;
        scenario.workload.traffic = Traffic::pattern;
        return {};
    };
    return parameter;
}

std::string unitOf(Quantity quantity) {
    switch (quantity) {
        case Quantity::bytes:
            return "B";
        case Quantity::milliseconds:
            return "ms";
        case Quantity::microseconds:
            return "us";
        case Quantity::seconds:
            return "s";
        case Quantity::megabytesPerSecond:
            return "MB/s";
        case Quantity::perSecond:
            return "1/s";
        case Quantity::count:
        case Quantity::words:
            break;
    }
    return "";
}

Expected<double> bytesIn(const std::string& parameter, const std::string& text) {
    double unit = 1.0;
    std::string_view digits = text;
    if (!digits.empty()) {
        const char last = digits.back();
        unit = last == 'K' ? K : last == 'M' ? M : last == 'G' ? G : 1.0;
        digits.remove_suffix(unit > 1.0 ? 1 : 0);
    }
    const auto value = data::numberIn(digits);
    if (!value || *value * unit != std::floor(*value * unit)) {
        return fail(ErrorCode::valueNotUsable, {parameter, text, takes(Quantity::bytes)});
    }
    return *value * unit;
}

}  // namespace greyscope::sim
