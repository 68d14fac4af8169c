// Reports of programs that put a server, a network or a processor under load.
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_load_readers {

using namespace greyscope;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

std::string abRun(const std::string& concurrency, const std::string& rate) {
    return "This is ApacheBench, Version 2.3 <$Revision: 1903618 $>\nCopyright 1996 Adam Twiss\n\nServer Hostname:     "
           " "
           "  localhost\nServer Port:            80\n\nDocument Path:          /index.html\nDocument Length:        "
           "612 "
           "bytes\n\nConcurrency Level:      " +
           concurrency +
           "\nTime taken for tests:   0.123 seconds\nComplete requests:      1000\nFailed requests:        2\n   "
           "(Connect: "
           "0, Receive: 0, Length: 2, Exceptions: 0)\nRequests per second:    " +
           rate +
           " [#/sec] (mean)\nTime per request:       1.230 [ms] (mean)\nTime per request:       0.123 [ms] (mean, "
           "across "
           "all concurrent requests)\nTransfer rate:          2.5 [Kbytes/sec] received\n\nConnection Times (ms)\n     "
           "     "
           "    min  mean[+/-sd] median   max\nTotal:          0    1   0.3      1       5\n\nPercentage of the "
           "requests "
           "served within a certain time (ms)\n  50%      1\n  99%      4\n 100%      5 (longest request)\n";
}

const std::string kWrk =
    "Running 30s test @ http://127.0.0.1:8080/index.html\n  12 threads and 400 connections\n  Thread Stats   Avg      "
    "Stdev     Max   +/- Stdev\n    Latency   635.91us    0.89ms   1.20s    93.69%\n    Req/Sec    56.20k     8.07k   "
    "62.00k    86.54%\n  Latency Distribution\n     50%  250.00us\n     99%    5.80ms\n  22464657 requests in 30.00s, "
    "17.76GB read\n  Socket errors: connect 0, read 3, write 0, timeout 12\nRequests/sec: 748868.53\nTransfer/sec:    "
    "2.00MB\n";

const std::string kWrk2 =
    "Running 30s test @ http://127.0.0.1:80/\n  2 threads and 100 connections\n  Thread calibration: mean lat.: "
    "9747 usec, rate sampling interval: 21 msec\n    Latency     6.50ms    5.00ms  30.00ms   57.00%\n  Latency "
    "Distribution (HdrHistogram - Recorded Latency)\n 50.000%    5.50ms\n 99.900%   27.50ms\n100.000%   30.00ms\n\n  "
    "Detailed Percentile spectrum:\n       Value   Percentile   TotalCount 1/(1-Percentile)\n\n       0.921     "
    "0.000000  "
    "          1         1.00\n  56000 requests in 30.00s, 10.00MB read\nRequests/sec:   2000.12\nTransfer/sec:      "
    "1.50KB\n";

const std::string kStress =
    "stress-ng: info:  [1] dispatching hogs: 2 cpu, 1 vm\nstress-ng: metrc: [1] stressor       bogo ops real time  usr "
    "time  sys time   bogo ops/s     bogo ops/s CPU used per       RSS Max\nstress-ng: metrc: [1]                      "
    "     "
    "(secs)    (secs)    (secs)   (real time) (usr+sys time) instance (%)          (KB)\nstress-ng: metrc: [1] cpu     "
    "    "
    "      8766     10.00     39.94      0.01       876.52         219.42        99.87          7424\nstress-ng: "
    "metrc: [1] "
    "vm                12     10.02      9.50      0.40         1.20           1.21        98.80         "
    "99000\nstress-ng: "
    "info:  [1] successful run completed in 10.02 secs\n";

const std::string kIperf =
    "{\"start\":{\"version\":\"iperf 3.12\",\"test_start\":{\"protocol\":\"TCP\",\"num_streams\":4,\"blksize\":131072,"
    "\"reverse\":0}},\"intervals\":[{\"streams\":[],\"sum\":{\"start\":0,\"end\":1,\"bytes\":500,\"bits_per_second\":"
    "4000,"
    "\"omitted\":true}},{\"streams\":[],\"sum\":{\"start\":0,\"end\":1.5,\"bytes\":1000,\"bits_per_second\":8000,"
    "\"retransmits\":3,\"omitted\":false}}],\"end\":{\"sum_received\":{\"bits_per_second\":8000}}}\n";

}  // namespace

