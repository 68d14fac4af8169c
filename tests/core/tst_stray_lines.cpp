#include <QTest>

#include "core/io/cells/stray_lines.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_stray_lines {

using namespace greyscope;
using io::ProblemKind;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_stray_lines : public QObject {
    Q_OBJECT

private slots:
    void aLineThatNoJsonHasIsStray() {
        for (const char* stray : {"fio: pid=10, err=95", "  WARNING: \"x\" is slow", "12:30:01 started", "[rank 0] 5",
                                  "-----", "Done", "2024-03-01T10:00:00 begin", "// a comment", "Running ./bench"}) {
            QVERIFY2(io::isStrayLine(stray), stray);
        }
        for (const char* json : {"", "  ", "{", "]},", "\"a\": 1,", "1.5e3, -2", "true, false, null", "\"a\": nothing",
                                 "\"open", "NaN,", "[1, 2, 3],", "inside,"}) {
            QVERIFY2(!io::isStrayLine(json), json);
        }
    }

    /// What the library writes to the standard error stands above its JSON where both go into one file.
    void benchmarksBehindABannerAreRead() {
        const auto imported = readTool(
            "2024-03-01T10:00:00+00:00\nRunning ./bench\nRun on (8 X 3000 MHz CPU s)\nCPU Caches:\n"
            "  L1 Data 32 KiB (x4)\n***WARNING*** CPU scaling is enabled\n"
            "{\n  \"context\": {\"date\": \"today\"},\n  \"benchmarks\": [\n"
            "    {\"name\": \"BM_a/8\", \"iterations\": 5, \"real_time\": 10, \"cpu_time\": 9, \"time_unit\": "
            "\"ns\"},\n"
            "a message\n"
            "    {\"name\": \"BM_a/64\", \"iterations\": 5, \"real_time\": 20, \"cpu_time\": 9, \"time_unit\": "
            "\"ns\"}\n"
            "  ]\n}\ndone\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("Google Benchmark"));
        QCOMPARE(cells(*imported, "real_time"), (Texts{"10", "20"}));
        QCOMPARE(imported->dataset->lineOf(1), std::size_t{12});
        QCOMPARE(test::countOf(*imported, ProblemKind::programMessage), std::size_t{1});
        QCOMPARE(test::countOf(*imported, ProblemKind::otherLine), std::size_t{7});
    }

    void otherJsonIsReadSoToo() {
        const auto imported = readTool(
            "loading 3 models\n[\n  {\"op\": \"read\", \"rate\": 5},\nretry after 5 s\n  {\"op\": \"write\", \"rate\": "
            "6}\n]\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("JSON"));
        QCOMPARE(cells(*imported, "rate"), (Texts{"5", "6"}));
        const auto lines = readTool("{\"rate\": 5}\nError: slow\n{\"rate\": 6}\n");
        QVERIFY(lines);
        QCOMPARE(cells(*lines, "rate"), (Texts{"5", "6"}));
        QCOMPARE(test::countOf(*lines, ProblemKind::programMessage), std::size_t{1});
    }

    /// A value that is no JSON is a fault of the text, and stays one.
    void whatMayBeAResultIsNotSetAside() {
        const auto refused =
            readTool("[\n  {\"op\": \"read\",\n   \"rate\": five},\n  {\"op\": \"write\", \"rate\": 6}\n]\n");
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, base::ErrorCode::jsonNotReadable);
        QCOMPARE(refused.error().location.line, std::size_t{3});
        QVERIFY(!readTool("[\n  {\"rate\":\n   five},\n  {\"rate\": 6}\n"));  // cut off
    }

    void tablesWithBracketsStayTables() {
        const auto imported = readTool("case,[time],rate\na,1,5\nb,2,6\n");
        QCOMPARE(imported->report.format, std::string("CSV"));
    }
};

GREYSCOPE_TEST(tst_stray_lines)

}  // namespace tests_of_stray_lines

#include "tst_stray_lines.moc"
