#include <QTest>

#include "core/data/columns/direction.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_go_benchmark_reader {

using namespace greyscope;
using test::cells;
using test::note;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_go_benchmark_reader : public QObject {
    Q_OBJECT

private slots:
    void namesBecomeColumnsAndUnitsMetrics() {
        const auto imported = readTool(
            "goos: linux\ngoarch: amd64\npkg: example.org/kv\ncpu: Some CPU @ 3.00GHz\n"
            "BenchmarkGet/size=64/cold-8   \t 1000\t  120.5 ns/op\t  48 B/op\t   2 allocs/op\n"
            "BenchmarkGet/size=64/cold-8   \t 1003\t  121.5 ns/op\t  48 B/op\t   2 allocs/op\n"
            "BenchmarkGet/size=1024/cold-8 \t 1000\t 1.2e+03 ns/op\t 533.3 MB/s\n"
            "BenchmarkPut/mode=a=b\t1\t5 p99-ns\n"
            "BenchmarkBroken-8 \t--- FAIL: BenchmarkBroken-8\nPASS\nok  \texample.org/kv\t1.2s\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("go-benchmark"));
        QCOMPARE(cells(*imported, "benchmark"), (Texts{"Get", "Get", "Get", "Put"}));
        QCOMPARE(cells(*imported, "size"), (Texts{"64", "64", "1024", ""}));
        QCOMPARE(cells(*imported, "part 2"), (Texts{"cold", "cold", "cold", ""}));
        QCOMPARE(cells(*imported, "mode"), (Texts{"", "", "", "a=b"}));
        QCOMPARE(cells(*imported, "gomaxprocs"), (Texts{"8", "8", "8", ""}));
        QCOMPARE(cells(*imported, "ns/op"), (Texts{"120.5", "121.5", "1200", ""}));
        QCOMPARE(cells(*imported, "MB/s"), (Texts{"", "", "533.3", ""}));
        QCOMPARE(cells(*imported, "p99-ns"), (Texts{"", "", "", "5"}));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "2", "1", "1"}));
        QCOMPARE(note(*imported, "pkg"), std::string("example.org/kv"));
        QVERIFY(!imported->dataset->find("pkg"));  // one package: a fact of the whole table
        const data::Roles roles = test::layoutOf(*imported).roles;
        QCOMPARE(roles.metrics.front(), std::string("ns/op"));
        QVERIFY(test::accountsForAllLines(*imported));
    }

    /// Of a file with two runs, a line of configuration tells them apart.
    void configurationThatVariesIsAColumn() {
        const auto imported = readTool(
            "Unit text-bytes assume=exact\nnote: before\nBenchmarkSize 1 100 text-bytes\n"
            "note: after\nBenchmarkSize 1 105 text-bytes\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "note"), (Texts{"before", "after"}));
        QCOMPARE(cells(*imported, "text-bytes"), (Texts{"100", "105"}));
        QCOMPARE(note(*imported, "unit text-bytes"), std::string("Unit text-bytes assume=exact"));
    }

    /// As golang.org/x/perf/benchfmt reads them: of a unit as benchstat spells it too, wherever the line stands, and of
    /// two lines the first.
    void unitLinesStateWhatIsBetter() {
        const auto imported = readTool(
            "Unit ns/op better=higher\nUnit b better=lower assume=exact\nUnit c assume=exact\n"
            "BenchmarkA 1 1 ns/op 2 MB/s 3 x-MB/s 4 op/MB 5 B/op 6 b 7 c 8 d\n"
            "Unit B/s better=lower\nUnit x-B/s better=higher\nUnit op/B better=lower\nUnit b better=higher\n"
            "Unit d better=bigger\n");
        QVERIFY(imported);
        const auto stated = [&](const std::string& unit) { return (*imported->dataset->column(unit))->better; };
        QCOMPARE(stated("ns/op"), std::optional(data::Better::more));
        QCOMPARE(stated("MB/s"), std::optional(data::Better::less));
        QCOMPARE(stated("x-MB/s"), std::optional(data::Better::more));
        QCOMPARE(stated("b"), std::optional(data::Better::less));
        for (const char* unit : {"op/MB", "B/op", "c", "d"}) {
            QCOMPARE(stated(unit), std::nullopt);
        }
        QCOMPARE(data::betterOf(**imported->dataset->column("ns/op")), std::optional(data::Better::more));
        QCOMPARE(data::betterOf(**imported->dataset->column("B/op")), std::optional(data::Better::less));
        QCOMPARE(data::betterOf(**imported->dataset->column("d")), std::nullopt);
    }

    void otherTextIsNone() { QVERIFY(readTool("Benchmark,score\na,1\nb,2\n")->report.format != "go-benchmark"); }
};

GREYSCOPE_TEST(tst_go_benchmark_reader)

}  // namespace tests_of_go_benchmark_reader

#include "tst_go_benchmark_reader.moc"
