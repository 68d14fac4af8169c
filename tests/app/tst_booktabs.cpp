#include <QRegularExpression>
#include <QTest>

#include "app/export/figure_table.h"
#include "app/export/latex/booktabs.h"
#include "tests/support/test_registry.h"

namespace tests_of_booktabs {

using namespace greyscope;
using namespace greyscope::app;

namespace {

widgets::MatrixSpec matrix(int columns, int rows, const QString& text) {
    widgets::MatrixSpec spec;
    spec.rowTitle = "Image";
    for (int row = 0; row < rows; ++row) {
        widgets::Heading heading;
        heading.label = QStringLiteral("row %1").arg(row + 1);
        spec.rows.push_back(heading);
    }
    for (int column = 0; column < columns; ++column) {
        widgets::Heading heading;
        heading.label = QStringLiteral("series %1").arg(column + 1);
        spec.columns.push_back(heading);
    }
    for (int cell = 0; cell < rows * columns; ++cell) {
        widgets::Cell one;
        one.value = 1.0 / (3.0 + cell);
        one.text = text;
        one.strong = cell == 1;
        spec.cells.push_back(one);
    }
    return spec;
}

}  // namespace

class tst_booktabs : public QObject {
    Q_OBJECT

private slots:
    void aTableHasTheTextsOfTheFigure() {
        const QString tex = QString::fromUtf8(*booktabsOf(matrix(3, 2, "0.3 %"), {}));
        QVERIFY2(tex.contains("\\begin{tabular}{@{}lrrr@{}}\n\\toprule\nImage & series 1 & series 2 & series 3 \\\\\n"
                              "\\midrule\nrow 1 & 0.3 \\% & \\textbf{0.3 \\%} & 0.3 \\% \\\\\n"),
                 qPrintable(tex));
        QVERIFY(tex.contains("text of 8 pt, columns 12 pt apart.\n"));
        QVERIFY(tex.contains("\\bottomrule\n\\end{tabular}\n\\endgroup"));
    }

    void digitsAreAChoice() {
        ExportOptions options;
        options.tableDigits = 17;
        const QString all = QString::fromUtf8(*booktabsOf(matrix(1, 1, "0.3"), options));
        QVERIFY2(all.contains("row 1 & 0.3333333333333333 \\\\"), qPrintable(all));
        options.tableDigits = 2;
        const QString few = QString::fromUtf8(*booktabsOf(matrix(1, 1, "0.3"), options));
        QVERIFY2(few.contains("row 1 & 0.33 \\\\"), qPrintable(few));
    }

    /// Only numbers are rounded, not names and texts that read as numbers.
    void aNameThatReadsAsANumberStays() {
        widgets::GraphSpec graph;
        graph.nodes.resize(2);
        graph.nodes[0].title = QStringLiteral("2.104");
        graph.nodes[1].title = QStringLiteral("3.2456");
        graph.edges.resize(1);
        graph.edges[0].from = 0;
        graph.edges[0].to = 1;
        graph.edges[0].value = 1.23456;
        const FigureTable table = tableOf(graph);
        QCOMPARE(cellText(table.rows[0][1], 2), QStringLiteral("3.2456"));
        QCOMPARE(cellText(table.rows[0][2], 2), QStringLiteral("1.2"));
    }

    void groupsOfColumnsStandOverThem() {
        widgets::MatrixSpec spec = matrix(4, 1, "1");
        spec.columns[0].group = spec.columns[1].group = "read";
        spec.columns[2].group = spec.columns[3].group = "write";
        const QString tex = QString::fromUtf8(*booktabsOf(spec, {}));
        QVERIFY2(tex.contains(" & \\multicolumn{2}{c}{read} & \\multicolumn{2}{c}{write} \\\\\n"
                              "\\cmidrule(lr){2-3}\\cmidrule(lr){4-5}\n"),
                 qPrintable(tex));
    }

    void whatDoesNotFitGivesWay_data() {
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("rows");
        QTest::addColumn<QString>("told");
        QTest::newRow("type") << 6 << 3 << "text of 7 pt";
        QTest::newRow("headings") << 9 << 3 << "headings rotated";
        QTest::newRow("sides") << 40 << 3 << "table transposed";
        QTest::newRow("one table") << 40 << 40 << "columns in \\d+ tables";
    }
    void whatDoesNotFitGivesWay() {
        QFETCH(int, columns);
        QFETCH(int, rows);
        QFETCH(QString, told);
        const QString note =
            QString::fromUtf8(*booktabsOf(matrix(columns, rows, "0.333"), {})).section(QLatin1Char('\n'), 1, 1);
        QVERIFY2(note.contains(QRegularExpression(told)), qPrintable(note));
    }

    void aTreesTableHasItsRules() {
        widgets::TreeSpec tree;
        widgets::TreeNode root;
        root.title = "Threads";
        widgets::TreeNode leaf;
        leaf.parent = 0;
        leaf.leaf = true;
        leaf.title = "A";
        leaf.edge = QStringLiteral("≤ 32");
        leaf.value = 1.131;
        leaf.valueText = QStringLiteral("1.131×");
        leaf.nText = "4";
        tree.nodes = {root, leaf};
        const FigureTable table = tableOf(tree);
        QCOMPARE(table.rows.size(), std::size_t{1});
        QCOMPARE(table.rows[0][1].text, QStringLiteral("Threads ≤ 32"));
        QCOMPARE(cellText(table.rows[0][2], {}), QStringLiteral("1.131×"));
    }
};

GREYSCOPE_TEST(tst_booktabs)

}  // namespace tests_of_booktabs

#include "tst_booktabs.moc"
