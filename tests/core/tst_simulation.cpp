#include <QTest>

#include "core/base/parallel.h"
#include "core/sim/experiments/presets.h"
#include "core/sim/run.h"
#include "tests/support/impatient.h"
#include "tests/support/scenario_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_simulation {

using namespace greyscope;
using base::ErrorCode;
using sim::Scenario;
using test::resultOf;
using test::scenarioOf;

class tst_simulation : public QObject {
    Q_OBJECT

private slots:
    void theSameBitsOnAnyNumberOfThreads();
    void everyByteIsServedOnce_data();
    void everyByteIsServedOnce();
    void requestsGoThroughTheirStations();
    void theEventsOfTheLargeRuns();
    void presetsRun_data();
    void presetsRun();
    void cancelEndsARun();
    void boundsEndARun();
    void hostileScenariosAreRefused_data();
    void hostileScenariosAreRefused();
};

void tst_simulation::theSameBitsOnAnyNumberOfThreads() {
    const Scenario scenario = scenarioOf("p3-shares", {{"workload.duration", "5"}});
    std::vector<std::uint64_t> alone(6), together(6);
    base::forEach(alone.size(), {1}, [&](std::size_t i) { alone[i] = resultOf(scenario, i).checksum; });
    base::forEach(together.size(), {3}, [&](std::size_t i) { together[i] = resultOf(scenario, i).checksum; });
    QCOMPARE(together, alone);
    QVERIFY(alone[0] != alone[1]);
    // Written down: another machine gives the same.
    QCOMPARE(alone[0], std::uint64_t{4882729709988072200U});
}

void tst_simulation::everyByteIsServedOnce_data() {
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<QByteArray>("operation");
    for (const access::PatternKind& kind : access::patternKinds()) {
        for (const char* operation : {"read", "write"}) {
            QTest::addRow("%s %s", kind.name.c_str(), operation)
                << QByteArray::fromStdString(kind.name) << QByteArray(operation);
        }
    }
}

/// Ranges of the requests of a run are those of the calls, each byte once.
void tst_simulation::everyByteIsServedOnce() {
    QFETCH(QByteArray, pattern);
    QFETCH(QByteArray, operation);
    Scenario scenario = scenarioOf("p4", {{"workload.pattern", pattern.constData()},
                                          {"workload.operation", operation.constData()},
                                          {"workload.clients", "6"},
                                          {"workload.segments", "40"},
                                          {"workload.segment", "100000"},
                                          {"layout.first_server", "round-robin"}});
    const auto result = resultOf(scenario, 1, 1'000'000);
    const access::Pattern& chosen = scenario.workload.pattern;
    QCOMPARE(result.phases.at(0).bytes, chosen.bytes());
    std::int64_t bytes = 0;
    for (const sim::RequestRecord& request : result.requests) {
        bytes += request.used;
        QVERIFY(request.used >= 0 && request.used <= request.bytes);  // strided reads fetch more
        QVERIFY(request.bytes > 0 && request.bytes <= 1 << 20);
        QVERIFY(request.server < 4);
    }
    QCOMPARE(bytes, chosen.bytes());
}

/// A request's times follow each other.
void tst_simulation::requestsGoThroughTheirStations() {
    for (const char* policy : {"fifo", "sfq", "dsfq", "crr", "orr", "trr", "tbf"}) {
        const auto result = resultOf(scenarioOf("p3", {{"workload.files", "10"},
                                                       {"workload.operation", "write-then-read"},
                                                       {"scheduler.weights", "1:4"},
                                                       {"scheduler.policy", policy}}),
                                     3, 1'000'000);
        QCOMPARE(result.phases.size(), std::size_t{2});
        QCOMPARE(result.requests.size(), std::size_t{2 * 32 * 10 * 4});
        std::vector<int> inSlots(4, 0);
        for (const sim::RequestRecord& request : result.requests) {
            QVERIFY(request.issued <= request.sent && request.sent < request.arrived);
            QVERIFY(request.arrived <= request.dispatched && request.dispatched <= request.served);
            QVERIFY(request.served < request.done);
            QVERIFY(request.onDisk < 0 || (request.onDisk >= request.dispatched && request.onDisk < request.served));
            QCOMPARE(request.flow, request.process / 16);
        }
        QCOMPARE(result.phases[0].groups[0].bytes, std::int64_t{16 * 10} << 20);
    }
}

/// 64 clients, 400 files, 4 servers; the brief counts 563 thousand events.
void tst_simulation::theEventsOfTheLargeRuns() {
    const auto result = resultOf(scenarioOf("p3", {{"workload.clients", "64"}}));
    QCOMPARE(result.phases.at(0).calls, std::uint64_t{64 * 400});
    QVERIFY(result.events > 500'000 && result.events < 700'000);
    QVERIFY(result.bytesHeld < 50 << 20);
}

