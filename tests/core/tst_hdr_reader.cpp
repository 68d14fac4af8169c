// Percentile distributions of HdrHistogram, and the output of wrk and wrk2.
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_hdr_reader {

using namespace greyscope;
using test::cells;
using test::note;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kSpectrum =
    "       Value     Percentile TotalCount 1/(1-Percentile)\n"
    "\n"
    "       0.120     0.000000000000          1           1.00\n"
    "       0.250     0.500000000000       5000           2.00\n"
    "       1.750     0.990000000000       9900         100.00\n"
    "       3.100     1.000000000000      10000\n"
    "#[Mean    =        0.310, StdDeviation   =        0.220]\n"
    "#[Max     =        3.100, Total count    =        10000]\n"
    "#[Buckets =           27, SubBuckets     =         2048]\n";

/// The layout of wrk2, with numbers of our own.
const std::string kWrk2 =
    "Running 30s test @ http://127.0.0.1:8080/index.html\n"
    "  2 threads and 100 connections\n"
    "  Thread calibration: mean lat.: 1.202ms, rate sampling interval: 10ms\n"
    "  Thread Stats   Avg      Stdev     Max   +/- Stdev\n"
    "    Latency     1.21ms  600.00us   9.10ms   65.00%\n"
    "    Req/Sec     1.05k    90.00     1.50k    70.00%\n"
    "  Latency Distribution (HdrHistogram - Recorded Latency)\n"
    " 50.000%    1.16ms\n"
    " 99.000%    2.60ms\n"
    "100.000%    9.10ms\n"
    "\n"
    "  Detailed Percentile spectrum:\n" +
    kSpectrum +
    "----------------------------------------------------------\n"
    "  60000 requests in 30.00s, 7.00MB read\n"
    "Requests/sec:   2000.12\n"
    "Transfer/sec:    239.00KB\n";

}  // namespace

class tst_hdr_reader : public QObject {
    Q_OBJECT

private slots:
    void aDistributionHasARowForEachPercentile() {
        const auto read = readTool(kSpectrum);
        QVERIFY(read.has_value());
        QCOMPARE(read->report.format, std::string("hdrhistogram"));
        QCOMPARE(cells(*read, "latency"), (Texts{"0.12", "0.25", "1.75", "3.1"}));
        QCOMPARE(cells(*read, "percentile"), (Texts{"0", "50", "99", "100"}));
        QCOMPARE(cells(*read, "total_count"), (Texts{"1", "5000", "9900", "10000"}));
        QVERIFY((*read->dataset->column("latency"))->unit.empty());  // the file does not state it
        QCOMPARE(note(*read, "total count"), std::string("10000"));
        QVERIFY(test::accountsForAllLines(*read));
    }

    void theDistributionOfWrk2IncludesItsList() {
        const auto read = readTool(kWrk2);
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "percentile"), (Texts{"0", "50", "99", "100"}));
        QCOMPARE((*read->dataset->column("latency"))->unit, std::string("ms"));
        QCOMPARE(cells(*read, "threads"), Texts(4, "2"));
        QCOMPARE(cells(*read, "connections"), Texts(4, "100"));
        QCOMPARE(cells(*read, "test").front(), std::string("http://127.0.0.1:8080/index.html"));
        QCOMPARE(test::countOf(*read, io::ProblemKind::statisticsLine), std::size_t{3});
        QCOMPARE(note(*read, "requests per second"), std::string("2000.12"));
        QVERIFY(test::accountsForAllLines(*read));
    }

    void wrkPrintsAListAlone() {
        const auto read = readTool(
            "Running 10s test @ http://localhost/\n"
            "  4 threads and 64 connections\n"
            "  Thread Stats   Avg      Stdev     Max   +/- Stdev\n"
            "    Latency   635.91us    0.89ms  12.92ms   93.69%\n"
            "  Latency Distribution\n"
            "     50%  250.00us\n"
            "     75%  491.00us\n"
            "     99%    1.30s \n"
            "  1000 requests in 10.00s, 1.00MB read\n"
            "Requests/sec:    100.00\n",
            {.format = "hdrhistogram"});
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "latency"), (Texts{"0.25", "0.491", "1300"}));
        QCOMPARE(cells(*read, "percentile"), (Texts{"50", "75", "99"}));
        QVERIFY(!read->dataset->find("total_count"));
        QVERIFY(test::accountsForAllLines(*read));
    }

    /// wrk2 -U prints both.
    void uncorrectedLatenciesAreAnotherKind() {
        std::string text = kWrk2;
        text.insert(
            text.find("-----"),
            "  Latency Distribution (HdrHistogram - Uncorrected Latency (measured without taking delayed starts "
            "into account))\n 50.000%    1.00ms\n");
        const auto read = readTool(text);
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "kind"), (Texts{"recorded", "recorded", "recorded", "recorded", "uncorrected"}));
        QCOMPARE(cells(*read, "latency").back(), std::string("1"));
    }

    void severalRunsAreRepeats() {
        const auto read = readTool(kWrk2 + kWrk2);
        QVERIFY(read.has_value());
        QCOMPARE(cells(*read, "run"), (Texts{"1", "1", "1", "1", "2", "2", "2", "2"}));
    }
};

GREYSCOPE_TEST(tst_hdr_reader)

}  // namespace tests_of_hdr_reader

#include "tst_hdr_reader.moc"
