#include <QTest>

#include "core/base/contains.h"
#include "core/data/roles/roles.h"
#include "core/io/csv/csv_writer.h"
#include "core/io/reader.h"
#include "core/sim/experiments/experiment_data.h"
#include "core/sim/experiments/experiment_json.h"
#include "tests/support/impatient.h"
#include "tests/support/scenario_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_experiment {

using namespace greyscope;
using base::ErrorCode;
using sim::Experiment;

class tst_experiment : public QObject {
    Q_OBJECT

private slots:
    void pointsAreAllCombinations();
    void badExperimentsAreRefused();
    void resultsDoNotDependOnThreads();
    void cancelEndsAll();
    void finishedRunsAreNotMadeTwice();
    void runsAreADataset();
    void requestsAreATable();
    void filesStayMarked();
    void jsonIsReadBack();
    void jsonSaysWhatIsWrong_data();
    void jsonSaysWhatIsWrong();
    void intervalsAreStudents();
    void runsOfATraceAreKnownByItsName();
    void aTraceReplacesThePattern();
    void everyParameterIsReadBack();
};

namespace {

Experiment small() {
    Experiment experiment;
    experiment.scenario = test::scenarioOf("p3", {{"workload.files", "3"}, {"scheduler.weights", "1:2"}});
    experiment.factors = {{"workload.clients", {"2", "5"}}, {"scheduler.policy", {"fifo", "sfq:2"}}};
    experiment.replications = 3;
    return experiment;
}

}  // namespace

void tst_experiment::finishedRunsAreNotMadeTwice() {
    base::NoProgress progress;
    sim::KnownRuns known;
    const Experiment whole = small();
    Experiment part = whole;
    part.factors[0].values = {"5"};
    QVERIFY(sim::runExperiment(part, base::Threads::available(), progress, &known).has_value());
    QCOMPARE(known.countOf(whole), std::size_t{6});
    const auto finished = sim::finishedPart(whole, known);
    QCOMPARE(finished->points.size(), std::size_t{2});
    QCOMPARE(finished->points[0].values, (std::vector<std::string>{"5", "fifo"}));
    const auto all = sim::runExperiment(whole, base::Threads::available(), progress, &known);
    const auto fresh = sim::runExperiment(whole, base::Threads::available(), progress);
    QCOMPARE(known.countOf(whole), std::size_t{12});
    for (std::size_t run = 0; run < fresh->runs.size(); ++run) {
        QCOMPARE(all->runs[run].checksum, fresh->runs[run].checksum);
    }
    QCOMPARE(finished->run(1, 2).checksum, fresh->run(3, 2).checksum);
}

void tst_experiment::runsOfATraceAreKnownByItsName() {
    base::NoProgress progress;
    sim::KnownRuns known;
    Experiment replayed = small();
    replayed.factors = {{"scheduler.policy", {"fifo", "sfq:2"}}};
    replayed.replications = 1;
    replayed.scenario.workload.traffic = sim::Traffic::trace;
    replayed.trace = std::make_shared<const access::Trace>(access::Trace{{{0, 0, 4096, 0, 0}}, {"a"}, {"f"}});
    QVERIFY(sim::runExperiment(replayed, base::Threads::available(), progress, &known).has_value());
    QCOMPARE(known.countOf(replayed), std::size_t{0});
    replayed.traceId = "one";
    const auto ran = sim::runExperiment(replayed, base::Threads::available(), progress, &known);
    QVERIFY(ran.has_value());
    QCOMPARE(known.countOf(replayed), std::size_t{2});
    QCOMPARE(sim::finishedPart(replayed, known)->runs.back().checksum, ran->runs.back().checksum);
    replayed.traceId = "another";
    QCOMPARE(known.countOf(replayed), std::size_t{0});
}

void tst_experiment::aTraceReplacesThePattern() {
    Experiment replayed = small();
    replayed.scenario.workload.traffic = sim::Traffic::trace;
    const auto refused = sim::pointsOf(replayed);
    QVERIFY(!refused);
    QCOMPARE(refused.error(), (base::Error{base::ErrorCode::optionConflict, {"workload.clients", "trace"}, {}}));
    replayed.factors = {{"workload.per_node", {"1", "2"}}, {"layout.servers", {"4", "8"}}};
    QCOMPARE(sim::pointsOf(replayed)->size(), std::size_t{4});
}

void tst_experiment::pointsAreAllCombinations() {
    const auto points = sim::pointsOf(small());
    QCOMPARE(points->size(), std::size_t{4});
    QCOMPARE((*points)[1].values, (std::vector<std::string>{"2", "sfq:2"}));
    QCOMPARE((*points)[1].scenario.scheduler.depth, 2.0);
    QCOMPARE((*points)[2].values, (std::vector<std::string>{"5", "fifo"}));
    QCOMPARE((*points)[2].scenario.workload.pattern.processes, std::int64_t{5});
}

