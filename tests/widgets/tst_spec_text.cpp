#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/spec/spec_text.h"

namespace tests_of_spec_text {

using namespace greyscope::widgets;

class tst_spec_text : public QObject {
    Q_OBJECT

private slots:
    void aMatrixKeepsItsNamesAndAllDigits() {
        MatrixSpec spec;
        spec.rowTitle = QStringLiteral("series");
        spec.rows.resize(2);
        spec.rows[0].group = QStringLiteral("Case 1");
        spec.rows[0].label = QStringLiteral("W");
        spec.rows[1].label = QStringLiteral("odd\tname\r\x1b");
        spec.columns.resize(2);
        spec.columns[0].label = QStringLiteral("8");
        spec.columns[1].label = QStringLiteral("16");
        spec.cells.resize(4);
        spec.cells[0].text = QStringLiteral("1");
        spec.cells[1].value = 1.0 / 3.0;
        spec.cells[1].text = QStringLiteral("0.333");
        spec.cells[2].value = 0.5;
        QCOMPARE(tabSeparated(spec),
                 QStringLiteral("series\t8\t16\nCase 1 W\t1\t0.3333333333333333\nodd name␍␛\t0.5\t\n"));
    }

    /// Numbers stay numbers, whatever their text; a text that reads as one stays a text.
    void aTextIsNoNumber() {
        MatrixSpec spec;
        spec.rows.resize(1);
        spec.columns.resize(3);
        spec.cells.resize(3);
        spec.cells[0].text = QStringLiteral("2.10");
        spec.cells[1].text = QStringLiteral("≈ 2.1");
        spec.cells[1].number = 2.125;
        spec.cells[2].text = QStringLiteral("3 %");
        spec.cells[2].value = 3.14;
        const SpecTable table = specTable(spec);
        QCOMPARE(table.rows.size(), std::size_t{1});
        QCOMPARE(table.rows[0].size(), std::size_t{4});
        QVERIFY(!table.rows[0][1].number);
        QCOMPARE(writtenCell(table.rows[0][1]), QStringLiteral("2.10"));
        QCOMPARE(table.rows[0][2].number, std::optional(2.125));
        QCOMPARE(writtenCell(table.rows[0][2]), QStringLiteral("2.125"));
        QCOMPARE(table.rows[0][3].number, std::optional(3.14));
    }

    void aRankingHasItsWhiskers() {
        RankingSpec spec;
        spec.valueTitle = QStringLiteral("γ");
        spec.bars.resize(2);
        spec.bars[0].rank = 1;
        spec.bars[0].name = QStringLiteral("a");
        spec.bars[0].value = 0.75;
        spec.bars[0].low = 0.5;
        spec.bars[0].high = 1.0;
        spec.bars[1].rank = 2;
        spec.bars[1].name = QStringLiteral("b");
        QCOMPARE(tabSeparated(spec), QStringLiteral("rank\tname\tγ\tlow\thigh\n1\ta\t0.75\t0.5\t1\n2\tb\t0\t\t\n"));
    }

    void curvesShareTheColumnOfX() {
        PlotSpec spec;
        spec.x.label = QStringLiteral("threads");
        spec.x.ticks = {{2.0, QStringLiteral("two\nlines")}};
        spec.curves.resize(3);
        spec.curves[0].name = QStringLiteral("a");
        spec.curves[0].x = {2.0, 1.0};
        spec.curves[0].y = {20.0, 10.0};
        spec.curves[1].name = QStringLiteral("b");
        spec.curves[1].x = {2.0, 4.0};
        spec.curves[1].y = {0.1, 0.2};
        spec.curves[2].labelled = false;
        spec.curves[2].x = {9.0};
        spec.curves[2].y = {9.0};
        QCOMPARE(tabSeparated(spec), QStringLiteral("threads\ta\tb\n1\t10\t\ntwo lines\t20\t0.1\n4\t\t0.2\n"));
    }

    /// Results that their source calls wrong have a column that says why, in every kind of figure that marks them.
    void invalidResultsHaveAColumn() {
        const QString why = QStringLiteral("FAILED comparison");
        MatrixSpec matrix;
        matrix.rowTitle = QStringLiteral("series");
        matrix.rows.resize(2);
        matrix.columns.resize(2);
        matrix.columns[1].label = QStringLiteral("8");
        matrix.cells.resize(4);
        matrix.cells[3].invalid = why;
        QVERIFY(tabSeparated(matrix).startsWith("series\t\t8\tinvalid\n"));
        QVERIFY(tabSeparated(matrix).endsWith("\t8: FAILED comparison\n"));

        RankingSpec ranking;
        ranking.bars.resize(2);
        ranking.bars[1].invalid = why;
        QVERIFY(tabSeparated(ranking).section('\n', 0, 0).endsWith("\tinvalid"));
        QVERIFY(tabSeparated(ranking).endsWith("\tFAILED comparison\n"));

        OverviewSpec overview;
        overview.items = {{.id = {}, .name = "a", .shortName = {}, .ink = {}},
                          {.id = {}, .name = "b", .shortName = {}, .ink = {}}};
        overview.order = {1, 0};
        overview.columns = OverviewColumns{{}, {QStringLiteral("4"), QStringLiteral("8")}};
        overview.values = std::make_shared<const Eigen::MatrixXd>(Eigen::MatrixXd::Ones(2, 2));
        overview.invalid = {{0, 1, why}};
        QCOMPARE(tabSeparated(overview), QStringLiteral("\t4\t8\tinvalid\nb\t1\t1\t\na\t1\t1\t8: FAILED comparison\n"));

        PlotSpec plot;
        plot.x.label = QStringLiteral("threads");
        plot.curves.resize(1);
        plot.curves[0].name = QStringLiteral("a");
        plot.curves[0].x = {1.0, 4.0};
        plot.curves[0].y = {10.0, 40.0};
        Curve marks = invalidCurve();
        marks.x = {2.0, 4.0};
        marks.y = {7.0, 8.0};
        marks.pointTexts = {QStringLiteral("a at 2\n7: FAILED comparison"), QStringLiteral("a at 4\n8: 2 errors")};
        addInvalidCurve(plot, std::move(marks));
        QCOMPARE(tabSeparated(plot),
                 QStringLiteral("threads\ta\tinvalid\n1\t10\t\n2\t\ta at 2: 7: FAILED comparison\n4\t40\ta at 4: 8: 2 "
                                "errors\n"));
    }

    void namedPlacesOfYAreRows() {
        PlotSpec spec;
        spec.y.ticks = {{1.5, QStringLiteral("both")}};
        spec.curves.resize(2);
        spec.curves[0].name = QStringLiteral("a");
        spec.curves[0].x = {5.0, 5.0};
        spec.curves[0].y = {2.0, 1.0};
        spec.curves[0].pointTexts = {QStringLiteral("p\na 5"), QStringLiteral("q\na 5")};
        spec.curves[1].name = QStringLiteral("b");
        spec.curves[1].x = {7.0};
        spec.curves[1].y = {1.0};
        QCOMPARE(tabSeparated(spec), QStringLiteral("name\ta\tb\np\t5\t\nq\t5\t7\n"));
        spec.y.ticks = {{2.0, QStringLiteral("2.00")}};  // numbers are no places
        QVERIFY(tabSeparated(spec).startsWith(QStringLiteral("x\ta\tb\n5\t")));
    }
};

GREYSCOPE_TEST(tst_spec_text)

}  // namespace tests_of_spec_text

#include "tst_spec_text.moc"
