#include "core/sim/experiments/presets.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/base/try.h"

namespace greyscope::sim {

namespace {

using enum Origin;
using Values = std::vector<PresetValue>;

Values with(Values values, const Values& more) {
    values.insert(values.end(), more.begin(), more.end());
    return values;
}

/// PVFS2 on four servers (P3, section 5): every client accesses 400 files of 1 MB, one stripe at a time.
Values p3() {
    return {{"workload.clients", "32", paper, "P3 section 5.2"},
            {"workload.files", "400", paper, "P3 section 5.1"},
            {"workload.segments", "1", paper, "P3 section 5.1"},
            {"workload.segment", "1M", paper, "P3 section 5.1"},
            {"layout.servers", "4", paper, "P3 section 5"},
            {"layout.stripe_size", "256K", paper, "P3 section 5.1"},
            {"layout.stripe_count", "4", paper, "P3 section 5.1"},
            {"layout.first_server", "fixed", set, "not printed"},
            {"link.bandwidth", "125", paper, "P3 section 5: 1 Gbit/s"},
            {"link.delay", "0.2", paper, "P3 section 5"},
            {"client.request", "256K", paper, "P3 section 5.2: one packet per stripe"},
            {"client.in_flight", "1", set, "not printed"},
            {"client.stripe_cost", "3", set, "not printed"},
            {"client.stripe_spread", "1", set, "not printed"},
            {"client.dirty", "0", paper, "P3 section 3.1: no client cache"},
            {"scheduler.policy", "fifo", paper, "P3 section 5.1"},
            {"scheduler.depth", "4", paper, "P3 section 5.2"},
            {"cache.capacity", "800M", paper, "P3 section 5"},
            {"cache.dirty", "400M", paper, "P3 section 5.1"},
            {"cache.rate", "2000", set, "not printed"},
            {"disk.transfer", "70", set, "7200 rpm SAS, not printed"},
            {"disk.seek_least", "0.8", set, "not printed"},
            {"disk.seek_span", "15.2", set, "not printed"},
            {"disk.capacity", "300000000000", set, "not printed"},
            {"disk.turn", "8.33", paper, "P3 section 5: 7200 rpm"},
            {"metadata.open", "0.2", set, "not printed"}};
}

/// Settings of Lustre's clients and servers that both testbeds share.
Values lustre() {
    return {{"client.request", "1M", paper, "P4 section 3"},
            {"client.in_flight_per_server", "8", paper, "P4 section 5.1"},
            {"client.dirty", "32M", paper, "P4 section 5.1"},
            {"client.read_ahead", "40M", paper, "P4 section 5.1"},
            {"client.read_window", "1M", paper, "P4 section 3"},
            {"client.call_cost", "20", fitted, "P4 section 5.2.3: the knee at 128 bytes"},
            {"scheduler.depth", "64", set, "threads of a server, not printed"}};
}

/// Lustre on four servers (P4, section 5.1).
Values p4() {
    return with(lustre(), {{"workload.pattern", "sfsa", paper, "P4 table 1"},
                           {"workload.clients", "40", paper, "P4 table 1"},
                           {"workload.segments", "32", paper, "P4 table 1"},
                           {"workload.segment", "64M", paper, "P4 table 1"},
                           {"layout.servers", "4", paper, "P4 section 5.1"},
                           {"layout.stripe_size", "64K", paper, "P4 table 1"},
                           {"layout.stripe_count", "4", paper, "P4 section 5.1"},
                           {"layout.first_server", "random", paper, "P4 section 5.1"},
                           {"link.bandwidth", "125", paper, "P4 section 5.1: Gigabit Ethernet"},
                           {"link.delay", "0.1", set, "not printed"},
                           {"cache.capacity", "0", paper, "P4 section 3: OSTs write immediately"},
                           {"disk.transfer", "120", set, "two SAS disks in RAID-0, not printed"},
                           {"disk.seek_least", "0.4", set, "not printed"},
                           {"disk.seek_span", "9.6", set, "not printed"},
                           {"disk.capacity", "146000000000", paper, "P4 section 5.1: two 73 GB disks"},
                           {"disk.turn", "6", set, "10 000 rpm, not printed"}});
}

/// Lustre 1.4.7 on 46 OSTs (P2, section 4): each process writes 256 MB of a shared file.
Values p2() {
    return with(lustre(), {{"workload.pattern", "sfsa", paper, "P2 section 4.2"},
                           {"workload.clients", "16", paper, "P2 section 4.2"},
                           {"workload.segments", "1", paper, "P2 section 4.2"},
                           {"workload.segment", "256M", paper, "P2 section 4.2"},
                           {"layout.servers", "46", paper, "P2 section 4"},
                           {"layout.stripe_size", "1M", set, "not printed"},
                           {"layout.stripe_count", "46", paper, "P2 section 4.1"},
                           {"link.bandwidth", "125", paper, "P2 section 4: Gigabit Ethernet"},
                           {"link.delay", "0.1", set, "not printed"},
                           {"disk.transfer", "45", set, "WD800JB, not printed"},
                           {"disk.seek_least", "0.8", set, "not printed"},
                           {"disk.seek_span", "15.2", set, "not printed"},
                           {"disk.capacity", "80000000000", dataSheet, "WD800JB: 80 GB"},
                           {"disk.turn", "8.33", paper, "P2 section 4: 7200 rpm"},
                           {"metadata.open", "1.05", fitted, "P2 table 2"},
                           {"metadata.create", "3.78", fitted, "P2 table 2"}});
}

/// OBDFilter-Survey on the servers themselves (P1, section 2): each thread writes to its own objects.
Values p1() {
    return {{"workload.pattern", "mfwa", paper, "P1 section 2.1: OBDFilter-Survey"},
            {"workload.clients", "16", paper, "P1 tables 5 to 7"},
            {"workload.segments", "64", set, "16 GB in P1, shortened"},
            {"workload.segment", "1M", paper, "P1 section 2.1: records of 1024 KB"},
            {"layout.servers", "1", paper, "P1 table 2"},
            {"layout.stripe_size", "1M", paper, "P1 section 2.1"},
            {"layout.stripe_count", "1", paper, "P1 section 2.1"},
            {"layout.first_server", "round-robin", paper, "P1 section 2.1"},
            {"link.bandwidth", "0", paper, "P1 section 2.1: no network in between"},
            {"link.delay", "0", paper, "P1 section 2.1: no network in between"},
            {"client.in_flight", "1", paper, "P1 section 2.1: one record at a time"},
            {"scheduler.depth", "128", set, "not printed"},
            {"disk.transfer", "500", set, "an array of SAS disks, not printed"},
            {"disk.seek_least", "0.4", set, "not printed"},
            {"disk.seek_span", "2", set, "many disks share the seeks, not printed"},
            {"disk.capacity", "7200000000000", paper, "P1 section 2.1: 24 disks of 300 GB"},
            {"disk.turn", "1", set, "many disks share the rotation delay, not printed"}};
}

/// Random arrivals at one server without a disk: rho = arrivals x mean / (servers x slots).
Values queue(const char* service, const char* depth, const char* arrivals) {
    return {{"workload.traffic", "open", set, "only for queues"},
            {"workload.arrivals", arrivals, set, "only for queues"},
            {"workload.segments", "4000000", set, "only for queues"},
            {"workload.segment", "1", set, "only for queues"},
            {"layout.servers", "1", set, "only for queues"},
            {"layout.stripe_count", "1", set, "only for queues"},
            {"link.bandwidth", "0", set, "only for queues"},
            {"link.delay", "0", set, "only for queues"},
            {"scheduler.depth", depth, set, "only for queues"},
            {"service.kind", service, set, "only for queues"},
            {"service.mean", "1000", set, "only for queues"}};
}

}  // namespace

Scenario ScenarioPreset::scenario() const {
    Scenario scenario;
    for (const PresetValue& value : values) {
        static_cast<void>(assign(scenario, value.parameter, value.value));  // tests check that every value can be
                                                                            // assigned
    }
    scenario.preset = name;
    return scenario;
}

const std::vector<ScenarioPreset>& presets() {
    static const std::vector<ScenarioPreset> all{
        {"p1", "P1", p1()},
        {"p2", "P2", p2()},
        {"p2-hierarchical", "P2",
         with(p2(), {{"layout.hierarchical", "2", paper, "P2 section 4.3"},
                     {"layout.stripe_count", "2", paper, "P2 section 4.3"},
                     {"metadata.open", "0", fitted, "P2 table 2"},
                     {"metadata.create", "8.71", fitted, "P2 table 2"}})},
        {"p3", "P3", p3()},
        {"p3-shares", "P3",
         with(p3(), {{"workload.end", "endless", set, "the files of section 5.1 end after 73 and 111 s"},
                     {"workload.duration", "200", paper, "P3 section 5.2"},
                     {"scheduler.policy", "sfq", paper, "P3 section 5.2"},
                     {"scheduler.weights", "1:4", paper, "P3 section 5.2"}})},
        {"p4", "P4", p4()},
        {"mm1", "", queue("exponential", "1", "0.8")},
        {"md1", "", queue("constant", "1", "0.8")},
        {"mm4", "", queue("exponential", "4", "3.2")},
    };
    return all;
}

base::Expected<const ScenarioPreset*> presetNamed(const std::string& name) {
    const auto found = std::find_if(presets().begin(), presets().end(),
                                    [&](const ScenarioPreset& preset) { return preset.name == name; });
    if (found != presets().end()) {
        return &*found;
    }
    std::vector<std::string> names;
    for (const ScenarioPreset& preset : presets()) {
        names.push_back(preset.name);
    }
    return base::fail(base::ErrorCode::optionUnknown, {"preset", name, base::joined(names, ", ")});
}

std::vector<Provenance> provenanceOf(const Scenario& scenario) {
    const auto preset = std::find_if(presets().begin(), presets().end(),
                                     [&](const ScenarioPreset& p) { return p.name == scenario.preset; });
    const Scenario usual = preset == presets().end() ? Scenario{} : preset->scenario();
    std::vector<Provenance> all;
    for (const Parameter& parameter : parameters()) {
        Provenance known{&parameter, parameter.text(scenario), parameter.text(usual), parameter.origin,
                         parameter.source};
        if (preset != presets().end()) {
            for (const PresetValue& value : preset->values) {  // a later one replaces an earlier one
                if (value.parameter == parameter.name) {
                    known.origin = value.origin;
                    known.source = value.source;
                }
            }
        }
        if (known.value != known.usual) {
            known.origin = Origin::chosen;
            known.source.clear();
        }
        all.push_back(std::move(known));
    }
    return all;
}

}  // namespace greyscope::sim
