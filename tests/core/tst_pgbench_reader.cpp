#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_pgbench_reader {

using namespace greyscope;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

std::string run(const std::string& clients, const std::string& tps) {
    return "pgbench (15.5 (Debian 15.5-0+deb12u1))\nstarting vacuum...end.\nprogress: 6.0 s, 564.2 tps, lat 14.128 ms "
           "stddev 7.514, 0 failed\ntransaction type: <builtin: TPC-B (sort of)>\nscaling factor: 100\nquery mode: "
           "simple\nnumber of clients: " +
           clients +
           "\nnumber of threads: 2\nmaximum number of tries: 1\nduration: 60 s\nnumber of transactions actually "
           "processed: 123456\nnumber of failed transactions: 0 (0.000%)\nlatency average = 3.887 ms\nlatency stddev = "
           "1.234 ms\ninitial connection time = 12.345 ms\ntps = " +
           tps + " (without initial connection time)\n";
}

}  // namespace

class tst_pgbench_reader : public QObject {
    Q_OBJECT

private slots:
    void aRunIsARow() {
        const auto imported = readTool(run("8", "2057.942345") + run("16", "2500.5"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("pgbench"));
        QCOMPARE(cells(*imported, "clients"), (Texts{"8", "16"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"2057.942345", "2500.5"}));
        QCOMPARE(cell(*imported, "latency", 0), std::string("3.887"));
        QCOMPARE(cell(*imported, "latency_stddev", 0), std::string("1.234"));
        QCOMPARE(cell(*imported, "connection_time", 0), std::string("12.345"));
        QCOMPARE(cell(*imported, "transactions", 1), std::string("123456"));
        QCOMPARE(cell(*imported, "failed", 1), std::string("0"));
        QCOMPARE(cell(*imported, "scale", 1), std::string("100"));
        QCOMPARE(cell(*imported, "script", 0), std::string("<builtin: TPC-B (sort of)>"));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"clients"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void aRunThatWasAbortedIsNoResult() {
        const auto imported =
            readTool(run("8", "2057.9") + "pgbench: error: Run was aborted; the above results are incomplete.\n" +
                     run("16", "2500.5") + "Run was aborted; the above results are incomplete.\n");
        QCOMPARE(test::resultsIn(*imported, "rate"), (Texts{"", ""}));
        QCOMPARE(cell(*imported, "rate", 1), std::string("2500.5"));
    }

    void ofTwoRatesTheOneWithoutConnectingCounts() {
        const auto imported = readTool(
            "transaction type: <builtin: select only>\nnumber of clients: 1\nlatency average: 1.5 ms\n"
            "number of transactions actually processed: 1000/1000\ntps = 626.2 (including connections establishing)\n"
            "tps = 630.4 (excluding connections establishing)\n");
        QCOMPARE(cell(*imported, "rate", 0), std::string("630.4"));
        QCOMPARE(cell(*imported, "rate_connecting", 0), std::string("626.2"));
        QCOMPARE(cell(*imported, "latency", 0), std::string("1.5"));
        QCOMPARE(cell(*imported, "transactions", 0), std::string("1000"));
    }
};

GREYSCOPE_TEST(tst_pgbench_reader)

}  // namespace tests_of_pgbench_reader

#include "tst_pgbench_reader.moc"
