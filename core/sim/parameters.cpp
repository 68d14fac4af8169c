#include "core/sim/parameters.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/try.h"
#include "core/layout/lustre_text.h"
#include "core/sim/policies.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

constexpr double K = 1024.0, M = K * K, G = M * K;
constexpr double kWhole = 9e15;  // whole numbers that a double holds

std::optional<double> finite(std::string_view text) {
    double value = 0.0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    return status == std::errc{} && end == text.data() + text.size() && std::isfinite(value) ? std::optional(value)
                                                                                             : std::nullopt;
}

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

Expected<double> numberIn(const Parameter& parameter, const std::string& text) {
    auto value = finite(text);
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

template <class Value>
void put(Value& to, double value) {
    to = static_cast<Value>(value);
}

/// A number: `member(scenario)` is a reference to it.
template <class Member>
Parameter number(std::string name, Quantity quantity, double low, double high, Origin origin, std::string source,
                 Member member) {
    Parameter parameter{std::move(name), quantity, low, high, {}, origin, std::move(source), {}, {}};
    parameter.text = [member, quantity](const Scenario& scenario) {
        const auto value = static_cast<double>(member(scenario));
        return quantity == Quantity::bytes && value < kWhole ? layout::sizeText(static_cast<std::int64_t>(value))
                                                             : base::toText(value);
    };
    const Parameter described = parameter;
    parameter.assign = [member, described](Scenario& scenario, const std::string& text) -> Expected<void> {
        put(member(scenario), GREYSCOPE_TRY(numberIn(described, text)));
        return {};
    };
    return parameter;
}

template <class Choice, class Member>
Parameter choice(std::string name, const base::Names<Choice>& names, Origin origin, std::string source, Member member) {
    Parameter parameter{std::move(name), Quantity::words, 0.0, 0.0, {}, origin, std::move(source), {}, {}};
    for (const auto& [value, spelt] : names) {
        parameter.choices.push_back(spelt);
    }
    parameter.text = [member, names](const Scenario& scenario) { return base::nameOf(names, member(scenario)); };
    const std::string own = parameter.name;
    const std::string all = base::joined(parameter.choices, ", ");
    parameter.assign = [=](Scenario& scenario, const std::string& text) -> Expected<void> {
        const auto chosen = base::choiceNamed(names, text);
        if (!chosen) {
            return fail(ErrorCode::optionUnknown, {own, text, all});
        }
        member(scenario) = *chosen;
        return {};
    };
    return parameter;
}

/// "1:4"
Parameter weights() {
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
            const auto weight = finite(std::string_view(text).substr(at, end - at));
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

/// FIFO, or SFQ with its depth: "fifo", "sfq:4".
Parameter policy() {
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

/// A name of access::patternKinds(): its shape, processes of a node and waiting time.
Parameter patternKind() {
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

const base::Names<Traffic>& trafficNames() {
    static const base::Names<Traffic> names{
        {Traffic::pattern, "pattern"}, {Traffic::open, "open"}, {Traffic::trace, "trace"}};
    return names;
}
const base::Names<Phases>& phaseNames() {
    static const base::Names<Phases> names{
        {Phases::read, "read"}, {Phases::write, "write"}, {Phases::writeThenRead, "write-then-read"}};
    return names;
}
const base::Names<FirstServer>& firstServerNames() {
    static const base::Names<FirstServer> names{
        {FirstServer::fixed, "fixed"}, {FirstServer::roundRobin, "round-robin"}, {FirstServer::random, "random"}};
    return names;
}
const base::Names<Service>& serviceNames() {
    static const base::Names<Service> names{
        {Service::storage, "storage"}, {Service::constant, "constant"}, {Service::exponential, "exponential"}};
    return names;
}
const base::Names<bool>& endNames() {
    static const base::Names<bool> names{{false, "finite"}, {true, "endless"}};
    return names;
}

std::vector<Parameter> allParameters() {
    using enum Quantity;
    using enum Origin;
    std::vector<Parameter> all;
    const auto add = [&all](Parameter parameter) { all.push_back(std::move(parameter)); };
    // what runs
    add(choice(
        "workload.traffic", trafficNames(), set, "as the papers run",
        [](auto& s) -> auto& { return s.workload.traffic; }));
    add(patternKind());
    add(choice(
        "workload.operation", phaseNames(), paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.workload.phases; }));
    add(number(
        "workload.clients", count, 1, 1e6, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.workload.pattern.processes; }));
    add(number(
        "workload.per_node", count, 1, 1e6, paper, "P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.processesPerNode; }));
    add(number(
        "workload.files", count, 1, 1e9, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.workload.pattern.filesPerProcess; }));
    add(number(
        "workload.segments", count, 1, 1e15, paper, "P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.segments; }));
    add(number(
        "workload.segment", bytes, 1, 1e15, paper, "P3 section 5.1, P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.segmentSize; }));
    add(number(
        "workload.tiles_across", count, 1, 1e6, set, "of MPI Tile-IO alone",
        [](auto& s) -> auto& { return s.workload.pattern.tilesAcross; }));
    add(number(
        "workload.wait", milliseconds, 0, 1e9, paper, "P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.waitMs; }));
    add(choice(
        "workload.end", endNames(), set, "as the papers run", [](auto& s) -> auto& { return s.workload.endless; }));
    add(number(
        "workload.duration", seconds, 0, 1e6, paper, "P3 section 5.2",
        [](auto& s) -> auto& { return s.workload.duration; }));
    add(number(
        "workload.arrivals", perSecond, 1e-6, 1e9, set, "of queues alone",
        [](auto& s) -> auto& { return s.workload.arrivalRate; }));
    // where it lies
    add(number(
        "layout.servers", count, 1, 4096, paper, "P3 section 5, P4 section 5.1",
        [](auto& s) -> auto& { return s.layout.servers; }));
    add(number(
        "layout.stripe_size", bytes, 1, 16 * G, paper, "P3 section 5.1, P4 table 1",
        [](auto& s) -> auto& { return s.layout.stripeSize; }));
    add(number(
        "layout.stripe_count", count, 1, 4096, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.layout.stripeCount; }));
    add(number(
        "layout.hierarchical", count, 0, 4096, paper, "P2 section 3.2",
        [](auto& s) -> auto& { return s.layout.subsetSize; }));
    add(choice(
        "layout.first_server", firstServerNames(), set, "not printed",
        [](auto& s) -> auto& { return s.layout.firstServer; }));
    // network
    add(number(
        "link.bandwidth", megabytesPerSecond, 0, 1e6, paper, "P3 section 5: 1 Gbit/s",
        [](auto& s) -> auto& { return s.link.bandwidth; }));
    add(number(
        "link.delay", milliseconds, 0, 1e6, paper, "P3 section 5", [](auto& s) -> auto& { return s.link.delay; }));
    // client
    add(number(
        "client.request", bytes, 1, 4 * M, paper, "P4 section 3: 1 MB RPCs",
        [](auto& s) -> auto& { return s.client.requestSize; }));
    add(number(
        "client.in_flight", count, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.client.inFlight; }));
    add(number(
        "client.in_flight_per_server", count, 0, 1e4, paper, "P4 section 5.1",
        [](auto& s) -> auto& { return s.client.inFlightPerServer; }));
    add(number(
        "client.stripe_cost", milliseconds, 0, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.client.stripeCost; }));
    add(number(
        "client.stripe_spread", milliseconds, 0, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.client.stripeSpread; }));
    add(number(
        "client.call_cost", microseconds, 0, 1e9, set, "a free parameter, off",
        [](auto& s) -> auto& { return s.client.callCost; }));
    add(number(
        "client.dirty", bytes, 0, 1024 * G, paper, "P4 section 5.1", [](auto& s) -> auto& { return s.client.dirty; }));
    add(number(
        "client.read_ahead", bytes, 0, 1024 * G, paper, "P4 section 5.1",
        [](auto& s) -> auto& { return s.client.readAhead; }));
    add(number(
        "client.read_window", bytes, 0, 16 * G, paper, "P4 section 3",
        [](auto& s) -> auto& { return s.client.readWindow; }));
    add(number(
        "client.wide_cost", microseconds, 0, 1e9, set, "a free parameter, off",
        [](auto& s) -> auto& { return s.client.wideCost; }));
    // scheduler
    add(policy());
    add(number(
        "scheduler.depth", count, 1, 1e6, paper, "P3 section 5.2", [](auto& s) -> auto& { return s.scheduler.depth; }));
    add(weights());
    add(number(
        "scheduler.quantum", count, 1, 1e6, dataSheet, "lustre-release, nrs_crr.c",
        [](auto& s) -> auto& { return s.scheduler.quantum; }));
    add(number(
        "scheduler.rate", perSecond, 1e-3, 1e9, dataSheet, "lustre-release, nrs_tbf.c",
        [](auto& s) -> auto& { return s.scheduler.rate; }));
    add(number(
        "scheduler.bucket", count, 1, 1e6, dataSheet, "lustre-release, nrs_tbf.c",
        [](auto& s) -> auto& { return s.scheduler.bucket; }));
    // server
    add(number(
        "cache.capacity", bytes, 0, 1024 * 1024 * G, paper, "P3 section 5",
        [](auto& s) -> auto& { return s.cache.capacity; }));
    add(number(
        "cache.dirty", bytes, 0, 1024 * 1024 * G, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.cache.dirty; }));
    add(number(
        "cache.extent", bytes, 0, 16 * G, set, "0: a stripe", [](auto& s) -> auto& { return s.cache.extent; }));
    add(number(
        "cache.rate", megabytesPerSecond, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.cache.rate; }));
    add(number(
        "disk.transfer", megabytesPerSecond, 1e-3, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.disk.transfer; }));
    add(number(
        "disk.seek_least", milliseconds, 0, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.disk.seekLeast; }));
    add(number(
        "disk.seek_span", milliseconds, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.disk.seekSpan; }));
    add(number(
        "disk.capacity", bytes, 1, 1e15, set, "not printed", [](auto& s) -> auto& { return s.disk.capacity; }));
    add(number(
        "disk.turn", milliseconds, 0, 1e6, paper, "P3 section 5: 7200 rpm",
        [](auto& s) -> auto& { return s.disk.turn; }));
    add(number(
        "metadata.open", milliseconds, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.metadata.open; }));
    add(number(
        "metadata.create", milliseconds, 0, 1e6, set, "a free parameter, off",
        [](auto& s) -> auto& { return s.metadata.create; }));
    add(number(
        "locks.fee", milliseconds, 0, 1e6, set, "a free parameter, off", [](auto& s) -> auto& { return s.locks.fee; }));
    add(choice(
        "service.kind", serviceNames(), set, "as the papers run", [](auto& s) -> auto& { return s.service.kind; }));
    add(number(
        "service.mean", milliseconds, 1e-6, 1e9, set, "of queues alone",
        [](auto& s) -> auto& { return s.service.mean; }));
    // bounds
    add(number(
        "bounds.events", count, 1, 5e8, set, "what a desktop computer bears",
        [](auto& s) -> auto& { return s.bounds.events; }));
    add(number(
        "bounds.memory", bytes, M, 64 * G, set, "what a desktop computer bears",
        [](auto& s) -> auto& { return s.bounds.bytes; }));
    return all;
}

}  // namespace

