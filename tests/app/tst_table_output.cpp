#include <QTest>

#include <nlohmann/json.hpp>

#include "app/cli/output/table_output.h"
#include "tests/support/test_registry.h"

namespace tests_of_table_output {

using namespace greyscope;
using namespace greyscope::app::cli;
using widgets::Table;

namespace {

Table sample() {
    Table table{"cells"};
    table.columns = {{.key = "op", .path = "labels/0", .heading = "op", .isText = true},
                     {.key = "n_before", .path = "before/n", .heading = "n before"},
                     {.key = "change", .heading = "change", .digits = widgets::kChangeDigits},
                     {.key = "low", .path = "interval/0", .heading = "low", .digits = widgets::decimals(1)},
                     {.key = "high", .path = "interval/1", .heading = "high", .digits = widgets::decimals(1)},
                     {.key = "holds", .in = widgets::kData},
                     {.key = "a/b", .heading = "a/b", .in = widgets::kTerminal | widgets::kJson}};
    table.rows = {{"read, all", 3, -0.1234567890123, -1.25, 2.0, true, 1234567.25},
                  {"w\nx", 12, {}, {}, {}, false, {}}};
    return table;
}

}  // namespace

class tst_table_output : public QObject {
    Q_OBJECT

private slots:
    void aTerminalGetsAlignedColumns() {
        const QStringList lines = QString::fromStdString(alignedTable(sample())).split('\n');
        QCOMPARE(lines[0], QString("op         n before   change   low  high          a/b"));
        QCOMPARE(lines[1], QString(lines[0].size(), '-'));
        QVERIFY2(lines[2].startsWith("read, all         3  -12.3 %  -1.3   2.0"), qPrintable(lines[2]));
        QVERIFY(lines[2].endsWith("1.23457e+06"));
        QVERIFY(lines[3].contains("12") && lines[3].endsWith("-"));
        QCOMPARE(lines.size(), 5);  // a name with a line end stays in its line
    }

    void csvHasAllDigits() {
        const QStringList lines = QString::fromStdString(csvTable(sample())).split('\n');
        QCOMPARE(lines[0], QString("op,n_before,change,low,high,holds"));
        QCOMPARE(lines[1], QString("\"read, all\",3,-0.1234567890123,-1.25,2,yes"));
    }

    void jsonFollowsThePaths() {
        const auto rows = jsonRows(sample());
        QCOMPARE(rows[0]["labels"][0], "read, all");
        QCOMPARE(rows[0]["before"]["n"], 3);
        QCOMPARE(rows[0]["change"], -0.1234567890123);
        QCOMPARE(rows[0]["interval"], (nlohmann::ordered_json{-1.25, 2.0}));
        QCOMPARE(rows[0]["holds"], true);
        QCOMPARE(rows[0]["a/b"], 1234567.25);  // a key, not a path
        QVERIFY(rows[1]["change"].is_null());
        QVERIFY(rows[1].contains("interval") && rows[1]["interval"].is_null());
    }
};

GREYSCOPE_TEST(tst_table_output)

}  // namespace tests_of_table_output

#include "tst_table_output.moc"
