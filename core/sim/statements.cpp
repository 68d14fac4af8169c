#include "core/sim/statements.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <mutex>
#include <numeric>

#include "core/access/pattern.h"
#include "core/base/contains.h"
#include "core/base/try.h"
#include "core/layout/metadata_cost.h"
#include "core/sim/experiment_json.h"
#include "core/sim/presets.h"

namespace greyscope::sim {

using base::ErrorCode;
using base::Expected;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kQuarter = 0.25;
using Changes = std::vector<std::pair<std::string, std::string>>;

Scenario scenarioWith(Scenario scenario, const Changes& values) {
    for (const auto& [name, value] : values) {
        static_cast<void>(assign(scenario, name, value));  // a test runs all of them
    }
    return scenario;
}

Scenario presetWith(const char* preset, const Changes& values) {
    return scenarioWith((*presetNamed(preset))->scenario(), values);
}

/// Runs of scenarios, each once however many statements ask for it. Any number of threads may.
class Runs {
public:
    Runs(const StatementOptions& options, base::Progress& progress) : m_options(options), m_progress(progress) {}

    /// The phases of a scenario, one list a replication; none where it was cancelled.
    std::vector<std::vector<PhaseResult>> of(const Scenario& scenario, std::size_t replications) {
        std::vector<std::vector<PhaseResult>> all;
        for (std::size_t r = 0; r < replications; ++r) {
            all.push_back(one(scenario, m_options.seed + r));
        }
        return all;
    }
    /// Mean over the replications of a number of a phase.
    template <class Of>
    double mean(const Scenario& scenario, std::size_t phase, std::size_t replications, Of&& number) {
        double sum = 0.0;
        for (const auto& phases : of(scenario, replications)) {
            sum += phase < phases.size() ? number(phases[phase]) : 0.0;
        }
        return sum / static_cast<double>(replications);
    }
    [[nodiscard]] bool cancelled() const { return m_progress.cancelled(); }
    [[nodiscard]] const StatementOptions& options() const { return m_options; }

private:
    std::vector<PhaseResult> one(const Scenario& scenario, std::uint64_t seed) {
        const std::string key = experimentJson({scenario, {}, 1, seed, nullptr, 0});
        {
            const std::lock_guard lock(m_mutex);
            if (const auto found = m_known.find(key); found != m_known.end()) {
                return found->second;
            }
        }
        struct Cancelling final : base::Progress {
            explicit Cancelling(const base::Progress& whole) : progress(whole) {}
            void report(double) override {}
            [[nodiscard]] bool cancelled() const override { return progress.cancelled(); }
            const base::Progress& progress;
        } cancelling(m_progress);
        const auto run = simulate(scenario, {seed, nullptr, 0}, cancelling);
        if (!run) {
            return {};
        }
        const std::lock_guard lock(m_mutex);
        return m_known.emplace(key, run->phases).first->second;
    }

