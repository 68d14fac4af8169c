#include <QTest>

#include <cmath>
#include <limits>

#include "tests/support/test_registry.h"
#include "widgets/present/table/table_text.h"
#include "widgets/table/table_model.h"

namespace tests_of_table {

using namespace greyscope::widgets;

namespace {

Table sample() {
    Table table{"cells", "Cells"};
    table.columns = {{.key = "name", .heading = "Name", .isText = true},
                     {.key = "n", .heading = "n"},
                     {.key = "error", .heading = "Error", .unit = "%", .digits = decimals(2)},
                     {.key = "change", .heading = "Change", .digits = kChangeDigits, .in = kWindow | kData},
                     {.key = "p", .heading = "p", .digits = kProbabilityDigits, .in = kTerminal}};
    table.rows = {{{"gm11", "GM(1,1)"}, 5, 1.23456789, -0.12, 0.00001},
                  {"mean", 12, {}, 0.031, 0.5},
                  {"last", 1, std::numeric_limits<double>::quiet_NaN(), {}, {}}};
    table.rows[0][2].strong = true;
    table.rows[1][2].remark = "not fitted";
    return table;
}

}  // namespace

class tst_table : public QObject {
    Q_OBJECT

private slots:
    void aColumnDecidesItsDigits() {
        const Table table = sample();
        const auto text = [&](std::size_t row, std::size_t column) {
            return cellText(table.columns[column], table.rows[row][column]);
        };
        QCOMPARE(text(0, 0), QString("GM(1,1)"));
        QCOMPARE(text(0, 1), QString("5"));
        QCOMPARE(text(0, 2), QString("1.23"));
        QCOMPARE(text(0, 3), QString("−12.0 %"));
        QCOMPARE(text(1, 3), QString("+3.1 %"));
        QCOMPARE(text(0, 4), QString("< 0.0001"));
        for (const std::size_t row : {1U, 2U}) {  // no number, and none that is finite
            QCOMPARE(text(row, 2), QString("–"));
        }
        QCOMPARE(numberText(0.25, {Digits::Kind::share, 0}), QString("25 %"));
        QCOMPARE(numberText(0.00004, kChangeDigits), QString("0.0 %"));
    }

    void theClipboardHasAllDigitsAndNoSigns() {
        const QStringList lines = tabbedText(sample()).split('\n');
        QCOMPARE(lines[0], QString("Name\tn\tError, %\tChange"));
        QCOMPARE(lines[1], QString("GM(1,1)\t5\t1.23456789\t-0.12"));
        QCOMPARE(lines[3], QString("last\t1\t\t"));
    }

    void aFigureHasTheNumbersBesideTheirTexts() {
        const MatrixSpec figure = matrixOf(sample(), "Why");
        QCOMPARE(figure.rows.size(), std::size_t{3});
        QCOMPARE(figure.columns.size(), std::size_t{2});  // the change stands in no figure
        QCOMPARE(figure.rows[0].label, QString("GM(1,1)"));
        QCOMPARE(figure.cell(0, 1).value, std::optional(1.23456789));
        QCOMPARE(figure.cell(0, 1).text, QString("1.23"));
        QVERIFY(figure.cell(0, 1).strong && !figure.cell(0, 0).strong);
        QCOMPARE(figure.cell(1, 1).tooltip, QString("not fitted"));
        QVERIFY(!figure.cell(2, 1).value);
    }

    void aViewShowsWhatTheTableSays() {
        TableModel model;
        model.setTable(sample());
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Error, %"));
        QCOMPARE(model.index(0, 2).data().toString(), QString("1.23"));
        QVERIFY(model.index(0, 2).data(Qt::FontRole).value<QFont>().bold());
        QCOMPARE(model.index(1, 2).data(Qt::ToolTipRole).toString(), QString("not fitted"));
        const auto isRight = [&](int column) {
            return (model.index(0, column).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight) != 0;
        };
        QVERIFY(!isRight(0) && isRight(1));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        Table other = sample();
        other.rows[0][1] = 6;
        model.setTable(other);  // of the same shape: what was chosen stays so
        QVERIFY(reset.isEmpty());
        QCOMPARE(model.index(0, 1).data().toString(), QString("6"));
        other.rows.pop_back();
        model.setTable(other);
        QCOMPARE(reset.size(), 1);
    }

    void rowsCanBePicked() {
        const Table table = sample().withRows({2, 0});
        QCOMPARE(table.rows.size(), std::size_t{2});
        QCOMPARE(table.at(1, "n").number(), std::optional(5.0));
        QVERIFY(!table.at(0, "error").number());
    }
};

GREYSCOPE_TEST(tst_table)

}  // namespace tests_of_table

#include "tst_table.moc"
