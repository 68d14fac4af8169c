#include <QTest>

#include "core/base/contains.h"
#include "core/data/roles/roles.h"
#include "tests/support/test_registry.h"
#include "tests/support/tool_text.h"

namespace tests_of_spread_cells {

using namespace greyscope;
using io::ProblemKind;
using test::cells;
using test::readTool;
using Texts = std::vector<std::string>;

class tst_spread_cells : public QObject {
    Q_OBJECT

private slots:
    /// What hyperfine exports as Markdown.
    void aNumberAndItsSpreadAreTwoColumns() {
        const auto imported = readTool(
            "| Command | Mean [ms] | Min [ms] | Relative |\n|:---|---:|---:|---:|\n"
            "| `pack -j1` | 801.2 ± 12.3 | 790.1 | 5.34 ± 0.11 |\n| `pack -j2` | 420.9 ± 6.0 | 411.7 | 2.81 ± 0.06 |\n"
            "| `pack -j4` | 240.3 ± 3.1 | 236.2 | 1.60 ± 0.03 |\n| `pack -j8` | 150.0 ± 2.2 | 147.1 | 1.00 |\n");
        QVERIFY(imported);
        QCOMPARE(cells(*imported, "Mean [ms]"), (Texts{"801.2", "420.9", "240.3", "150"}));
        QCOMPARE(cells(*imported, "Mean ± (ms)"), (Texts{"12.3", "6", "3.1", "2.2"}));
        QCOMPARE(cells(*imported, "Relative"), (Texts{"5.34", "2.81", "1.6", "1"}));
        QCOMPARE(cells(*imported, "Relative ±"), (Texts{"0.11", "0.06", "0.03", ""}));
        QCOMPARE((*imported->dataset->column("Mean ± (ms)"))->unit, std::string("ms"));
        QCOMPARE(test::countOf(*imported, ProblemKind::spreadInCells), std::size_t{2});
        const data::Roles roles = test::layoutOf(*imported).roles;
        QCOMPARE(roles.metrics.front(), std::string("Mean [ms]"));
        QCOMPARE(roles.factors, Texts{"Command"});
        for (const char* spread : {"Mean ± (ms)", "Relative ±"}) {
            QVERIFY(imported->dataset->find(spread) && !base::contains(roles.metrics, std::string(spread)));
        }
        const auto again = readTool("op,Mean [ms]\na,801.2 ± 12.3\n", {.numeric = {false, false}});
        QCOMPARE(cells(*again, "Mean [ms]"), Texts{"801.2 ± 12.3"});  // told that it is text
    }

    void spreadsAreWrittenInSeveralWays_data() {
        QTest::addColumn<std::string>("cell");
        QTest::addColumn<std::string>("number");
        QTest::addColumn<std::string>("unit");
        const auto row = [](const char* cell, const char* number, const char* unit) {
            QTest::newRow(cell) << std::string(cell) << std::string(number) << std::string(unit);
        };
        row("5.5 ± 0.5", "5.5", "");
        row("5.5±0.5", "5.5", "");
        row("5.5 +/- 0.5", "5.5", "");
        row("5.5 +- 0.5", "5.5", "");
        row("-5.5 ± 0.5", "-5.5", "");
        row("5.5 ± 0.5 ms", "5.5", "ms");
        row("5.5 ms ± 0.5 ms", "5.5", "ms");
        row("(5.5 ± 0.5) ms", "5.5", "ms");
        row("5.5 ± 3 %", "5.5", "");
    }
    void spreadsAreWrittenInSeveralWays() {
        QFETCH(const std::string, cell);
        QFETCH(const std::string, number);
        QFETCH(const std::string, unit);
        const auto imported = readTool("op;t\na;" + cell + "\nb;" + cell + "\nc;" + cell + "\n");
        QVERIFY(imported);
        const data::Column& column = imported->dataset->columns()[1];
        QVERIFY(column.isNumeric());
        QCOMPARE(column.textAt(0), number);
        QCOMPARE(column.unit, unit);
        QVERIFY(imported->dataset->columns()[2].isNumeric());
        QCOMPARE(imported->dataset->columns()[2].textAt(0), std::string(cell.find('%') == cell.npos ? "0.5" : "3"));
    }

    void whatOnlyHoldsASignStaysText() {
        for (const char* cell : {"a ± b", "±5", "5 ±", "C+-1", "1 ± x"}) {
            const auto imported = readTool(std::string("op,n,t\na,1,") + cell + "\nb,2," + cell + "\n");
            QVERIFY(imported);
            QCOMPARE(imported->dataset->columns().size(), std::size_t{3});
        }
    }
};

GREYSCOPE_TEST(tst_spread_cells)

}  // namespace tests_of_spread_cells

#include "tst_spread_cells.moc"