const std::vector<Parameter>& parameters() {
    static const std::vector<Parameter> all = allParameters();
    return all;
}

Expected<const Parameter*> parameterNamed(const std::string& name) {
    const auto found = std::find_if(parameters().begin(), parameters().end(),
                                    [&](const Parameter& parameter) { return parameter.name == name; });
    if (found != parameters().end()) {
        return &*found;
    }
    std::vector<std::string> names;
    for (const Parameter& parameter : parameters()) {
        names.push_back(parameter.name);
    }
    return fail(ErrorCode::unknownParameter, base::withChoices({name}, base::nearestChoices(name, names)));
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

bool replacedByTrace(const Parameter& parameter) {
    const auto others = {"workload.traffic", "workload.per_node", "workload.duration"};
    return parameter.name.starts_with("workload.") && std::ranges::find(others, parameter.name) == others.end();
}

const base::Names<Origin>& originNames() {
    static const base::Names<Origin> names{{Origin::paper, "paper"},
                                           {Origin::dataSheet, "data-sheet"},
                                           {Origin::set, "set"},
                                           {Origin::fitted, "fitted"},
                                           {Origin::chosen, "chosen"}};
    return names;
}

Expected<void> assign(Scenario& scenario, const std::string& name, const std::string& value) {
    const Parameter* parameter = GREYSCOPE_TRY(parameterNamed(name));
    return parameter->assign(scenario, value);
}

std::optional<double> numberOf(const Scenario& scenario, const Parameter& parameter) {
    if (parameter.quantity == Quantity::words) {
        return std::nullopt;
    }
    const std::string text = parameter.text(scenario);
    return parameter.quantity == Quantity::bytes ? std::optional(*bytesIn(parameter.name, text)) : finite(text);
}

Expected<double> bytesIn(const std::string& parameter, const std::string& text) {
    double unit = 1.0;
    std::string_view digits = text;
    if (!digits.empty()) {
        const char last = digits.back();
        unit = last == 'K' ? K : last == 'M' ? M : last == 'G' ? G : 1.0;
        digits.remove_suffix(unit > 1.0 ? 1 : 0);
    }
    const auto value = finite(digits);
    if (!value || *value * unit != std::floor(*value * unit)) {
        return fail(ErrorCode::valueNotUsable, {parameter, text, takes(Quantity::bytes)});
    }
    return *value * unit;
}

}  // namespace greyscope::sim