void tst_experiment::badExperimentsAreRefused() {
    const auto code = [](const std::function<void(Experiment&)>& change) {
        Experiment experiment = small();
        change(experiment);
        const auto points = sim::pointsOf(experiment);
        return points ? ErrorCode::internal : points.error().code;
    };
    QCOMPARE(code([](Experiment& e) { e.replications = 0; }), ErrorCode::optionOutOfRange);
    QCOMPARE(code([](Experiment& e) { e.factors[0].values.clear(); }), ErrorCode::optionMissing);
    QCOMPARE(code([](Experiment& e) { e.factors.push_back(e.factors[0]); }), ErrorCode::duplicateColumn);
    QCOMPARE(code([](Experiment& e) { e.factors[0].values.resize(5000, "3"); }), ErrorCode::simulationTooLarge);
    QCOMPARE(code([](Experiment& e) { e.factors[0].values.push_back("0"); }), ErrorCode::optionOutOfRange);
    QCOMPARE(code([](Experiment& e) { e.factors[0].parameter = "clients"; }), ErrorCode::unknownParameter);
    QCOMPARE(code([](Experiment& e) { e.scenario.layout.stripeCount = 5; }), ErrorCode::optionOutOfRange);
    QCOMPARE(code([](Experiment& e) { e.scenario.workload.endless = true; }), ErrorCode::optionOutOfRange);
}

void tst_experiment::resultsDoNotDependOnThreads() {
    base::NoProgress progress;
    const auto one = sim::runExperiment(small(), {1}, progress);
    const auto three = sim::runExperiment(small(), {3}, progress);
    QCOMPARE(one->runs.size(), std::size_t{12});
    for (std::size_t i = 0; i < one->runs.size(); ++i) {
        QCOMPARE(three->runs[i].checksum, one->runs[i].checksum);
        QCOMPARE(one->runs[i].seed, 2000 + i % 3);
    }
}

void tst_experiment::cancelEndsAll() {
    test::Impatient progress(3);
    QCOMPARE(sim::runExperiment(small(), {2}, progress).error().code, ErrorCode::cancelled);
}

void tst_experiment::runsAreADataset() {
    Experiment experiment = small();
    QVERIFY(sim::assign(experiment.scenario, "workload.operation", "write-then-read"));
    experiment.factors.push_back({"layout.stripe_size", {"64K", "256K"}});
    base::NoProgress progress;
    const auto dataset = sim::datasetOf(*sim::runExperiment(experiment, {2}, progress));
    QVERIFY(dataset.has_value());
    QCOMPARE(dataset->rowCount(), std::size_t{2 * 2 * 2 * 3 * 2});
    for (const char* name :
         {"source", "preset", "model", "seed", "replication", "clients", "policy", "stripe_size_bytes", "operation",
          "throughput_mb_s", "response_ms", "last_group_share_percent"}) {
        QVERIFY2(dataset->find(name), name);
    }
    for (std::size_t row = 0; row < dataset->rowCount(); ++row) {
        QCOMPARE((*dataset->column("source"))->textAt(row), std::string("simulated"));
        QCOMPARE((*dataset->column("operation"))->textAt(row), std::string(row % 2 == 0 ? "write" : "read"));
        QVERIFY((*dataset->numericColumn("throughput_mb_s"))->numbers()[row] > 0.0);
    }
    QCOMPARE((*dataset->column("stripe_size_bytes"))->textAt(0), std::string("65536"));
    QCOMPARE((*dataset->column("policy"))->textAt(47), std::string("sfq:2"));
}

void tst_experiment::requestsAreATable() {
    const sim::Scenario scenario = test::scenarioOf("p3", {{"workload.files", "1"},
                                                           {"workload.clients", "2"},
                                                           {"scheduler.weights", "3:1"},
                                                           {"scheduler.policy", "sfq"}});
    const auto dataset = sim::requestsOf(test::resultOf(scenario, 1, 1000), scenario);
    QCOMPARE(dataset->rowCount(), std::size_t{8});
    for (std::size_t row = 0; row < 8; ++row) {
        QCOMPARE((*dataset->column("source"))->textAt(row), std::string("simulated"));
        const auto number = [&](const char* name) { return (*dataset->numericColumn(name))->numbers()[row]; };
        QVERIFY(number("arrived_s") <= number("dispatched_s") && number("dispatched_s") <= number("served_s"));
        const double weight = number("group") == 1.0 ? 3.0 : 1.0;
        QCOMPARE(number("finish_tag") - number("start_tag"), 262144.0 / weight);
    }
}