void tst_simulation::presetsRun_data() {
    QTest::addColumn<QByteArray>("preset");
    for (const sim::ScenarioPreset& preset : sim::presets()) {
        QTest::newRow(preset.name.c_str()) << QByteArray::fromStdString(preset.name);
    }
}

void tst_simulation::presetsRun() {
    QFETCH(QByteArray, preset);
    const sim::ScenarioPreset& chosen = **sim::presetNamed(preset.toStdString());
    Scenario scenario;
    for (const sim::PresetValue& value : chosen.values) {
        QVERIFY2(sim::assign(scenario, value.parameter, value.value), value.parameter.c_str());
        QVERIFY(value.origin != sim::Origin::chosen);
    }
    for (const sim::Provenance& known : sim::provenanceOf(chosen.scenario())) {
        QVERIFY(known.origin != sim::Origin::chosen);
        QVERIFY2(!known.source.empty(), known.parameter->name.c_str());
    }
    const auto result = resultOf(scenarioOf(preset, {{"workload.segments", "3"}, {"workload.duration", "20"}}));
    QVERIFY(result.phases.at(0).bytes > 0);
}

void tst_simulation::cancelEndsARun() {
    test::Impatient progress(10);
    const auto result = sim::simulate(scenarioOf("p3", {}), {}, progress);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::cancelled);
}

void tst_simulation::boundsEndARun() {
    base::NoProgress progress;
    const auto events = sim::simulate(scenarioOf("p3", {{"bounds.events", "5000"}}), {}, progress);
    QCOMPARE(events.error().code, ErrorCode::simulationTooLarge);
    QCOMPARE(events.error().arguments.front(), std::string("events"));
    // Arrivals without an end at a server that cannot keep up.
    const auto memory = sim::simulate(
        scenarioOf("mm1",
                   {{"workload.arrivals", "1000000"}, {"workload.segments", "1000000000"}, {"bounds.memory", "8M"}}),
        {}, progress);
    QCOMPARE(memory.error().code, ErrorCode::simulationTooLarge);
    QCOMPARE(memory.error().arguments.front(), std::string("memory"));
    const auto processes = sim::simulate(
        scenarioOf("p4", {{"workload.clients", "1000000"}, {"workload.segments", "1"}, {"bounds.memory", "100M"}}), {},
        progress);
    QCOMPARE(processes.error().code, ErrorCode::simulationTooLarge);
    // Found by fuzzing: one request of a trace that is cut into millions at once.
    access::Trace trace{{{.size = 9'426'553'665'536}}, {"a"}, {"f"}};
    Scenario traced = scenarioOf("p3", {});
    traced.workload.traffic = sim::Traffic::trace;
    const auto cut = sim::simulate(traced, {.trace = std::make_shared<access::Trace>(trace)}, progress);
    QCOMPARE(cut.error().code, ErrorCode::simulationTooLarge);
    traced.bounds.events = 1000;
    trace.records.front().size = 1'000'000'000;
    const auto pieces = sim::simulate(traced, {.trace = std::make_shared<access::Trace>(trace)}, progress);
    QCOMPARE(pieces.error().arguments.front(), std::string("events"));
}

void tst_simulation::hostileScenariosAreRefused_data() {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* name, const char* value) {
        QTest::addRow("%s %s", name, value) << QByteArray(name) << QByteArray(value);
    };
    row("layout.servers", "0");
    row("layout.servers", "-1");
    row("workload.segment", "-1");
    row("workload.segment", "0");
    row("workload.clients", "1e9");
    row("workload.clients", "1.5");
    row("workload.clients", "many");
    row("workload.clients", "nan");
    row("workload.clients", "1e999");
    row("layout.stripe_size", "0");
    row("layout.stripe_size", "1.0001K");
    row("scheduler.weights", "0:1");
    row("scheduler.weights", "0");
    row("scheduler.weights", "");
    row("scheduler.weights", "1:");
    row("scheduler.weights", "1:1e300");
    row("scheduler.policy", "lottery");
    row("scheduler.policy", "sfq:0");
    row("scheduler.policy", "sfq:");
    row("link.bandwidth", "-5");
    row("disk.transfer", "0");
    row("workload.pattern", "");
    row("workload.size", "1");
}

void tst_simulation::hostileScenariosAreRefused() {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, value);
    Scenario scenario = scenarioOf("p3", {});
    const Scenario before = scenario;
    const auto set = sim::assign(scenario, name.toStdString(), value.toStdString());
    QVERIFY(!set);
    QVERIFY(set.error().code == ErrorCode::optionOutOfRange || set.error().code == ErrorCode::valueNotUsable ||
            set.error().code == ErrorCode::optionUnknown || set.error().code == ErrorCode::unknownParameter);
    QCOMPARE(set.error().arguments.front(), std::string(value.startsWith("sfq:") ? "scheduler.depth" : name));
    QVERIFY(scenario == before);
}

GREYSCOPE_TEST(tst_simulation)

}  // namespace tests_of_simulation

#include "tst_simulation.moc"
