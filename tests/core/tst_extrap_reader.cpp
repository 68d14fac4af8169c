#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_extrap_reader {

using namespace greyscope;
using io::ProblemKind;
using test::cells;
using test::readTool;
using Names = std::vector<std::string>;
using Texts = std::vector<std::string>;

class tst_extrap_reader : public QObject {
    Q_OBJECT

private slots:
    void pointsAreFactorsAndValuesRepeats() {
        const auto imported = readTool(
            "# measured in May\nPARAMETER p\nPOINTS (2) (4) (8)\n\nREGION solve\nMETRIC time\nDATA 1.1 1.2 1.0\n"
            "DATA 2.1 2.0 2.2\nDATA 4.4 4.1\n");
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("extra-p"));
        QCOMPARE(cells(*imported, "p"), (Texts{"2", "2", "2", "4", "4", "4", "8", "8"}));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "2", "3", "1", "2", "3", "1", "2"}));
        QCOMPARE(cells(*imported, "time"), (Texts{"1.1", "1.2", "1", "2.1", "2", "2.2", "4.4", "4.1"}));
        QCOMPARE(imported->dataset->lineOf(3), std::size_t{8});
        QVERIFY(test::accountsForAllLines(*imported));
        const data::Roles roles = test::layoutOf(*imported).roles;
        QCOMPARE(roles.factors, Names{"p"});
        QCOMPARE(roles.metrics, Names{"time"});
        QCOMPARE(roles.repetitions, Names{"run"});
    }

    /// Two parameters; the metrics of a region, a point and a repeat are one row.
    void severalMetricsAreColumnsOfOneRow() {
        for (const char* points : {"POINTS (2 10) (4 10)", "POINTS ((2) (10)) ((4) (10))", "POINTS ( 2 10 )( 4 10 )"}) {
            const auto imported = readTool(std::string("PARAMETER p n\n") + points +
                                           "\nREGION main->solve\nMETRIC time\nDATA 1 2\nDATA 3 4\n"
                                           "METRIC bytes\nDATA 5 6\nDATA 7 8\nDATA 9\n");
            QVERIFY(imported);
            QCOMPARE(cells(*imported, "p"), (Texts{"2", "2", "4", "4"}));
            QCOMPARE(cells(*imported, "n"), (Texts{"10", "10", "10", "10"}));
            QCOMPARE(cells(*imported, "time"), (Texts{"1", "2", "3", "4"}));
            QCOMPARE(cells(*imported, "bytes"), (Texts{"5", "6", "7", "8"}));
            QCOMPARE(test::countOf(*imported, ProblemKind::lineNotUnderstood), std::size_t{1});
            QVERIFY(test::accountsForAllLines(*imported));
        }
    }

    void everyFormatGivesTheSameRows_data() {
        QTest::addColumn<std::string>("text");
        QTest::newRow("text") << std::string(
            "PARAMETER p\nPOINTS 2 4\nREGION a\nMETRIC time\nDATA 1 2\nDATA 3\nREGION b\nDATA 4\nDATA 5\n");
        QTest::newRow("JSON") << std::string(
            R"({"parameters": ["p"], "measurements": {
                "a": {"time": [{"point": [2], "values": [1, 2]}, {"point": [4], "values": [3]}]},
                "b": {"time": [{"point": [2], "values": [4]}, {"point": [4], "values": [5]}]}}})");
        QTest::newRow("JSON before 4.0") << std::string(
            R"({"callpaths": [{"id": 1, "name": "a"}, {"id": 2, "name": "b"}], "metrics": [{"id": 1, "name": "time"}],
                "parameters": [{"id": 1, "name": "p"}], "coordinates": [
                {"id": 1, "parameter_value_pairs": [{"parameter_id": 1, "parameter_value": 2}]},
                {"id": 2, "parameter_value_pairs": [{"parameter_id": 1, "parameter_value": 4}]}], "measurements": [
                {"callpath_id": 1, "coordinate_id": 1, "metric_id": 1, "value": 1},
                {"callpath_id": 1, "coordinate_id": 1, "metric_id": 1, "value": 2},
                {"callpath_id": 1, "coordinate_id": 2, "metric_id": 1, "value": 3},
                {"callpath_id": 2, "coordinate_id": 1, "metric_id": 1, "value": 4},
                {"callpath_id": 2, "coordinate_id": 2, "metric_id": 1, "value": 5}]})");
        QTest::newRow("JSON lines") << std::string(
            "{\"params\": {\"p\": 2}, \"callpath\": \"a\", \"metric\": \"time\", \"value\": [1, 2]}\n"
            "{\"params\": {\"p\": 4}, \"callpath\": \"a\", \"metric\": \"time\", \"value\": 3}\n"
            "{\"params\": {\"p\": 2}, \"callpath\": \"b\", \"metric\": \"time\", \"value\": 4}\n"
            "{\"params\": {\"p\": 4}, \"callpath\": \"b\", \"metric\": \"time\", \"value\": 5}\n");
    }
    void everyFormatGivesTheSameRows() {
        QFETCH(const std::string, text);
        const auto imported = readTool(text);
        QVERIFY(imported);
        QCOMPARE(imported->report.format, std::string("extra-p"));
        QCOMPARE(cells(*imported, "region"), (Texts{"a", "a", "a", "b", "b"}));
        QCOMPARE(cells(*imported, "p"), (Texts{"2", "2", "4", "2", "4"}));
        QCOMPARE(cells(*imported, "time"), (Texts{"1", "2", "3", "4", "5"}));
        QCOMPARE(cells(*imported, "run"), (Texts{"1", "2", "1", "1", "1"}));
    }

    void withoutResultsItIsRefused() {
        QCOMPARE(readTool("PARAMETER p\nPOINTS 2 4\n").error().code, base::ErrorCode::noResults);
        QCOMPARE(readTool(R"({"parameters": ["p"], "measurements": {"a": {"t": [{"point": [2], "values": []}]}}})")
                     .error()
                     .code,
                 base::ErrorCode::noResults);
    }
};

GREYSCOPE_TEST(tst_extrap_reader)

}  // namespace tests_of_extrap_reader

#include "tst_extrap_reader.moc"
