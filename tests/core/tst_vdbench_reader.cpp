#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_vdbench_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cell;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

namespace {

const std::string kAbove7 =
    "Jan 24, 2019    interval        i/o   MB/sec   bytes   read     resp     read    write     read    write     resp "
    " "
    "queue  cpu%  cpu%\n";
const std::string kBelow7 =
    "                               rate  1024**2     i/o    pct     time     resp     resp      max      max   stddev "
    " "
    "depth sys+u   sys\n";

std::string rows7(const std::string& average) {
    return "16:24:32.018           1       84.0     0.08    1024  53.57    0.013    0.010    0.015     0.03     0.05   "
           " 0.006  "
           "  0.0  19.2   1.5\n"
           "16:24:33.011           2      103.0     0.10    1024  52.43    0.012    0.010    0.014     0.05     0.02   "
           " 0.005  "
           "  0.0   5.0   NaN\n" +
           average;
}

const std::string kAverage =
    "16:24:36.053     avg_2-2      104.5     0.10    1024  50.72    0.012    0.010    0.015     0.05     0.12    0.007 "
    "   "
    "0.0   4.6   0.9\n";

std::string run(const std::string& name, const std::string& average = kAverage) {
    return "16:24:31.001 Starting RD=" + name + "; I/O rate: 100; elapsed=5; For loops: None\n\n" + kAbove7 + kBelow7 +
           rows7(average);
}

}  // namespace

class tst_vdbench_reader : public QObject {
    Q_OBJECT

private slots:
    void aRowIsAnAverage() {
        const auto imported = readTool("Vdbench distribution: vdbench50407 Tue June 05  9:49:29 MDT 2018\n" +
                                       run("SD_format") + run("rd1") + run("rd2"));
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("vdbench"));
        QCOMPARE(cells(*imported, "workload"), (Texts{"rd1", "rd2"}));
        QCOMPARE(cells(*imported, "operation_rate"), (Texts{"104.5", "104.5"}));
        QCOMPARE((*imported->dataset->column("bandwidth"))->unit, std::string("MiB/s"));
        QCOMPARE((*imported->dataset->column("bandwidth"))->unitInFile, std::string("MB/sec"));
        QCOMPARE(cell(*imported, "transfer_size", 0), std::string("1"));
        QCOMPARE(cell(*imported, "write_response_max", 0), std::string("0.12"));
        QCOMPARE(cell(*imported, "cpu_system", 0), std::string("0.9"));
        QCOMPARE(test::countOf(*imported, ProblemKind::statisticsLine), std::size_t{4});
        QCOMPARE(test::countOf(*imported, ProblemKind::nothingMeasured), std::size_t{3});  // preparing
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void loopsAreFactors() {
        std::string text;
        for (const char* loop : {"xfersize=8k threads=2", "xfersize=64k threads=4</b></i>"}) {
            std::string each = run("rd1");
            each.replace(each.find("None"), 4, loop);
            text += each;
        }
        const auto imported = readTool(text);
        QCOMPARE(cells(*imported, "workload"), (Texts{"rd1", "rd1"}));
        QCOMPARE(cells(*imported, "threads"), (Texts{"2", "4"}));
        QCOMPARE(cells(*imported, "transfer_size"), (Texts{"8", "64"}));
        QVERIFY(!imported->dataset->find("run"));
    }

    void intervalsAreRowsWhereThereIsNoAverageOrTheyAreAskedFor() {
        const auto none = readTool(run("rd1", ""));
        QCOMPARE(cells(*none, "interval"), (Texts{"1", "2"}));
        QCOMPARE(cells(*none, "cpu_system"), (Texts{"1.5", ""}));
        io::ReadOptions options;
        options.dialect["rows"] = "intervals";
        const auto asked = readTool(run("rd1"), options);
        QCOMPARE(cells(*asked, "operation_rate"), (Texts{"84", "103"}));
        QCOMPARE(asked->report.dialect.at("rows"), std::string("intervals"));
        QCOMPARE(cell(*asked, "time", 0).size(), std::string("16:24:32").size());
        QVERIFY(!readTool(run("rd1"))->dataset->find("time"));
    }

