#include <QClipboard>
#include <QGuiApplication>
#include <QStandardItemModel>
#include <QTest>

#include "tests/support/test_registry.h"
#include "widgets/common/names/separated_text.h"
#include "widgets/table/row_table.h"

namespace tests_of_separated_text {

using namespace greyscope::widgets;

class tst_separated_text : public QObject {
    Q_OBJECT

private slots:
    void whatSeparatesIsQuoted() {
        QCOMPARE(csvLine({"a", "b c", ""}), QString("a,b c,"));
        QCOMPARE(csvLine({"1,5", "say \"no\"", "two\nlines"}), QString("\"1,5\",\"say \"\"no\"\"\",\"two\nlines\""));
        QCOMPARE(csvFromTabs(QString("a\tb\n1,5\t2\n")), QString("a,b\n\"1,5\",2\n"));
    }

    /// Only what is chosen, with its headings and without hidden columns.
    void aTableCopiesTheChosenRow() {
        QStandardItemModel model(2, 3);
        model.setHorizontalHeaderLabels({"name", "hidden", "value, s"});
        for (int i = 0; i < 6; ++i) {
            model.setData(model.index(i / 3, i % 3), QString::number(i));
        }
        RowTable table;
        table.setModel(&model);
        table.hideColumn(1);
        QGuiApplication::clipboard()->setText("before");
        copy(table, "table.copy");
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("before"));
        table.showRow(1);
        copy(table, "table.copy");
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("name\tvalue, s\n3\t5\n"));
        copy(table, "table.copyCsv");
        QCOMPARE(QGuiApplication::clipboard()->text(), QString("name,\"value, s\"\n3,5\n"));
    }

private:
    static void copy(const QWidget& table, const char* name) {
        table.findChild<QAction*>(QLatin1String(name))->trigger();
    }
};

GREYSCOPE_TEST(tst_separated_text)

}  // namespace tests_of_separated_text

#include "tst_separated_text.moc"
