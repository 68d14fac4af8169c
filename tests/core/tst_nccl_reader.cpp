#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_nccl_reader {

using namespace greyscope;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_nccl_reader : public QObject {
    Q_OBJECT

private slots:
    void aSizeIsARowOutOfPlaceAndInPlace() {
        const auto imported = readTool(
            "# nThread 1 nGpus 8 minBytes 8 maxBytes 134217728 step: 2(factor) warmup iters: 5 iters: 20\n#\n"
            "# Collective test starting: all_reduce_perf\n"
            "#                                                       out-of-place                   in-place\n"
            "#       size    count   type  redop  root   time   algbw   busbw #wrong   time   algbw   busbw #wrong\n"
            "#        (B) (elements)                     (us)  (GB/s)  (GB/s)          (us)  (GB/s)  (GB/s)\n"
            "        1024      256  float    sum    -1  30.12    0.03    0.06      0  29.80    0.03    0.07    N/A\n"
            "     1048576   262144  float    sum    -1  85.30   12.29   21.51      0  84.90   12.35   21.61      0\n"
            "# Out of bounds values : 0 OK\n# Avg bus bandwidth    : 7.20667\n#\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("nccl-tests"));
        QCOMPARE(cells(*imported, "size"), (Texts{"1024", "1024", "1048576", "1048576"}));
        QCOMPARE(cells(*imported, "place"), (Texts{"out of place", "in place", "out of place", "in place"}));
        QCOMPARE(cells(*imported, "busbw"), (Texts{"0.06", "0.07", "21.51", "21.61"}));
        QCOMPARE(cells(*imported, "time"), (Texts{"30.12", "29.8", "85.3", "84.9"}));
        QCOMPARE(cells(*imported, "wrong"), (Texts{"0", "", "0", "0"}));
        QCOMPARE(cells(*imported, "count"), (Texts{"256", "256", "262144", "262144"}));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"size"});
        QCOMPARE(test::layoutOf(*imported).roles.keys, Texts{"place"});
        QCOMPARE(imported->report.counts.at(io::ProblemKind::statisticsLine), std::size_t{1});
    }

    void aSizeWithWrongValuesIsNoResult() {
        const auto imported = readTool(
            "#       size    count   type  redop  root   time   algbw   busbw #wrong   time   algbw   busbw #wrong\n"
            "        1024      256  float    sum    -1  30.12    0.03    0.06      2  29.80    0.03    0.07      0\n");
        QCOMPARE(test::resultsIn(*imported, "busbw"), (Texts{"", "0.07"}));
        QCOMPARE(cells(*imported, "invalid"), (Texts{"2 wrong", ""}));
    }

    void aTestWithoutResultsInPlace() {
        const auto imported =
            readTool("#       size    count   time   algbw   busbw\n    8    2    9.32    0.01    0.02\n");
        QCOMPARE(cells(*imported, "busbw"), Texts{"0.02"});
    }
};

GREYSCOPE_TEST(tst_nccl_reader)

}  // namespace tests_of_nccl_reader

#include "tst_nccl_reader.moc"