    const StatementOptions& m_options;
    base::Progress& m_progress;
    std::mutex m_mutex;
    std::map<std::string, std::vector<PhaseResult>> m_known;
};

/// A reading before it is calculated.
struct Draft {
    std::string name = {}, printed = {}, criterion = {}, unit = {};
    double low = -kInfinity, high = kInfinity;
    Scenario scenario = {};
    std::function<double(Runs&, const Scenario&, std::size_t)> of = {};  ///< of so many replications
    std::vector<std::string> restsOn = {};                               ///< moved by a quarter
};

struct StatementDraft {
    Statement statement;
    std::vector<Draft> readings;
    bool isFit = false;
    bool all = false;  ///< every reading has to hold, not the first alone
};

double throughput(Runs& runs, const Scenario& scenario, std::size_t phase, std::size_t replications) {
    return runs.mean(scenario, phase, replications, [](const PhaseResult& p) { return p.throughput; });
}

Scenario withClients(const Scenario& scenario, int clients) {
    return scenarioWith(scenario, {{"workload.clients", std::to_string(clients)}});
}

/// Throughput with so many clients, over that with others; phase 1 is the reading after the writing.
std::function<double(Runs&, const Scenario&, std::size_t)> ratioOfClients(int clients, int others, std::size_t phase) {
    return [=](Runs& runs, const Scenario& scenario, std::size_t replications) {
        return throughput(runs, withClients(scenario, clients), phase, replications) /
               throughput(runs, withClients(scenario, others), phase, replications);
    };
}

/// The number of clients that read fastest.
double knee(Runs& runs, const Scenario& scenario, std::size_t replications) {
    double best = 0.0, at = 0.0;
    for (const int clients : {4, 8, 16, 32, 64}) {
        const double found = throughput(runs, withClients(scenario, clients), 1, replications);
        if (found > best) {
            best = found;
            at = clients;
        }
    }
    return at;
}

double shareOfLast(Runs& runs, const Scenario& scenario, std::size_t replications) {
    return 100.0 * runs.mean(scenario, 0, replications, [](const PhaseResult& p) { return p.groups.back().share; });
}

/// Standard deviation of the last group's share of each two seconds, in points.
double deviation(Runs& runs, const Scenario& scenario, std::size_t replications) {
    return runs.mean(scenario, 0, replications, [](const PhaseResult& phase) {
        double count = 0.0, sum = 0.0, squares = 0.0;
        const auto& last = phase.groups.back().overTime.amounts();
        for (std::size_t bin = 0; bin < last.size(); ++bin) {
            double all = 0.0;
            for (const GroupResult& group : phase.groups) {
                const auto& amounts = group.overTime.amounts();
                all += bin < amounts.size() ? static_cast<double>(amounts[bin]) : 0.0;
            }
            if (all > 0.0) {
                const double share = 100.0 * static_cast<double>(last[bin]) / all;
                count += 1.0;
                sum += share;
                squares += share * share;
            }
        }
        return count > 1.0 ? std::sqrt(std::max(0.0, squares / count - sum / count * sum / count)) : 0.0;
    });
}

const std::vector<std::string>& p3Parameters() {
    static const std::vector<std::string> names{"client.stripe_cost", "client.stripe_spread", "cache.rate",
                                                "disk.transfer",      "disk.seek_least",      "disk.seek_span",
                                                "metadata.open"};
    return names;
}

const std::vector<std::string>& p4Parameters() {
    static const std::vector<std::string> names{"client.call_cost", "disk.transfer", "disk.seek_least",
                                                "disk.seek_span",   "disk.turn",     "link.delay"};
    return names;
}

std::string plusMinus(const std::string& printed, const std::string& tolerance) {
    return printed + " +- " + tolerance;
}

// 1 and 2

StatementDraft metadataTable(bool create) {
    StatementDraft draft;
    draft.statement = {.number = create ? 1 : 2,
                       .paper = "P2",
                       .place = "table 2",
                       .claim = create ? "Times to create a file with 4 to 32 processes"
                                       : "Times to resize a file with 4 to 32 processes"};
    draft.isFit = draft.all = true;
    for (const bool split : {false, true}) {
        Draft reading{.name = split ? "split writing" : "original",
                      .printed = "4 rows",
                      .criterion = create ? "off by at most 4 %" : "off by at most 5 %",
                      .unit = "%",
                      .high = create ? 4.0 : 5.0};
        reading.of = [create, split](Runs&, const Scenario&, std::size_t) {
            double most = 0.0;
            for (const layout::PrintedCost& row : layout::printedCosts()) {
                const auto fitted =
                    split ? layout::splitWritingCost(row.processes) : layout::originalCost(row.processes);
                const auto& printed = split ? row.split : row.original;
                const double ratio = create ? fitted.create / printed.create : fitted.resize / printed.resize;
                most = std::max(most, 100.0 * std::abs(ratio - 1.0));
            }
            return most;
        };
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

// 3 to 6: P3, section 5.1

Scenario writtenThenRead() {
    return presetWith("p3", {{"workload.operation", "write-then-read"}});
}

StatementDraft readsDouble() {
    StatementDraft draft;
    draft.statement = {.number = 3,
                       .paper = "P3",
                       .place = "section 5.1",
                       .claim = "Eight clients read twice as fast as four, from memory"};
    Draft own{.name = "3 ms of a client's processor a stripe",
              .printed = "twice",
              .criterion = "at least 1.8",
              .unit = "",
              .low = 1.8,
              .scenario = writtenThenRead(),
              .of = ratioOfClients(8, 4, 1),
              .restsOn = p3Parameters()};
    Draft without = own;
    without.name = "no such cost";
    without.scenario = scenarioWith(own.scenario, {{"client.stripe_cost", "0"}, {"client.stripe_spread", "0"}});
    without.restsOn.clear();
    draft.readings = {std::move(own), std::move(without)};
    return draft;
}

StatementDraft readsCollapse() {
    StatementDraft draft;
    draft.statement = {.number = 4,
                       .paper = "P3",
                       .place = "section 5.1",
                       .claim = "Sixteen clients read far slower than eight: what they wrote is no longer in memory"};
    draft.readings = {{.name = "eight over sixteen",
                       .printed = "",
                       .criterion = "at least 3, a reading of ours",
                       .unit = "",
                       .low = 3.0,
                       .scenario = writtenThenRead(),
                       .of = ratioOfClients(8, 16, 1),
                       .restsOn = p3Parameters()}};
    return draft;
}

StatementDraft cacheMovesTheKnee() {
    StatementDraft draft;
    draft.statement = {.number = 5,
                       .paper = "P3",
                       .place = "section 5.1",
                       .claim = "Twice the cache and threshold move the collapse by one step of clients"};
    Draft own{.name = "clients that read fastest, over those with the plain cache",
              .printed = "",
              .criterion = "2",
              .unit = "",
              .low = 2.0,
              .high = 2.0,
              .scenario = writtenThenRead(),
              .restsOn = p3Parameters()};
    own.of = [](Runs& runs, const Scenario& scenario, std::size_t replications) {
        const Scenario doubled = scenarioWith(scenario, {{"cache.capacity", "1600M"}, {"cache.dirty", "800M"}});
        return knee(runs, doubled, replications) / knee(runs, scenario, replications);
    };
    draft.readings = {std::move(own)};
    return draft;
}

StatementDraft levelOff() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {
        .number = 6, .paper = "P3", .place = "section 5.1", .claim = "From 32 to 64 clients throughput stays"};
    for (const std::size_t phase : {1U, 0U}) {
        Draft reading{.name = phase == 1 ? "reads" : "writes",
                      .printed = "",
                      .criterion = "within 10 %",
                      .unit = "%",
                      .low = -10.0,
                      .high = 10.0,
                      .scenario = writtenThenRead(),
                      .restsOn = p3Parameters()};
        reading.of = [ratio = ratioOfClients(64, 32, phase)](Runs& runs, const Scenario& scenario, std::size_t n) {
            return 100.0 * (ratio(runs, scenario, n) - 1.0);
        };
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

// 7 to 12: P3, section 5.2

struct SharedWay {
    const char* name;
    Changes values;
};

const std::vector<SharedWay>& sharedWays() {
    static const std::vector<SharedWay> ways{
        {"writes, every file begins at server 1", {}},
        {"reads, every file begins at server 1", {{"workload.operation", "read"}}},
        {"writes, the first server of a file is drawn", {{"layout.first_server", "random"}}},
        {"reads, the first server of a file is drawn",
         {{"workload.operation", "read"}, {"layout.first_server", "random"}}}};
    return ways;
}

StatementDraft sharesByWeight(int number, const char* weights, double value, const char* printed) {
    StatementDraft draft;
    draft.statement = {.number = number,
                       .paper = "P3",
                       .place = "figure 4",
                       .claim = std::string("Share of group 2 with weights ") + weights + " in 200 s"};
    for (const SharedWay& way : sharedWays()) {
        Draft reading{.name = way.name,
                      .printed = printed,
                      .criterion = plusMinus(printed, "5 %"),
                      .unit = "%",
                      .low = value * 0.95,
                      .high = value * 1.05,
                      .scenario = scenarioWith(presetWith("p3-shares", {{"scheduler.weights", weights}}), way.values),
                      .of = shareOfLast,
                      .restsOn = draft.readings.empty() ? p3Parameters() : std::vector<std::string>{}};
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft deviationRises() {
    StatementDraft draft;
    draft.statement = {.number = 10,
                       .paper = "P3",
                       .place = "section 5.2",
                       .claim = "The share varies more the less even the weights are"};
    for (const SharedWay& way : sharedWays()) {
        Draft reading{.name = way.name,
                      .printed = "",
                      .criterion = "each step of 1:1, 1:2, 1:4 adds",
                      .unit = "points",
                      .low = 1e-9,
                      .scenario = scenarioWith(presetWith("p3-shares", {}), way.values)};
        reading.of = [](Runs& runs, const Scenario& scenario, std::size_t replications) {
            double before = -kInfinity, least = kInfinity;
            for (const char* weights : {"1:1", "1:2", "1:4"}) {
                const double found =
                    deviation(runs, scenarioWith(scenario, {{"scheduler.weights", weights}}), replications);
                least = std::min(least, found - before);
                before = found;
            }
            return least;
        };
        reading.restsOn = draft.readings.empty() ? p3Parameters() : std::vector<std::string>{};
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft fourInFlight() {
    StatementDraft draft;
    draft.statement = {.number = 11,
                       .paper = "P3",
                       .place = "section 5.2",
                       .claim =
                           "With four stripes in flight shares are those of the weights: P3's fall short for want of "
                           "requests that wait"};
    for (const char* operation : {"read", "write"}) {
        Draft reading{
            .name = std::string(operation) + "s",
            .printed = "",
            .criterion = "off by at most 1 point",
            .unit = "points",
            .high = 1.0,
            .scenario = presetWith("p3-shares", {{"workload.operation", operation}, {"client.in_flight", "4"}})};
        reading.of = [](Runs& runs, const Scenario& scenario, std::size_t replications) {
            double most = 0.0;
            for (const auto& [weights, ideal] :
                 std::vector<std::pair<const char*, double>>{{"1:1", 50.0}, {"1:2", 200.0 / 3.0}, {"1:4", 80.0}}) {
                const double share =
                    shareOfLast(runs, scenarioWith(scenario, {{"scheduler.weights", weights}}), replications);
                most = std::max(most, std::abs(share - ideal));
            }
            return most;
        };
        reading.restsOn = draft.readings.empty() ? p3Parameters() : std::vector<std::string>{};
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft deepSlots() {
    StatementDraft draft;
    draft.statement = {.number = 12,
                       .paper = "P3",
                       .place = "section 5.2",
                       .claim = "Sixteen slots and few requests that wait: 1:4 comes to about a half"};
    for (const SharedWay& way : sharedWays()) {
        draft.readings.push_back(
            {.name = way.name,
             .printed = "",
             .criterion = "50 +- 3 points",
             .unit = "%",
             .low = 47.0,
             .high = 53.0,
             .scenario = scenarioWith(presetWith("p3-shares", {{"scheduler.depth", "16"}}), way.values),
             .of = shareOfLast,
             .restsOn = draft.readings.empty() ? p3Parameters() : std::vector<std::string>{}});
    }
    return draft;
}

// 13 to 18: P4 and P2

StatementDraft serversOfAClient() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 13,
                       .paper = "P4",
                       .place = "section 5.4",
                       .claim =
                           "Strided segments of a stripe on four servers: a client meets one server where the number "
                           "of clients is a multiple of four, otherwise two",
                       .computed = true};
    struct Way {
        const char* name;
        const char* printed;
        int rest, step;
        double wanted;
    };
    for (const Way& way : {Way{"multiples of four", "1", 0, 4, 1.0}, Way{"other even numbers", "2", 2, 4, 2.0},
                           Way{"odd numbers, by arithmetic (P4 says 2)", "", 1, 2, 4.0}}) {
        Draft reading{.name = way.name,
                      .printed = way.printed,
                      .criterion = base::toText(way.wanted),
                      .unit = "servers",
                      .low = way.wanted,
                      .high = way.wanted};
        reading.of = [way](Runs&, const Scenario&, std::size_t) {
            const auto layout = layout::striped({65'536, 4, 0, 4});
            double most = 0.0;
            for (int clients = way.rest == 0 ? 4 : way.rest; clients <= 48; clients += way.step) {
                const access::Pattern pattern{
                    .shape = access::Shape::strided, .processes = clients, .segments = 32'768, .segmentSize = 65'536};
                most = std::max(most, static_cast<double>(access::ostsOf(pattern, *layout, 0).size()));
            }
            return most;
        };
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

/// Gain in bandwidth, idle time deducted, of a wait of two seconds between calls.
double gainOfWaiting(Runs& runs, const Scenario& scenario, std::size_t replications) {
    const auto bandwidth = [&](const char* wait) {
        return runs.mean(scenarioWith(scenario, {{"workload.wait", wait}}), 0, replications,
                         [](const PhaseResult& p) { return p.withoutIdle; });
    };
    return 100.0 * (bandwidth("5000") / bandwidth("0") - 1.0);
}

StatementDraft waitsHelp() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 14,
                       .paper = "P4",
                       .place = "section 5.3",
                       .claim =
                           "Waits of seconds between calls raise the bandwidth that is left when they are deducted: "
                           "least where access is strided"};
    struct Way {
        const char* pattern;
        const char* operation;
        const char* printed;
    };
    for (const Way& way : {Way{"sfsa", "write", "46"}, Way{"sfsa", "read", "72"}, Way{"sfsa-strided", "write", "41"},
                           Way{"sfsa-strided", "read", "27"}, Way{"mfwa", "write", "59"}, Way{"mfwa", "read", "58"}}) {
        draft.readings.push_back(
            {.name = std::string(way.pattern) + ", " + way.operation + "s",
             .printed = way.printed,
             .criterion = "above 0: the direction alone",
             .unit = "%",
             .low = 1e-9,
             .scenario = presetWith("p4", {{"workload.pattern", way.pattern}, {"workload.operation", way.operation}}),
             .of = gainOfWaiting,
             .restsOn = draft.readings.empty() ? p4Parameters() : std::vector<std::string>{}});
    }
    Draft order{.name = "strided writes gain least, files of their own most",
                .printed = "41 < 46 < 59",
                .criterion = "in this order",
                .unit = "points",
                .low = 1e-9,
                .scenario = presetWith("p4", {{"workload.operation", "write"}})};
    order.of = [](Runs& runs, const Scenario& scenario, std::size_t replications) {
        const auto gain = [&](const char* pattern) {
            return gainOfWaiting(runs, scenarioWith(scenario, {{"workload.pattern", pattern}}), replications);
        };
        const double strided = gain("sfsa-strided"), plain = gain("sfsa"), files = gain("mfwa");
        return std::min(plain - strided, files - plain);
    };
    draft.readings.push_back(std::move(order));
    return draft;
}

StatementDraft halvesBelowTheKnee() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 15,
                       .paper = "P4",
                       .place = "section 5.2",
                       .claim = "Below the knee half the size of a call halves the bandwidth"};
    for (const char* operation : {"read", "write"}) {
        Draft reading{.name = std::string(operation) + "s, from 64 to 32 bytes",
                      .printed = "-46",
                      .criterion = "-46 +- 5 points",
                      .unit = "%",
                      .low = -51.0,
                      .high = -41.0,
                      .scenario = presetWith("p4", {{"workload.operation", operation}})};
        reading.of = [](Runs& runs, const Scenario& scenario, std::size_t replications) {
            const auto of = [&](const char* segment, const char* segments) {
                return throughput(
                    runs, scenarioWith(scenario, {{"workload.segment", segment}, {"workload.segments", segments}}), 0,
                    replications);
            };
            return 100.0 * (of("32", "67108864") / of("64", "33554432") - 1.0);
        };
        reading.restsOn = draft.readings.empty() ? p4Parameters() : std::vector<std::string>{};
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft subfilesOfAStep() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 16,
                       .paper = "P2",
                       .place = "section 4.3",
                       .claim =
                           "A step of BT-IO lies in one subfile of 23 where there are 40 steps, in more where there "
                           "are 8",
                       .computed = true};
    struct Way {
        const char* name;
        std::int64_t steps;
        bool most;
        double low, high;
    };
    for (const Way& way :
         {Way{"8 steps, the least", 8, false, 3.0, 3.0}, Way{"8 steps, the most", 8, true, 4.0, 4.0},
          Way{"40 steps, the least", 40, false, 1.0, 1.0}, Way{"40 steps, the most", 40, true, 1.0, 2.0}}) {
        Draft reading{.name = way.name,
                      .printed = way.steps == 40 ? "1" : "",
                      .criterion = way.low == way.high ? base::toText(way.low)
                                                       : base::toText(way.low) + " or " + base::toText(way.high),
                      .unit = "subfiles",
                      .low = way.low,
                      .high = way.high};
        reading.of = [way](Runs&, const Scenario&, std::size_t) {
            const access::Pattern pattern = access::btIo(16, way.steps, access::patternNamed("bt-io")->pattern.bytes());
            layout::Hierarchy hierarchy{1 << 20, 2, 1, 0, 46};
            hierarchy.subfileSize = layout::subfileSizeFor(pattern.fileSize(), hierarchy);
            const auto layout = layout::hierarchical(hierarchy, layout::CountedFrom::component);
            double found = way.most ? 0.0 : kInfinity;
            for (std::int64_t step = 0; step < way.steps; ++step) {
                const auto count = static_cast<double>(access::componentsOfStep(pattern, *layout, step).size());
                found = way.most ? std::max(found, count) : std::min(found, count);
            }
            return found;
        };
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft tileFile() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 17,
                       .paper = "P2",
                       .place = "section 4.4",
                       .claim = "The tile file has 192 MB a process",
                       .computed = true};
    Draft reading{.name = "MB a process, 8 and 16",
                  .printed = "192",
                  .criterion = "192",
                  .unit = "MB",
                  .low = 192.0,
                  .high = 192.0};
    reading.of = [](Runs&, const Scenario&, std::size_t) {
        double sum = 0.0;
        for (const std::int64_t processes : {8, 16}) {
            access::Pattern pattern = access::patternNamed("mpi-tile-io")->pattern;
            pattern.processes = processes;
            sum += static_cast<double>(pattern.fileSize()) / static_cast<double>(processes << 20);
        }
        return sum / 2.0;
    };
    draft.readings = {std::move(reading)};
    return draft;
}

StatementDraft stridedIsSlower() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 18,
                       .paper = "P4",
                       .place = "section 5.2",
                       .claim = "With segments below the stripe size strided access is not faster than contiguous"};
    for (const char* operation : {"write", "read"}) {
        Draft reading{.name = std::string(operation) + "s of 8, 16 and 32 KB, strided over contiguous",
                      .printed = "",
                      .criterion = "at most 1",
                      .unit = "",
                      .high = 1.0,
                      .scenario = presetWith("p4", {{"workload.operation", operation}})};
        reading.of = [](Runs& runs, const Scenario& scenario, std::size_t replications) {
            double most = 0.0;
            for (const int kilobytes : {8, 16, 32}) {
                const auto of = [&](const char* pattern) {
                    return throughput(
                        runs,
                        scenarioWith(scenario, {{"workload.pattern", pattern},
                                                {"workload.segment", std::to_string(kilobytes) + "K"},
                                                {"workload.segments", std::to_string((2 << 20) / kilobytes)}}),
                        0, replications);
                };
                most = std::max(most, of("sfsa-strided") / of("sfsa"));
            }
            return most;
        };
        reading.restsOn = draft.readings.empty() ? p4Parameters() : std::vector<std::string>{};
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

std::vector<StatementDraft> allDrafts() {
    return {metadataTable(true),
            metadataTable(false),
            readsDouble(),
            readsCollapse(),
            cacheMovesTheKnee(),
            levelOff(),
            sharesByWeight(7, "1:1", 50.17, "50.17"),
            sharesByWeight(8, "1:2", 67.50, "67.50"),
            sharesByWeight(9, "1:4", 73.67, "73.67"),
            deviationRises(),
            fourInFlight(),
            deepSlots(),
            serversOfAClient(),
            waitsHelp(),
            halvesBelowTheKnee(),
            subfilesOfAStep(),
            tileFile(),
            stridedIsSlower()};
}

bool holds(const Draft& draft, double value) {
    return value >= draft.low && value <= draft.high;
}

/// One calculation: a reading, or a reading with a parameter moved.
struct Task {
    std::size_t statement = 0, reading = 0;
    std::size_t shift = 0;
    int side = 0;  ///< 0: as it is, -1 and 1: a quarter less and more
};

Origin originOf(const Scenario& scenario, const std::string& parameter) {
    for (const Provenance& known : provenanceOf((*presetNamed(scenario.preset))->scenario())) {
        if (known.parameter->name == parameter) {
            return known.origin;
        }
    }
    return Origin::set;
}

std::string moved(const Scenario& scenario, const std::string& parameter, int side) {
    const double value = *numberOf(scenario, **parameterNamed(parameter));
    return base::toText(std::round(value * (1.0 + side * kQuarter) * 1e9) / 1e9);
}

}  // namespace

Expected<std::vector<Statement>> checkStatements(const StatementOptions& options, base::Threads threads,
                                                 base::Progress& progress) {
    std::vector<StatementDraft> drafts = allDrafts();
    if (!options.only.empty()) {
        std::erase_if(drafts,
                      [&](const StatementDraft& d) { return !base::contains(options.only, d.statement.number); });
    }
    std::vector<Statement> statements;
    std::vector<Task> tasks;
    for (std::size_t s = 0; s < drafts.size(); ++s) {
        statements.push_back(drafts[s].statement);
        for (std::size_t r = 0; r < drafts[s].readings.size(); ++r) {
            const Draft& draft = drafts[s].readings[r];
            statements[s].readings.push_back({draft.name, draft.printed, draft.criterion, 0.0, draft.unit, false, {}});
            tasks.push_back({s, r, 0, 0});
            for (const std::string& name : options.shifts ? draft.restsOn : std::vector<std::string>{}) {
                auto& shifts = statements[s].readings[r].shifts;
                for (const int side : {-1, 1}) {
                    tasks.push_back({s, r, shifts.size(), side});
                }
                shifts.push_back({name, originOf(draft.scenario, name), moved(draft.scenario, name, -1),
                                  moved(draft.scenario, name, 1)});
            }
        }
    }
    Runs runs(options, progress);
    std::atomic<std::size_t> done{0};
    base::forEach(tasks.size(), threads, [&](std::size_t index) {
        if (runs.cancelled()) {
            return;
        }
        const Task& task = tasks[index];
        const Draft& draft = drafts[task.statement].readings[task.reading];
        StatementReading& reading = statements[task.statement].readings[task.reading];
        if (task.side == 0) {
            reading.value = draft.of(runs, draft.scenario, options.replications);
            reading.holds = holds(draft, reading.value);
        } else {
            Shift& shift = reading.shifts[task.shift];
            const std::string& value = task.side < 0 ? shift.less : shift.more;
            const double found = draft.of(runs, scenarioWith(draft.scenario, {{shift.parameter, value}}), 1);
            (task.side < 0 ? shift.valueLess : shift.valueMore) = found;
            (task.side < 0 ? shift.holdsLess : shift.holdsMore) = holds(draft, found);
        }
        progress.report(static_cast<double>(++done) / static_cast<double>(tasks.size()));
    });
    if (progress.cancelled()) {
        return base::fail(ErrorCode::cancelled);
    }
    for (std::size_t s = 0; s < statements.size(); ++s) {
        const auto& readings = statements[s].readings;
        const bool held = drafts[s].all ? std::all_of(readings.begin(), readings.end(),
                                                      [](const StatementReading& reading) { return reading.holds; })
                                        : readings.front().holds;
        statements[s].ending = !held ? Ending::fails : drafts[s].isFit ? Ending::fitted : Ending::holds;
    }
    return statements;
}

}  // namespace greyscope::sim
