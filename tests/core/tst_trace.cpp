#include <QTest>

#include "core/access/trace.h"
#include "tests/support/impatient.h"
#include "tests/support/scenario_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_trace {

using namespace greyscope;
using access::Operation;
using access::Trace;
using base::ErrorCode;

class tst_trace : public QObject {
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack();
    void readsTimesExactly();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void boundsEndTheReading();
    void filesThatAreNot();
    void patternsBecomeTraces();
    void tracesRun();
    void flowsWithoutAWeight();
};

namespace {

constexpr std::uint64_t kBytes = 1 << 26;

base::Expected<Trace> readOf(const std::string& text, std::uint64_t bytes = kBytes) {
    io::TextSource source(text);
    base::NoProgress progress;
    return access::readTrace(source, bytes, progress);
}

std::string withHeader(const std::string& lines) {
    return std::string(access::kTraceColumns) + "\n" + lines;
}

}  // namespace

void tst_trace::whatIsWrittenIsReadBack() {
    Trace trace{{{0, 5, 7, 0, 0, 0, Operation::read},
                 {1, 0, 1, 1, 1, 63, Operation::write},
                 {1'500'000'000, 1LL << 50, 1LL << 40, 0, 1, 3, Operation::write},
                 {3'999'999'999'999'999'999, 0, 1, 0, 0, 0, Operation::read}},
                {"node 17", "b"},
                {"/scratch/a b.dat", "2"}};
    const auto read = readOf(access::traceText(trace));
    QVERIFY(read.has_value());
    QVERIFY(*read == trace);
    QCOMPARE(read->flows(), 64U);
}

void tst_trace::readsTimesExactly() {
    const auto read =
        readOf("# from a server's log\r\n" + withHeader("0.1,a,0,read,f,0,1\r\n0.100000001,a,0,read,f,0,1\n"
                                                        "\n# half way\n12,a,0,read,f,0,1"));
    QVERIFY(read.has_value());
    QCOMPARE(read->records.size(), std::size_t{3});
    QCOMPARE(read->records[0].time, std::int64_t{100'000'000});
    QCOMPARE(read->records[1].time, std::int64_t{100'000'001});
    QCOMPARE(read->records[2].time, std::int64_t{12'000'000'000});
}

void tst_trace::saysWhatIsWrong_data() {
    QTest::addColumn<std::string>("line");
    QTest::addColumn<std::string>("column");
    QTest::newRow("time") << std::string("x,a,0,read,f,0,1") << std::string("time_s");
    QTest::newRow("negative time") << std::string("-1,a,0,read,f,0,1") << std::string("time_s");
    QTest::newRow("decimal comma") << std::string("0,5,a,0,read,f,0,1") << std::string("size");
    QTest::newRow("ten digits") << std::string("0.1234567891,a,0,read,f,0,1") << std::string("time_s");
    QTest::newRow("infinite") << std::string("1e400,a,0,read,f,0,1") << std::string("time_s");
    QTest::newRow("no client") << std::string("0,,0,read,f,0,1") << std::string("client");
    QTest::newRow("flow") << std::string("0,a,64,read,f,0,1") << std::string("flow");
    QTest::newRow("operation") << std::string("0,a,0,append,f,0,1") << std::string("operation");
    QTest::newRow("offset") << std::string("0,a,0,read,f,-1,1") << std::string("offset");
    QTest::newRow("size") << std::string("0,a,0,read,f,0,0") << std::string("size");
    QTest::newRow("large") << std::string("0,a,0,read,f,0,99999999999999999999") << std::string("size");
    QTest::newRow("short") << std::string("0,a,0,read,f,0") << std::string("offset");
    QTest::newRow("long") << std::string("0,a,0,read,f,0,1,2") << std::string("size");
}

void tst_trace::saysWhatIsWrong() {
    QFETCH(std::string, line);
    QFETCH(std::string, column);
    const auto read = readOf(withHeader("0,a,0,read,f,0,1\n" + line + "\n"));
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::traceCell);
    QCOMPARE(read.error().arguments.front(), column);
    QCOMPARE(read.error().location.line, std::size_t{3});
}

void tst_trace::boundsEndTheReading() {
    const auto back = readOf(withHeader("2.5,a,0,read,f,0,1\n2.25,a,0,read,f,0,1\n"));
    QCOMPARE(back.error().code, ErrorCode::traceOrder);
    QCOMPARE(back.error().arguments, (std::vector<std::string>{"2.25", "2.5"}));
    QCOMPARE(readOf("").error().code, ErrorCode::noRows);
    QCOMPARE(readOf(withHeader("")).error().code, ErrorCode::noRows);
    QCOMPARE(readOf("0,a,0,read,f,0,1\n").error().code, ErrorCode::traceCell);
    QCOMPARE(readOf(withHeader(std::string(1 << 20, 'x'))).error().code, ErrorCode::lineTooLong);
    std::string many;
    for (int i = 0; i < 60'000; ++i) {
        many += std::to_string(i) + ",a,0,read,f,0,1\n";
    }
    QCOMPARE(readOf(withHeader(many), 1 << 20).error().code, ErrorCode::simulationTooLarge);
    const std::string text = withHeader(many);
    io::TextSource source(text);
    test::Impatient progress(1);
    QCOMPARE(access::readTrace(source, kBytes, progress).error().code, ErrorCode::cancelled);
}

void tst_trace::filesThatAreNot() {
    base::NoProgress progress;
    QCOMPARE(access::readTraceFile("/no/such/trace", kBytes, progress).error().code, ErrorCode::fileNotFound);
    QCOMPARE(access::readTraceFile("/", kBytes, progress).error().code, ErrorCode::fileIsDirectory);
}

void tst_trace::patternsBecomeTraces() {
    const access::Pattern pattern{
        .shape = access::Shape::strided, .processes = 3, .segments = 2, .segmentSize = 10, .waitMs = 1.5};
    const auto trace = access::traceOf(pattern, Operation::write, 2, 100);
    QCOMPARE(access::traceText(*trace),
             withHeader("0,0,0,write,0,0,10\n0,1,0,write,0,10,10\n0,2,1,write,0,20,10\n"
                        "0.0015,0,0,write,0,30,10\n0.0015,1,0,write,0,40,10\n0.0015,2,1,write,0,50,10\n"));
    QCOMPARE(access::traceOf(pattern, Operation::write, 2, 5).error().code, ErrorCode::simulationTooLarge);
}

/// The requests of a pattern that waits for nothing, replayed, move the same bytes on the same servers.
void tst_trace::tracesRun() {
    const sim::Scenario scenario = test::scenarioOf("p3", {{"workload.files", "5"}, {"workload.traffic", "trace"}});
    const auto trace =
        std::make_shared<const Trace>(*access::traceOf(scenario.workload.pattern, Operation::write, 1, 1000));
    base::NoProgress progress;
    const auto replayed = sim::simulate(scenario, {1, trace, 10'000}, progress);
    QVERIFY(replayed.has_value());
    QCOMPARE(replayed->phases.at(0).bytes, std::int64_t{32 * 5} << 20);
    QCOMPARE(replayed->phases.at(0).calls, std::uint64_t{32 * 5});
    QCOMPARE(replayed->requests.size(), std::size_t{32 * 5 * 4});
    for (const sim::ServerResult& server : replayed->phases.at(0).servers) {
        QCOMPARE(server.requests, std::uint64_t{32 * 5});
    }
    QCOMPARE(sim::simulate(scenario, {}, progress).error().code, ErrorCode::optionMissing);
}

void tst_trace::flowsWithoutAWeight() {
    const auto trace = readOf(withHeader("0,a,0,read,f,0,1000\n0.5,b,2,write,g,0,3000\n"));
    base::NoProgress progress;
    const auto run = sim::simulate(test::scenarioOf("p3", {{"workload.traffic", "trace"}}),
                                   {1, std::make_shared<const Trace>(*trace), 0}, progress);
    QVERIFY(run.has_value());
    const sim::PhaseResult& phase = run->phases.at(0);
    QCOMPARE(phase.groups.size(), std::size_t{3});
    QCOMPARE(phase.groups[0].bytes, std::int64_t{1000});
    QCOMPARE(phase.groups[2].bytes, std::int64_t{3000});
    QVERIFY(phase.mixed);
}

GREYSCOPE_TEST(tst_trace)

}  // namespace tests_of_trace

#include "tst_trace.moc"
