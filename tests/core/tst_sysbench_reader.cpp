#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_sysbench_reader {

using namespace greyscope;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

std::string files(const std::string& threads) {
    return "sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)\n\nRunning the test with following options:\nNumber of "
           "threads: " +
           threads +
           "\nExtra file open flags: (none)\n128 files, 16MiB each\n2GiB total file size\nBlock size 16KiB\n"
           "Doing random r/w test\nInitializing worker threads...\n\n"
           "[ 1s ] thds: 4 tps: 120.1 qps: 2400.5\n\n"
           "File operations:\n    reads/s:                      1600.50\n    writes/s:                     1066.99\n"
           "    fsyncs/s:                     3420.00\n\nThroughput:\n    read, MiB/s:                  25.01\n"
           "    written, MiB/s:               16.67\n\nGeneral statistics:\n    total time:                          "
           "10.0061s\n"
           "    total number of events:              60927\n\nLatency (ms):\n         min:                             "
           "       0.01\n"
           "         avg:                                    0.16\n         max:                                   "
           "12.32\n"
           "         95th percentile:                        0.52\n         sum:                                 "
           "9957.89\n\n"
           "Threads fairness:\n    events (avg/stddev):           60927.0000/0.00\n";
}

}  // namespace

class tst_sysbench_reader : public QObject {
    Q_OBJECT

private slots:
    void whatARunCountsAreItsRows() {
        const auto imported = readTool(files("1") + files("4"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("sysbench"));
        QCOMPARE(cells(*imported, "operation"), (Texts{"read", "write", "fsync", "read", "write", "fsync"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"1600.5", "1066.99", "3420", "1600.5", "1066.99", "3420"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"25.01", "16.67", "", "25.01", "16.67", ""}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"1", "1", "1", "4", "4", "4"}));
        QCOMPARE(cell(*imported, "latency", 0), std::string("0.16"));
        QCOMPARE(cell(*imported, "latency_percentile", 0), std::string("0.52"));
        QCOMPARE(cell(*imported, "total_time", 0), std::string("10.0061"));
        QCOMPARE(cell(*imported, "block_size", 0), std::string("16"));
        QCOMPARE(cell(*imported, "file_size", 0), std::string("2"));
        QCOMPARE(cell(*imported, "test", 0), std::string("random r/w"));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"threads"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void intervalsAreRowsWhereTheyAreAskedForOrAlone() {
        io::ReadOptions options;
        options.dialect["rows"] = "intervals";
        const std::string second =
            "[ 2s ] thds: 4 tps: 130.50 qps: 2610.00 (r/w/o: 1827.00/522.00/261.00) lat "
            "(ms,95%): 41.10 err/s: 0.50 reconn/s: 0.00\n";
        std::string text = files("4");
        text.insert(text.find("File operations:"), second);
        const auto asked = readTool(text, options);
        QVERIFY(asked);
        QCOMPARE(cells(*asked, "time"), (Texts{"1", "2"}));
        QCOMPARE(cells(*asked, "transaction_rate"), (Texts{"120.1", "130.5"}));
        QCOMPARE(cells(*asked, "query_rate"), (Texts{"2400.5", "2610"}));
        QCOMPARE(cells(*asked, "latency_percentile"), (Texts{"", "41.1"}));
        QCOMPARE(test::layoutOf(*asked).roles.factors, Texts{"time"});
        QVERIFY(test::accountsForAllLines(*asked));
        const auto runs = readTool(text);
        QCOMPARE(runs->dataset->rowCount(), std::size_t{3});
        QVERIFY(!runs->dataset->find("time"));
        QVERIFY(test::accountsForAllLines(*runs));
        const auto alone = readTool(text.substr(0, text.find("File operations:")) +
                                    "[ 3s ] reads: 25.01 MiB/s writes: 16.67 MiB/s fsyncs: 3420.00/s latency "
                                    "(ms,95%): 0.520\n");
        QCOMPARE(cells(*alone, "time"), (Texts{"1", "2", "3"}));
        QCOMPARE(cell(*alone, "read_bandwidth", 2), std::string("25.01"));
        QCOMPARE(cell(*alone, "write_bandwidth", 2), std::string("16.67"));
        QCOMPARE(cell(*alone, "fsync_rate", 2), std::string("3420"));
        QCOMPARE(cell(*alone, "latency_percentile", 2), std::string("0.52"));
    }

    void databasesMemoryAndTheProcessor() {
        const auto database = readTool(
            "sysbench 1.0.20 (using bundled LuaJIT)\nNumber of threads: 8\nSQL statistics:\n    queries performed:\n"
            "        read:                            140000\n    transactions:                        10000  (998.74 "
            "per sec.)\n"
            "    queries:                             200000 (19974.80 per sec.)\n    ignored errors:                  "
            "    0      "
            "(0.00 per sec.)\n");
        QCOMPARE(cells(*database, "operation"), (Texts{"transactions", "queries"}));
        QCOMPARE(cells(*database, "rate"), (Texts{"998.74", "19974.8"}));
        const auto memory = readTool(
            "sysbench 1.0.20 (using bundled LuaJIT)\nRunning memory speed test with the following options:\n"
            "Total operations: 1048576 (1234567.89 per second)\n\n1024.00 MiB transferred (1205.75 MiB/sec)\n");
        QCOMPARE(cells(*memory, "rate"), Texts{"1234567.89"});
        QCOMPARE(cells(*memory, "bandwidth"), Texts{"1205.75"});
        QCOMPARE(cells(*memory, "operation"), Texts{"operations"});  // 0.4 does not say which
        std::string kinds;
        for (const char* kind : {"read", "write"}) {
            kinds +=
                std::string("sysbench 1.0.20 (using bundled LuaJIT)\nRunning memory speed test with the following ") +
                "options:\n  block size: 1KiB\n  operation: " + kind +
                "\n  scope: global\nTotal operations: 100 (50.00 per second)\n0.10 MiB transferred (0.05 "
                "MiB/sec)\n";
        }
        QCOMPARE(cells(*readTool(kinds), "operation"), (Texts{"read", "write"}));
        const auto processor =
            readTool("sysbench 1.0.20 (using bundled LuaJIT)\nCPU speed:\n    events per second:  1000.05\n");
        QCOMPARE(cells(*processor, "operation"), Texts{"events"});
    }

    /// Threads and a mutex have no rate of their own; a test of reading writes nothing.
    void whatPrintsNoRateHasThatOfItsEvents() {
        const auto mutex = readTool(
            "sysbench 1.0.20 (using system LuaJIT 2.1.0-beta3)\n\nNumber of threads: 2\n\nGeneral statistics:\n"
            "    total time:                          0.5000s\n    total number of events:              77\n\n"
            "Latency (ms):\n         avg:                                   16.00\n");
        QVERIFY(mutex);
        QCOMPARE(cells(*mutex, "operation"), Texts{"events"});
        QCOMPARE(cells(*mutex, "rate"), Texts{"154"});
        QCOMPARE(cells(*mutex, "latency"), Texts{"16"});
        QVERIFY(test::accountsForAllLines(*mutex));
        std::string reads = files("1");
        for (const char* none : {"1066.99", "3420.00", "16.67"}) {
            reads.replace(reads.find(none), std::string(none).size(), "0.00");
        }
        const auto only = readTool(reads);
        QCOMPARE(cells(*only, "operation"), Texts{"read"});
        QCOMPARE(test::countOf(*only, io::ProblemKind::nothingMeasured), std::size_t{2});
        QVERIFY(test::accountsForAllLines(*only));
    }

    void version04() {
        const auto imported = readTool(
            "sysbench 0.4.12:  multi-threaded system evaluation benchmark\n\nNumber of threads: 2\nDoing sequential "
            "read test\n"
            "Read 2Gb  Written 0b  Total transferred 2Gb  (1.5Gb/sec)\n98304.12 Requests/sec executed\n\nTest "
            "execution summary:\n"
            "    total time:                          1.3333s\n    per-request statistics:\n         avg:              "
            "        "
            "            0.02ms\n         approx.  95 percentile:               0.04ms\n");
        QCOMPARE(cells(*imported, "operation"), Texts{"requests"});
        QCOMPARE(cells(*imported, "bandwidth"), Texts{"1536"});
        QCOMPARE(cells(*imported, "rate"), Texts{"98304.12"});
        QCOMPARE(cells(*imported, "latency_percentile"), Texts{"0.04"});
    }
};

GREYSCOPE_TEST(tst_sysbench_reader)

}  // namespace tests_of_sysbench_reader

#include "tst_sysbench_reader.moc"
