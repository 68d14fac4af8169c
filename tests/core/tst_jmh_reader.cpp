#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_jmh_reader {

using namespace greyscope;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_jmh_reader : public QObject {
    Q_OBJECT

private slots:
    void scoresBecomeRatesAndTimes() {
        const auto imported = readTool(
            "# JMH version: 1.36\n# Warmup Iteration   1: 5000.1 ops/ms\nIteration   1: 5123.4 ops/ms\n\n"
            "Benchmark    (size)  (kind)   Mode  Cnt     Score     Error   Units\n"
            "Copy.array     1024    heap  thrpt   25  5123.456 ±  12.345  ops/ms\n"
            "Copy.array     4096    heap  thrpt   25  1234.567 ±   2.345  ops/ms\n"
            "Copy.sort      1024     N/A   avgt   25  2327.5   ±  34.1     ns/op\n"
            "Copy.cold      1024    heap     ss         12.5               ms/op\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("jmh"));
        QCOMPARE(cells(*imported, "benchmark"), (Texts{"Copy.array", "Copy.array", "Copy.sort", "Copy.cold"}));
        QCOMPARE(cells(*imported, "size"), (Texts{"1024", "4096", "1024", "1024"}));
        QCOMPARE(cells(*imported, "kind"), (Texts{"heap", "heap", "", "heap"}));
        QCOMPARE(cells(*imported, "rate"), (Texts{"5123456", "1234567", "", ""}));
        QCOMPARE(cells(*imported, "time"), (Texts{"", "", "2.3275", "12500"}));
        QCOMPARE(cells(*imported, "rate_error"), (Texts{"12345", "2345", "", ""}));
        QCOMPARE(cells(*imported, "count"), (Texts{"25", "25", "25", ""}));
        QCOMPARE(test::layoutOf(*imported).roles.factors, Texts{"size"});
        QVERIFY(test::accountsForAllLines(*imported));
    }
};

GREYSCOPE_TEST(tst_jmh_reader)

}  // namespace tests_of_jmh_reader

#include "tst_jmh_reader.moc"
