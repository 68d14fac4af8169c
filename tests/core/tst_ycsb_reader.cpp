#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_ycsb_reader {

using namespace greyscope;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

std::string run(const std::string& threads, const std::string& rate) {
    return "Command line: -t -db site.ycsb.BasicDB -P workloads/workloada -threads " + threads +
           "\nYCSB Client 0.17.0\n\n2024-01-15 15:50:18:917 10 sec: 1000 operations; 542.01 current ops/sec;\n"
           "[OVERALL], RunTime(ms), 10110\n[OVERALL], Throughput(ops/sec), " +
           rate +
           "\n[TOTAL_GCS_G1_Young_Generation], Count, 12\n[TOTAL_GC_TIME_%], Time(%), 0.29\n"
           "[READ], Operations, 501\n[READ], AverageLatency(us), 310.5\n[READ], MinLatency(us), 102\n"
           "[READ], MaxLatency(us), 60127\n[READ], 95thPercentileLatency(us), 561\n[READ], 99.9PercentileLatency(us), "
           "1023\n[READ], Return=OK, 501\n[READ], 0, 480\n[UPDATE], AverageLatency(ms), 0.4\n";
}

}  // namespace

class tst_ycsb_reader : public QObject {
    Q_OBJECT

private slots:
    void whatARunDoesAreItsRows() {
        const auto imported = readTool(run("1", "98.9") + run("16", "1200.25"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("ycsb"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"OVERALL", "READ", "UPDATE", "OVERALL", "READ", "UPDATE"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"1", "1", "1", "16", "16", "16"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"98.9", "", "", "1200.25", "", ""}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"", "310.5", "400", "", "310.5", "400"}));
        QCOMPARE(cell(*imported, "total_time", 0), std::string("10.11"));
        QCOMPARE(cell(*imported, "latency_p95", 1), std::string("561"));
        QCOMPARE(cell(*imported, "latency_p99.9", 1), std::string("1023"));
        QCOMPARE(cell(*imported, "operations", 1), std::string("501"));
        QCOMPARE(cell(*imported, "workload", 1), std::string("workloada"));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"threads"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void resultsThatFollowEachOtherAreRuns() {
        const std::string text = "[OVERALL], Throughput(ops/sec), 98\n[READ], AverageLatency(us), 3\n";
        QCOMPARE(cells(*readTool(text + text), "run"), (Texts{"1", "1", "2", "2"}));
    }
};

GREYSCOPE_TEST(tst_ycsb_reader)

}  // namespace tests_of_ycsb_reader

#include "tst_ycsb_reader.moc"
