// Tables that somebody types or copies without a heading.
#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

#include "app/study/tables/typed_table.h"
#include "app/window/dialogs/new_table_dialog.h"
#include "tests/support/nameless_controls.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"

namespace tests_of_typed_table {

using namespace greyscope;
using namespace greyscope::app;
using Numbers = std::vector<double>;

class tst_typed_table : public QObject {
    Q_OBJECT

private slots:
    void everyControlOfItsDialogHasAName() {
        const app::NewTableDialog dialog(nullptr);
        const QStringList missed = test::namelessControls(dialog);
        QVERIFY2(missed.empty(), qPrintable(missed.join(QLatin1Char('\n'))));
    }

    void aRowOrAColumnIsASeries_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("count");
        QTest::newRow("tabs") << "2.874\t3.278\t3.337" << 3;
        QTest::newRow("column") << "2.874\n3.278\n3.337\n" << 3;
        QTest::newRow("of Windows") << "2.874\r\n3.278\r\n" << 2;
        QTest::newRow("commas") << "2.874, 3.278,3.337" << 3;
        QTest::newRow("semicolons") << "2,874;3,278;3,337" << 3;
        QTest::newRow("decimal commas in a column") << "2,874\n3,278" << 2;
        QTest::newRow("blanks") << "  1 2   3 " << 3;
        QTest::newRow("negative") << "-1 2e3" << 2;
        QTest::newRow("Chinese commas") << "2.874，3.278、3.337" << 3;
        QTest::newRow("Chinese and decimal commas") << "2,874，3,278" << 2;
        QTest::newRow("full-width") << "２７２６０　２９５４７；３２４１１" << 3;
        QTest::newRow("as in a book") << "X⁽⁰⁾ = (2.874, 3.278, 3.337)" << 3;
        QTest::newRow("full-width brackets") << "x＝（1，2，3）" << 3;
        QTest::newRow("units") << "3.2 GB/s, 3.7 GB/s" << 2;
        QTest::newRow("units without a blank") << "27260万元 29547万元" << 2;
        QTest::newRow("two units") << "3.2 GB/s, 3.7 MB/s" << 0;
        QTest::newRow("one number") << "5" << 0;
        QTest::newRow("nothing") << "" << 0;
        QTest::newRow("heading") << "x\n1\n2" << 0;
        QTest::newRow("two columns") << "1\t2\n3\t4" << 0;
        QTest::newRow("two columns with commas") << "1,2,3\n4,5,6" << 0;
        QTest::newRow("words") << "一 二" << 0;
        QTest::newRow("no number") << "1 nan 3" << 0;
    }
    void aRowOrAColumnIsASeries() {
        QFETCH(const QString, text);
        QFETCH(const int, count);
        const auto series = seriesIn(text.toStdString());
        QCOMPARE(series ? static_cast<int>(series->values.size()) : 0, count);
        QCOMPARE(tableTextOf(text.toStdString()) == text.toStdString() + "\n", count == 0);  // its last line ends
    }
    void theNumbersAreThoseOfTheText() {
        QCOMPARE(seriesIn("2,874;3,278")->values, (Numbers{2.874, 3.278}));
        QCOMPARE(seriesIn("2,874，3,278")->values, (Numbers{2.874, 3.278}));
        QCOMPARE(seriesIn("x＝（１．５，2）")->values, (Numbers{1.5, 2}));
        QCOMPARE(tableTextOf("3.2 GB/s, 3.7 GB/s"), std::string("k,x (GB/s)\n1,3.2\n2,3.7\n"));
        QCOMPARE(notANumberIn("1, 2, n.a., 4"), std::optional<std::string>("n.a."));
        QVERIFY(!notANumberIn("1, 2, 4"));
        QCOMPARE(tableTextOf("2.5 3"), std::string("k,x\n1,2.5\n2,3\n"));
    }
    void aTypedTableIsOpened() {
        test::OpenedWindow opened;
        opened.action("file.new")->trigger();
        auto* dialog = opened.window->findChild<NewTableDialog*>();
        QVERIFY(dialog);
        auto* make = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!make->isEnabled());
        dialog->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("2.874 3.278 3.337 3.39 3.679"));
        dialog->findChild<QLineEdit*>(QStringLiteral("newTable.name"))->setText(QStringLiteral("读数, five"));
        QVERIFY(make->isEnabled());
        make->click();
        QTRY_COMPARE(opened.study().tables.size(), std::size_t{1});
        const StudyTable& table = opened.study().tables.front();
        QCOMPARE(table.name, std::string("读数, five"));
        QCOMPARE(table.dataset->rowCount(), std::size_t{5});
        QVERIFY(!opened.study().selection.reference.empty());
        QCOMPARE(opened.study().forecast.holdOut, std::size_t{0});  // as the book fits it
    }
    void wordsAloneAreNoTable() {
        const app::NewTableDialog dialog(nullptr);
        auto* text = dialog.findChild<QPlainTextEdit*>();
        const auto* make = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        text->setPlainText(QStringLiteral("abc\ndef"));
        QVERIFY(!make->isEnabled());
        text->setPlainText(QStringLiteral("disk,rate\nflash,12"));
        QVERIFY(make->isEnabled());
    }
    void aPastedRowIsASeries() {
        test::OpenedWindow opened;
        QGuiApplication::clipboard()->setText(QStringLiteral("1\t2\t4\t8"));
        opened.action("file.paste")->trigger();
        QTRY_COMPARE(opened.study().tables.size(), std::size_t{1});
        QCOMPARE(opened.study().tables.front().dataset->rowCount(), std::size_t{4});
    }
    /// Beside the tables of the study, as one step of undo; it begins one where there is none.
    void whatIsPastedJoinsTheStudy() {
        test::OpenedWindow opened;
        for (const std::size_t tables : {std::size_t{1}, std::size_t{2}, std::size_t{3}}) {
            QGuiApplication::clipboard()->setText(QStringLiteral("油\t\"a, b\"\n1\t10\n2\t%1").arg(tables));
            opened.action("file.addPasted")->trigger();
            QTRY_COMPARE(opened.study().tables.size(), tables);
        }
        QVERIFY(opened.study().tables[1].name != opened.study().tables[2].name);
        QCOMPARE(opened.study().selection.reference.table, opened.study().tables[2].name);
        QCOMPARE(opened.study().selection.reference.name, std::string("a, b"));
        opened.action("edit.undo")->trigger();
        QCOMPARE(opened.study().tables.size(), std::size_t{2});
    }
};

GREYSCOPE_TEST(tst_typed_table)

}  // namespace tests_of_typed_table

#include "tst_typed_table.moc"
