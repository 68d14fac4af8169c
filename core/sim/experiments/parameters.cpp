#include "core/sim/experiments/parameters.h"

#include <algorithm>
#include <utility>

#include "core/base/nearest.h"
#include "core/base/try.h"
#include "core/data/columns/cell_text.h"
#include "core/sim/experiments/parameter_kinds.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;
using base::fail;

namespace {

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
    constexpr double M = 1024.0 * 1024.0, G = M * 1024.0;
    std::vector<Parameter> all;
    const auto add = [&all](Parameter parameter) { all.push_back(std::move(parameter)); };
    // Traffic
    add(choiceParameter(
        "workload.traffic", trafficNames(), set, "as in the papers",
        [](auto& s) -> auto& { return s.workload.traffic; }));
    add(patternParameter());
    add(choiceParameter(
        "workload.operation", phaseNames(), paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.workload.phases; }));
    add(numberParameter(
        "workload.clients", count, 1, 1e6, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.workload.pattern.processes; }));
    add(numberParameter(
        "workload.per_node", count, 1, 1e6, paper, "P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.processesPerNode; }));
    add(numberParameter(
        "workload.files", count, 1, 1e9, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.workload.pattern.filesPerProcess; }));
    add(numberParameter(
        "workload.segments", count, 1, 1e15, paper, "P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.segments; }));
    add(numberParameter(
        "workload.segment", bytes, 1, 1e15, paper, "P3 section 5.1, P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.segmentSize; }));
    add(numberParameter(
        "workload.tiles_across", count, 1, 1e6, set, "only for MPI Tile-IO",
        [](auto& s) -> auto& { return s.workload.pattern.tilesAcross; }));
    add(numberParameter(
        "workload.wait", milliseconds, 0, 1e9, paper, "P4 table 1",
        [](auto& s) -> auto& { return s.workload.pattern.waitMs; }));
    add(choiceParameter(
        "workload.end", endNames(), set, "as in the papers", [](auto& s) -> auto& { return s.workload.endless; }));
    add(numberParameter(
        "workload.duration", seconds, 0, 1e6, paper, "P3 section 5.2",
        [](auto& s) -> auto& { return s.workload.duration; }));
    add(numberParameter(
        "workload.arrivals", perSecond, 1e-6, 1e9, set, "only for queues",
        [](auto& s) -> auto& { return s.workload.arrivalRate; }));
    // Layout
    add(numberParameter(
        "layout.servers", count, 1, 4096, paper, "P3 section 5, P4 section 5.1",
        [](auto& s) -> auto& { return s.layout.servers; }));
    add(numberParameter(
        "layout.stripe_size", bytes, 1, 16 * G, paper, "P3 section 5.1, P4 table 1",
        [](auto& s) -> auto& { return s.layout.stripeSize; }));
    add(numberParameter(
        "layout.stripe_count", count, 1, 4096, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.layout.stripeCount; }));
    add(numberParameter(
        "layout.hierarchical", count, 0, 4096, paper, "P2 section 3.2",
        [](auto& s) -> auto& { return s.layout.subsetSize; }));
    add(choiceParameter(
        "layout.first_server", firstServerNames(), set, "not printed",
        [](auto& s) -> auto& { return s.layout.firstServer; }));
    // Network
    add(numberParameter(
        "link.bandwidth", megabytesPerSecond, 0, 1e6, paper, "P3 section 5: 1 Gbit/s",
        [](auto& s) -> auto& { return s.link.bandwidth; }));
    add(numberParameter(
        "link.delay", milliseconds, 0, 1e6, paper, "P3 section 5", [](auto& s) -> auto& { return s.link.delay; }));
    // Client
    add(numberParameter(
        "client.request", bytes, 1, 4 * M, paper, "P4 section 3: 1 MB RPCs",
        [](auto& s) -> auto& { return s.client.requestSize; }));
    add(numberParameter(
        "client.in_flight", count, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.client.inFlight; }));
    add(numberParameter(
        "client.in_flight_per_server", count, 0, 1e4, paper, "P4 section 5.1",
        [](auto& s) -> auto& { return s.client.inFlightPerServer; }));
    add(numberParameter(
        "client.stripe_cost", milliseconds, 0, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.client.stripeCost; }));
    add(numberParameter(
        "client.stripe_spread", milliseconds, 0, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.client.stripeSpread; }));
    add(numberParameter(
        "client.call_cost", microseconds, 0, 1e9, set, "a free parameter, off",
        [](auto& s) -> auto& { return s.client.callCost; }));
    add(numberParameter(
        "client.dirty", bytes, 0, 1024 * G, paper, "P4 section 5.1", [](auto& s) -> auto& { return s.client.dirty; }));
    add(numberParameter(
        "client.read_ahead", bytes, 0, 1024 * G, paper, "P4 section 5.1",
        [](auto& s) -> auto& { return s.client.readAhead; }));
    add(numberParameter(
        "client.read_window", bytes, 0, 16 * G, paper, "P4 section 3",
        [](auto& s) -> auto& { return s.client.readWindow; }));
    add(numberParameter(
        "client.wide_cost", microseconds, 0, 1e9, set, "a free parameter, off",
        [](auto& s) -> auto& { return s.client.wideCost; }));
    // Scheduler
    add(policyParameter());
    add(numberParameter(
        "scheduler.depth", count, 1, 1e6, paper, "P3 section 5.2", [](auto& s) -> auto& { return s.scheduler.depth; }));
    add(weightsParameter());
    add(numberParameter(
        "scheduler.quantum", count, 1, 1e6, dataSheet, "lustre-release, nrs_crr.c",
        [](auto& s) -> auto& { return s.scheduler.quantum; }));
    add(numberParameter(
        "scheduler.rate", perSecond, 1e-3, 1e9, dataSheet, "lustre-release, nrs_tbf.c",
        [](auto& s) -> auto& { return s.scheduler.rate; }));
    add(numberParameter(
        "scheduler.bucket", count, 1, 1e6, dataSheet, "lustre-release, nrs_tbf.c",
        [](auto& s) -> auto& { return s.scheduler.bucket; }));
    // Server
    add(numberParameter(
        "cache.capacity", bytes, 0, 1024 * 1024 * G, paper, "P3 section 5",
        [](auto& s) -> auto& { return s.cache.capacity; }));
    add(numberParameter(
        "cache.dirty", bytes, 0, 1024 * 1024 * G, paper, "P3 section 5.1",
        [](auto& s) -> auto& { return s.cache.dirty; }));
    add(numberParameter(
        "cache.extent", bytes, 0, 16 * G, set, "0: one stripe", [](auto& s) -> auto& { return s.cache.extent; }));
    add(numberParameter(
        "cache.rate", megabytesPerSecond, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.cache.rate; }));
    add(numberParameter(
        "disk.transfer", megabytesPerSecond, 1e-3, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.disk.transfer; }));
    add(numberParameter(
        "disk.seek_least", milliseconds, 0, 1e6, set, "not printed",
        [](auto& s) -> auto& { return s.disk.seekLeast; }));
    add(numberParameter(
        "disk.seek_span", milliseconds, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.disk.seekSpan; }));
    add(numberParameter(
        "disk.capacity", bytes, 1, 1e15, set, "not printed", [](auto& s) -> auto& { return s.disk.capacity; }));
    add(numberParameter(
        "disk.turn", milliseconds, 0, 1e6, paper, "P3 section 5: 7200 rpm",
        [](auto& s) -> auto& { return s.disk.turn; }));
    add(numberParameter(
        "metadata.open", milliseconds, 0, 1e6, set, "not printed", [](auto& s) -> auto& { return s.metadata.open; }));
    add(numberParameter(
        "metadata.create", milliseconds, 0, 1e6, set, "a free parameter, off",
        [](auto& s) -> auto& { return s.metadata.create; }));
    add(numberParameter(
        "locks.fee", milliseconds, 0, 1e6, set, "a free parameter, off", [](auto& s) -> auto& { return s.locks.fee; }));
    add(choiceParameter(
        "service.kind", serviceNames(), set, "as in the papers", [](auto& s) -> auto& { return s.service.kind; }));
    add(numberParameter(
        "service.mean", milliseconds, 1e-6, 1e9, set, "only for queues",
        [](auto& s) -> auto& { return s.service.mean; }));
    // Limits
    add(numberParameter(
        "bounds.events", count, 1, 5e8, set, "suitable for a desktop computer",
        [](auto& s) -> auto& { return s.bounds.events; }));
    add(numberParameter(
        "bounds.memory", bytes, M, 64 * G, set, "suitable for a desktop computer",
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
    return parameter.quantity == Quantity::bytes ? std::optional(*bytesIn(parameter.name, text)) : data::numberIn(text);
}

}  // namespace greyscope::sim