/// As CSV both stay marked: a key that every series is called by, though it never differs.
void tst_experiment::filesStayMarked() {
    base::NoProgress progress;
    const auto rolesIn = [&](const data::Dataset& dataset) {
        const auto read = io::readText(io::csvTable(dataset), "runs.csv", {}, progress);
        return *data::guessRoles(*read->dataset);
    };
    Experiment experiment = small();
    experiment.factors = {{"workload.clients", {"1", "2"}}, {"scheduler.policy", {"fifo", "sfq"}}};
    const data::Roles runs = rolesIn(*sim::datasetOf(*sim::runExperiment(experiment, {2}, progress)));
    QCOMPARE(runs.keys.front(), std::string("source"));
    QCOMPARE(runs.factors, std::vector<std::string>{"clients"});
    QCOMPARE(runs.repetitions, std::vector<std::string>{"seed"});
    QVERIFY(base::contains(runs.keys, std::string("policy")));
    QVERIFY(base::contains(runs.metrics, std::string("throughput_mb_s")));
    QVERIFY(base::contains(runs.metrics, std::string("events")));
    experiment.factors.clear();
    QCOMPARE(rolesIn(*sim::datasetOf(*sim::runExperiment(experiment, {2}, progress))).keys.front(),
             std::string("source"));
    const sim::Scenario scenario = test::scenarioOf("p3", {{"workload.files", "2"}, {"workload.clients", "2"}});
    QVERIFY(base::contains(rolesIn(*sim::requestsOf(test::resultOf(scenario, 1, 1000), scenario)).keys,
                           std::string("source")));
    // One row that is not turns it into an ordinary column.
    const auto mixed =
        io::readText("source,clients,rate\nsimulated,1,2.5\nsimulated,2,3.5\nmeasured,4,4.5\n", "m.csv", {}, progress);
    QVERIFY(!mixed->dataset->columns().front().stated);
}

void tst_experiment::jsonIsReadBack() {
    Experiment experiment = small();
    experiment.seed = 7;
    QVERIFY(sim::assign(experiment.scenario, "layout.stripe_size", "96K"));
    const auto read = sim::readExperiment(sim::experimentJson(experiment));
    QVERIFY(read.has_value());
    QVERIFY(*read == experiment);
    const auto plain = sim::readExperiment(
        R"({"parameters": {"workload.clients": 3, "layout.stripe_size": "64K"}, "sweep": {"link.delay": 0.5}})");
    QCOMPARE(plain->scenario.workload.pattern.processes, std::int64_t{3});
    QCOMPARE(plain->factors, (std::vector<sim::Factor>{{"link.delay", {"0.5"}}}));
    QVERIFY(sim::readExperiment("{}").has_value());
}

void tst_experiment::jsonSaysWhatIsWrong_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const char* text, ErrorCode code) {
        QTest::newRow(name) << std::string(text) << static_cast<int>(code);
    };
    row("empty", "", ErrorCode::jsonNotReadable);
    row("cut", R"({"seed": 3,)", ErrorCode::jsonNotReadable);
    row("beyond every number", R"({"seed": 1e999})", ErrorCode::jsonNotReadable);
    row("no object", "[1]", ErrorCode::valueNotUsable);
    row("key", R"({"speed": 3})", ErrorCode::optionUnknown);
    row("preset", R"({"preset": "p9"})", ErrorCode::optionUnknown);
    row("preset of another kind", R"({"preset": []})", ErrorCode::valueNotUsable);
    row("parameter", R"({"parameters": {"clients": 3}})", ErrorCode::unknownParameter);
    row("value", R"({"parameters": {"workload.clients": -3}})", ErrorCode::optionOutOfRange);
    row("boolean", R"({"parameters": {"workload.clients": true}})", ErrorCode::valueNotUsable);
    row("list", R"({"parameters": [1, 2]})", ErrorCode::valueNotUsable);
    row("seed", R"({"seed": -1})", ErrorCode::valueNotUsable);
    row("replications", R"({"replications": 1.5})", ErrorCode::valueNotUsable);
    row("sweep", R"({"sweep": {"workload.clients": [[1]]}})", ErrorCode::valueNotUsable);
}

void tst_experiment::jsonSaysWhatIsWrong() {
    QFETCH(std::string, text);
    QFETCH(int, code);
    const auto read = sim::readExperiment(text);
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().code), code);
}

void tst_experiment::intervalsAreStudents() {
    const std::vector<double> values{9.0, 10.0, 11.0, 12.0, 8.0};
    const sim::MeanInterval interval = sim::intervalOf(values);
    QCOMPARE(interval.mean, 10.0);
    QVERIFY(std::abs(*interval.halfWidth - 2.7764451051977934 * std::sqrt(2.5 / 5.0)) < 1e-12);
    QVERIFY(!sim::intervalOf(std::vector<double>{3.0}).halfWidth);
}

/// What a parameter writes, it reads; and the words that it lists are all that it takes.
void tst_experiment::everyParameterIsReadBack() {
    for (const sim::ScenarioPreset& preset : sim::presets()) {
        const sim::Scenario scenario = preset.scenario();
        for (const sim::Parameter& parameter : sim::parameters()) {
            sim::Scenario again = scenario;
            QVERIFY2(parameter.assign(again, parameter.text(scenario)), parameter.name.c_str());
            QCOMPARE(parameter.text(again), parameter.text(scenario));
            for (const std::string& choice : parameter.choices) {
                QVERIFY2(parameter.assign(again, choice), choice.c_str());
            }
            QVERIFY(parameter.choices.empty() || !parameter.assign(again, "?"));
        }
    }
}

GREYSCOPE_TEST(tst_experiment)

}  // namespace tests_of_experiment

#include "tst_experiment.moc"