class tst_load_readers : public QObject {
    Q_OBJECT

private slots:
    void anAbRunIsARow() {
        const auto imported = readTool(abRun("10", "8130.08") + abRun("20", "9000.5"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("ab"));
        QCOMPARE(cells(*imported, "concurrency"), (Texts{"10", "20"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"8130.08", "9000.5"}));
        QCOMPARE(cell(*imported, "latency", 0), std::string("1.23"));
        QCOMPARE(cell(*imported, "time_per_request", 0), std::string("0.123"));
        QCOMPARE(cell(*imported, "bandwidth", 0), std::string("2560"));
        QCOMPARE(cell(*imported, "latency_p99", 1), std::string("4"));
        QCOMPARE(cell(*imported, "latency_max", 1), std::string("5"));
        QCOMPARE(cell(*imported, "failed", 0), std::string("2"));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"concurrency"});
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void aWrkRunIsARow() {
        const auto imported = readTool(kWrk + kWrk2, {.format = "wrk"});
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("wrk"));
        QCOMPARE(cells(*imported, "connections"), (Texts{"400", "100"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"748868.53", "2000.12"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"2097152", "1536"}));
        QCOMPARE(cells(*imported, "latency"), (Texts{"0.63591", "6.5"}));
        QCOMPARE(cells(*imported, "requests"), (Texts{"22464657", "56000"}));
        QCOMPARE(cells(*imported, "latency_max"), (Texts{"1200", "30"}));
        QCOMPARE(cells(*imported, "latency_p50"), (Texts{"0.25", "5.5"}));
        QCOMPARE(cell(*imported, "latency_p99.9", 1), std::string("27.5"));
        QCOMPARE(cell(*imported, "timeout_errors", 0), std::string("12"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void aStressorIsARow() {
        const auto imported = readTool(kStress);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("stress-ng"));
        QCOMPARE(cells(*imported, "stressor"), (Texts{"cpu", "vm"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"876.52", "1.2"}));
        QCOMPARE(cell(*imported, "memory_max", 1), std::string("99000"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void anIntervalOfIperfIsARow() {
        const auto imported = readTool(kIperf + kIperf);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("iperf3"));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"8000", "8000"}));
        QCOMPARE(cells(*imported, "time"), (Texts{"1.5", "1.5"}));
        QCOMPARE(cell(*imported, "retransmits", 0), std::string("3"));
        QCOMPARE(test::countOf(*imported, io::ProblemKind::nothingMeasured), std::size_t{2});
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "2"}));
    }

    void aSampleOfCriterionIsTheTimeOfOneIteration() {
        const auto imported = readTool(
            "group,function,value,throughput_num,throughput_type,sample_measured_value,unit,iteration_count\n"
            "Fibonacci,Iterative,20,,,915000.0,ns,100\nFibonacci,Iterative,20,,,1964000.0,ns,200\n"
            "Fibonacci,Recursive,30,,,2812800.0,ns,300\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("criterion"));
        QCOMPARE(cells(*imported, "time"), (Texts{"9150", "9820", "9376"}));
        QCOMPARE(cells(*imported, "benchmark"), (Texts{"Iterative", "Iterative", "Recursive"}));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void anEstimateOfCriterionIsARow() {
        const auto imported = readTool(
            "{\"mean\":{\"confidence_interval\":{\"lower_bound\":26000.5,\"upper_bound\":26100.5},\"point_estimate\":"
            "26050.25},"
            "\"median\":{\"point_estimate\":26040.5},\"median_abs_dev\":{\"point_estimate\":25.5},\"slope\":null,"
            "\"std_dev\":{\"point_estimate\":30.5}}\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("criterion"));
        QCOMPARE(cell(*imported, "time", 0), std::string("26050.25"));
        QCOMPARE(cell(*imported, "time_low", 0), std::string("26000.5"));
        QCOMPARE(cell(*imported, "stddev", 0), std::string("30.5"));
    }
};

GREYSCOPE_TEST(tst_load_readers)

}  // namespace tests_of_load_readers

#include "tst_load_readers.moc"