    void olderHeadingsAndNoTimes() {
        const auto old = readTool(
            "16:32:42.002 Starting RD=rd1; I/O rate: Uncontrolled MAX; elapsed=120\n\n"
            "Dec 02, 2020  interval        i/o   MB/sec   bytes   read     resp     read    write     resp     resp "
            "queue  cpu%  cpu%\n"
            "                             rate  1024**2     i/o    pct     time     resp     resp      max   stddev "
            "depth sys+u   sys\n"
            "16:35:02.061       140    2156.00  2156.00 1048576  28.48   29.211    7.652   37.796   93.813   22.337  "
            "63.4   1.6   0.1\n");
        QCOMPARE(cell(*old, "response_max", 0), std::string("93.813"));
        QCOMPARE(cell(*old, "cpu", 0), std::string("1.6"));
        std::string timeless = run("rd1");
        for (std::size_t at = timeless.find("16:24:3"); at != std::string::npos; at = timeless.find("16:24:3", at)) {
            timeless.replace(at, 12, timeless.compare(at + 12, 9, " Starting") == 0 ? "09:30:50.005" : "");
        }
        QCOMPARE(cells(*readTool(timeless), "operation_rate"), Texts{"104.5"});
    }

    void fileSystems() {
        const auto imported = readTool(
            "18:58:42.000 Starting RD=rd1; elapsed=600; fwdrate=max. For loops: None\n"
            " 04, 2020 .Interval. .ReqstdOps... ...cpu%...  read ....read..... ....write.... ..mb/sec... mb/sec "
            ".xfer.. ...mkdir....\n"
            "                          rate   resp total  sys   pct   rate   resp   rate   resp  read write  total    "
            "size  rate   resp\n"
            "18:58:42.205  avg_2-120    6.2 1.063 13.0 2.80   0.0    0.0 0.000    6.2 1.063 0.00 6.24   6.24 1048576   "
            "0.5 0.125\n");
        QVERIFY(imported);
        QCOMPARE(cell(*imported, "operation_rate", 0), std::string("6.2"));
        QCOMPARE(cell(*imported, "write_bandwidth", 0), std::string("6.24"));
        QCOMPARE(cell(*imported, "bandwidth", 0), std::string("6.24"));
        QCOMPARE(cell(*imported, "transfer_size", 0), std::string("1024"));
        QCOMPARE(cell(*imported, "mkdir_response_time", 0), std::string("0.125"));
    }

    void flatFile() {
        const auto imported = readTool(
            "<pre>\n* Run       : Name of run from RD=\n"
            "         tod        Run   Interval    reqrate       rate     MB/sec   xfersize    threads      rdpct    "
            "ks_rate\n"
            "10:57:00.106 write_4k          1 999988.0000  2219.0000     8.6680       4096          8     0.0000       "
            " n/a\n"
            "10:57:09.037 write_4k   avg_2-10 999988.0000   327.4444     1.2791       4096          8     0.0000   "
            "655.9717\n"
            "10:57:12.039 write_8k          1 999988.0000  1302.0000    10.1719       8192          8     0.0000  "
            "2619.3992\n"
            "10:57:21.032 write_8k   avg_2-10 999988.0000  1075.7778     8.4045       8192          8     0.0000  "
            "2151.6612\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "workload"), (Texts{"write_4k", "write_8k"}));
        QCOMPARE(cells(*imported, "transfer_size"), (Texts{"4", "8"}));
        QCOMPARE(cells(*imported, "bandwidth"), (Texts{"1.2791", "8.4045"}));
        QCOMPARE(cell(*imported, "ks_rate", 0), std::string("655.9717"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    void aLineThatIsCut() {
        const auto imported = readTool(run("rd1") + "16:24:37.018           3       84.0     0.0");
        QCOMPARE(imported->dataset->rowCount(), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::rowCut), std::size_t{1});
        const std::string whole = run("rd1");
        const auto unended = readTool(whole.substr(0, whole.find_last_not_of('\n') + 1));
        QCOMPARE(cells(*unended, "workload"), cells(*readTool(whole), "workload"));
        QCOMPARE(cells(*unended, "interval"), cells(*readTool(whole), "interval"));
    }
};

GREYSCOPE_TEST(tst_vdbench_reader)

}  // namespace tests_of_vdbench_reader

#include "tst_vdbench_reader.moc"
