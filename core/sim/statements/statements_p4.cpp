#include "core/sim/statements/statements_p4.h"

#include <algorithm>

#include "core/access/pattern.h"

namespace greyscope::sim {

namespace {

StatementDraft serversOfAClient() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 13,
                       .paper = "P4",
                       .place = "section 5.4",
                       .claim =
                           "Strided segments of one stripe on four servers: a client accesses one server if the number "
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
        ReadingDraft reading{.name = way.name,
                             .printed = way.printed,
                             .criterion = base::toText(way.wanted),
                             .unit = "servers",
                             .low = way.wanted,
                             .high = way.wanted};
        reading.of = [way](Runs&, const Scenario&, std::size_t) {
            const auto layout = striping::striped({65'536, 4, 0, 4});
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

/// Returns the gain in bandwidth, without idle time, by waiting five seconds between calls.
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
    draft.statement = {
        .number = 14,
        .paper = "P4",
        .place = "section 5.3",
        .claim = "Waits of seconds between calls raise the bandwidth with waits deducted, least for strided access"};
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
             .of = gainOfWaiting});
    }
    ReadingDraft order{.name = "strided writes gain the least, one file per process the most",
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
                       .claim = "Below the knee, halving the call size halves the bandwidth"};
    for (const char* operation : {"read", "write"}) {
        ReadingDraft reading{.name = std::string(operation) + "s, from 64 to 32 bytes",
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
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

constexpr int kMegabytesEach = 2048;  // P4 table 1
constexpr int kMegabytesMoved = 64;   // strided reads fetch a window each, so that 2 GB would take minutes

/// Returns the largest ratio over three sizes below a stripe, with this much of the file per process.
ReadingDraft::Of stridedOverContiguous(int megabytes) {
    return [megabytes](Runs& runs, const Scenario& scenario, std::size_t replications) {
        double most = 0.0;
        for (const int kilobytes : {8, 16, 32}) {
            const auto of = [&](const char* pattern) {
                return throughput(
                    runs,
                    scenarioWith(scenario, {{"workload.pattern", pattern},
                                            {"workload.segment", std::to_string(kilobytes) + "K"},
                                            {"workload.segments", std::to_string(megabytes * 1024 / kilobytes)}}),
                    0, replications);
            };
            most = std::max(most, of("sfsa-strided") / of("sfsa"));
        }
        return most;
    };
}

StatementDraft stridedIsSlower() {
    StatementDraft draft;
    draft.all = true;
    draft.statement = {.number = 18,
                       .paper = "P4",
                       .place = "section 5.2",
                       .claim = "With segments below the stripe size strided access is not faster than contiguous"};
    for (const char* operation : {"write", "read"}) {
        const bool reads = operation == std::string("read");
        ReadingDraft reading{.name = reads ? "reads of 8, 16 and 32 KB, strided divided by contiguous; 64 MB per "
                                             "process when parameters are varied"
                                           : "writes of 8, 16 and 32 KB, strided divided by contiguous",
                             .printed = "",
                             .criterion = "at most 1",
                             .unit = "",
                             .high = 1.0,
                             .scenario = presetWith("p4", {{"workload.operation", operation}}),
                             .of = stridedOverContiguous(kMegabytesEach)};
        if (reads) {
            reading.ofMoved = stridedOverContiguous(kMegabytesMoved);
        }
        draft.readings.push_back(std::move(reading));
    }
    return draft;
}

}  // namespace

std::vector<StatementDraft> statementsOfP4() {
    return {serversOfAClient(), waitsHelp(), halvesBelowTheKnee(), stridedIsSlower()};
}

}  // namespace greyscope::sim
