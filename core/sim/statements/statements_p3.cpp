#include "core/sim/statements/statements_p3.h"

#include <algorithm>
#include <cmath>

namespace greyscope::sim {

namespace {

Scenario withClients(const Scenario& scenario, int clients) {
    return scenarioWith(scenario, {{"workload.clients", std::to_string(clients)}});
}

/// Returns the throughput with one number of clients divided by that with another; phase 1 is the reading after the
/// writing.
std::function<double(Runs&, const Scenario&, std::size_t)> ratioOfClients(int clients, int others, std::size_t phase) {
    return [=](Runs& runs, const Scenario& scenario, std::size_t replications) {
        return throughput(runs, withClients(scenario, clients), phase, replications) /
               throughput(runs, withClients(scenario, others), phase, replications);
    };
}

/// Returns the number of clients with the highest read throughput.
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

/// Returns the standard deviation of the last group's share over intervals of two seconds, in percentage points.
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

std::string plusMinus(const std::string& printed, const std::string& tolerance) {
    return printed + " +- " + tolerance;
}

// Section 5.1

Scenario writtenThenRead() {
    return presetWith("p3", {{"workload.operation", "write-then-read"}});
}

StatementDraft readsDouble() {
    StatementDraft draft;
    draft.statement = {.number = 3,
                       .paper = "P3",
                       .place = "section 5.1",
                       .claim = "Eight clients read twice as fast as four, from memory"};
    ReadingDraft own{.name = "3 ms of client processor time per stripe",
                     .printed = "twice",
                     .criterion = "at least 1.8",
                     .unit = "",
                     .low = 1.8,
                     .scenario = writtenThenRead(),
                     .of = ratioOfClients(8, 4, 1)};
    ReadingDraft without = own;
    without.name = "no such cost";
    without.scenario = scenarioWith(own.scenario, {{"client.stripe_cost", "0"}, {"client.stripe_spread", "0"}});
    draft.readings = {std::move(own), std::move(without)};
    return draft;
}

StatementDraft readsCollapse() {
    StatementDraft draft;
    draft.statement = {.number = 4,
                       .paper = "P3",
                       .place = "section 5.1",
                       .claim = "Sixteen clients read far more slowly than eight: their data are no longer in memory"};
    draft.readings = {{.name = "eight divided by sixteen",
                       .printed = "",
                       .criterion = "at least 3 (our interpretation)",
                       .unit = "",
                       .low = 3.0,
                       .scenario = writtenThenRead(),
                       .of = ratioOfClients(8, 16, 1)}};
    return draft;
}

StatementDraft cacheMovesTheKnee() {
    StatementDraft draft;
    draft.statement = {
        .number = 5,
        .paper = "P3",
        .place = "section 5.1",
        .claim = "Doubling the cache and the threshold moves the collapse to the next larger number of clients"};
    ReadingDraft own{.name = "number of clients that read fastest, divided by that with the original cache",
                     .printed = "",
                     .criterion = "2",
                     .unit = "",
                     .low = 2.0,
                     .high = 2.0,
                     .scenario = writtenThenRead()};
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
    draft.statement = {.number = 6,
                       .paper = "P3",
                       .place = "section 5.1",
                       .claim = "From 32 to 64 clients the throughput is constant"};
    for (const std::size_t phase : {1U, 0U}) {
        ReadingDraft reading{.name = phase == 1 ? "reads" : "writes",
                             .printed = "",
                             .criterion = "within 10 %",
                             .unit = "%",
                             .low = -10.0,
                             .high = 10.0,
                             .scenario = writtenThenRead()};
        reading.of = [ratio = ratioOfClients(64, 32, phase)](Runs& runs, const Scenario& scenario, std::size_t n) {
            return 100.0 * (ratio(runs, scenario, n) - 1.0);
        };
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

// Section 5.2

struct SharedWay {
    const char* name;
    Changes values;
};

const std::vector<SharedWay>& sharedWays() {
    static const std::vector<SharedWay> ways{
        {"writes, every file starts at server 1", {}},
        {"reads, every file starts at server 1", {{"workload.operation", "read"}}},
        {"writes, random first server of each file", {{"layout.first_server", "random"}}},
        {"reads, random first server of each file",
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
        ReadingDraft reading{
            .name = way.name,
            .printed = printed,
            .criterion = plusMinus(printed, "5 %"),
            .unit = "%",
            .low = value * 0.95,
            .high = value * 1.05,
            .scenario = scenarioWith(presetWith("p3-shares", {{"scheduler.weights", weights}}), way.values),
            .of = shareOfLast};
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft deviationRises() {
    StatementDraft draft;
    draft.statement = {.number = 10,
                       .paper = "P3",
                       .place = "section 5.2",
                       .claim = "The less even the weights are, the more the share varies"};
    for (const SharedWay& way : sharedWays()) {
        ReadingDraft reading{.name = way.name,
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
                           "With four stripes in flight the shares equal the weights; those of P3 are lower because "
                           "too few requests wait"};
    for (const char* operation : {"read", "write"}) {
        ReadingDraft reading{
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
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

StatementDraft deepSlots() {
    StatementDraft draft;
    draft.statement = {.number = 12,
                       .paper = "P3",
                       .place = "section 5.2",
                       .claim = "With sixteen slots and few waiting requests, 1:4 becomes about one half"};
    for (const SharedWay& way : sharedWays()) {
        draft.readings.push_back(
            {.name = way.name,
             .printed = "",
             .criterion = "50 +- 3 points",
             .unit = "%",
             .low = 47.0,
             .high = 53.0,
             .scenario = scenarioWith(presetWith("p3-shares", {{"scheduler.depth", "16"}}), way.values),
             .of = shareOfLast});
    }
    return draft;
}

}  // namespace

std::vector<StatementDraft> statementsOfP3() {
    return {readsDouble(),
            readsCollapse(),
            cacheMovesTheKnee(),
            levelOff(),
            sharesByWeight(7, "1:1", 50.17, "50.17"),
            sharesByWeight(8, "1:2", 67.50, "67.50"),
            sharesByWeight(9, "1:4", 73.67, "73.67"),
            deviationRises(),
            fourInFlight(),
            deepSlots()};
}

}  // namespace greyscope::sim
