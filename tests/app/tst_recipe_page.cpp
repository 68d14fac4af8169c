#include "tests/support/recipe_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_recipe_page {

using namespace greyscope;
using namespace greyscope::test::recipe_stage;

class tst_recipe_page : public QObject {
    Q_OBJECT

private slots:
    void aFilterIsMadeByItsLevels() {
        Shown shown;
        QCOMPARE(shown.steps(), QStringList{"Read runs.csv"});
        shown.button("Filter")->click();
        QTRY_VERIFY(shown.button("ext4_loop kept, 3"));
        QCOMPARE(shown.store.undoStack().count(), 0);  // nothing yet
        shown.button("ext4_loop kept, 3")->click();
        QVERIFY(shown.button("ext4_loop left out, 3"));
        shown.button("Add step")->click();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{6});
        QCOMPARE(shown.store.undoStack().count(), 1);
        QCOMPARE(shown.values()->model()->rowCount(), 6);
        QCOMPARE(shown.steps().back(), QStringLiteral("Keep rows where source is ext4_vda, xfs_vda"));
        // The step is chosen, and each edit of it is one more step back.
        QTRY_VERIFY(shown.button("ext4_loop left out, 3"));
        shown.button("ext4_vda kept, 3")->click();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
        QCOMPARE(shown.store.undoStack().count(), 2);
        shown.store.undoStack().undo();
        QCOMPARE(shown.values()->model()->rowCount(), 6);
        QTRY_VERIFY(shown.button("ext4_vda kept, 3"));
        shown.store.undoStack().undo();
        QCOMPARE(shown.values()->model()->rowCount(), 9);
        QCOMPARE(shown.steps().size(), 1);
    }

    void aNumberIsComparedWithOne() {
        Shown shown;
        shown.set({kSeveral});
        QTRY_VERIFY(shown.button("1 left out, 3") && shown.button("2 kept, 3") &&
                    !shown.button("2 kept, 3")->isEnabled());
        auto* box = shown.list()->findChild<LevelBox*>();
        QVERIFY(box && box->isVisible());
        QCOMPARE(box->text(), QStringLiteral("1"));
        box->stepUp();  // from level to level
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
        QTRY_VERIFY(shown.button("2 left out, 3"));
        box = shown.list()->findChild<LevelBox*>();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("0.5"));
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(std::get<data::Filter>(shown.table().recipe.front().what).values, std::vector<std::string>{"0.5"});
    }

    void aRangeOfNumbersIsACondition() {
        Shown shown;
        shown.set({kSeveral});
        QTRY_VERIFY(shown.button("1 left out, 3"));
        QComboBox* tests = nullptr;
        for (auto* each : shown.list()->findChildren<QComboBox*>()) {
            tests = each->accessibleName() == QLatin1String("Condition") ? each : tests;
        }
        tests->setCurrentIndex(tests->findText(QStringLiteral("is between")));
        emit tests->activated(tests->currentIndex());
        QTRY_COMPARE(std::get<data::Filter>(shown.table().recipe.front().what).values,
                     std::vector<std::string>{"1..4"});
        const auto boxes = shown.list()->findChildren<LevelBox*>();
        QCOMPARE(boxes.size(), 2);
        QVERIFY(boxes[0]->isVisible() && boxes[1]->isVisible());
        boxes[1]->stepDown();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{6});
        QTRY_VERIFY(shown.button("4 left out, 3") && shown.button("2 kept, 3"));
        QCOMPARE(shown.steps().back(), QStringLiteral("Keep rows where tasks is 1..2"));
    }

    void aColumnWithoutANameIsNamed() {
        Shown shown(Shown::Files{{"index.csv", ",host,rate_mb_s\n0,a,1.5\n1,b,2.5\n2,a,3.25\n3,b,4.75\n"}});
        QTRY_VERIFY(shown.button("Name it"));
        shown.button("Name it")->click();
        QTRY_VERIFY(shown.line("name"));
        QTest::keyClicks(shown.line("name"), QStringLiteral("number"));
        QTest::keyClick(shown.line("name"), Qt::Key_Return);
        QTRY_VERIFY(shown.table().dataset->find("number"));
        QCOMPARE(shown.steps().size(), 2);
    }

    void totalsAreLeftOutAndCanBeKept() {
        Shown shown(Shown::Files{
            {"totals.csv", "host,threads,rate_mb_s\na,1,10\na,2,20\nb,1,11\nb,2,23\nTotal,1,21\nTotal,2,43\n"}});
        QCOMPARE(shown.table().dataset->rowCount(), std::size_t{4});
        QCOMPARE(shown.table().asRead()->rowCount(), std::size_t{6});
        QTRY_VERIFY(shown.button("Keep them"));
        shown.button("Keep them")->click();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{6});
        shown.store.undoStack().undo();
        QCOMPARE(shown.table().dataset->rowCount(), std::size_t{4});
    }

    void aCellBecomesACondition() {
        Shown shown;
        QAction* keep = shown.entry(4, 1, "Keep rows where tasks is 2");
        QVERIFY(keep);
        keep->trigger();
        QApplication::activePopupWidget()->close();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
        QAction* split = shown.entry(0, 0, "Split source");
        QVERIFY(split);
        split->trigger();
        QApplication::activePopupWidget()->close();
        QTRY_VERIFY(shown.line("pattern"));
        QCOMPARE(shown.line("pattern")->text(), QStringLiteral("{source1}_{source2}"));
        QTest::keyClick(shown.line("pattern"), Qt::Key_Return);
        QTRY_VERIFY(shown.table().dataset->find("source2"));
    }

    /// What is asked for is the new name: the column is known.
    void aColumnIsRenamedByTheKeyboard() {
        Shown shown;
        QAction* rename = shown.entryByKey(4, 1, "Rename tasks");
        QVERIFY(rename);
        rename->trigger();
        QApplication::activePopupWidget()->close();
        QTRY_VERIFY(shown.line("name"));
        QCOMPARE(shown.page.window()->focusWidget(), shown.line("name"));
    }

    void aCellIsChangedByTheKeyboard() {
        Shown shown;
        QAction* change = shown.entryByKey(4, 1, "Change the cell");
        QVERIFY(change);
        change->trigger();
        QApplication::activePopupWidget()->close();
        QTRY_VERIFY(shown.line("value"));
        QCOMPARE(shown.line("row")->text(), QStringLiteral("5"));
        QCOMPARE(shown.page.window()->focusWidget(), shown.line("value"));
        shown.type("value", "16");
        QTRY_COMPARE(shown.table().recipe.size(), std::size_t{1});
        QCOMPARE(std::get<data::SetCell>(shown.table().recipe.front().what), (data::SetCell{5, "tasks", "16"}));
    }

    void inALowWindowAStepIsWhole() {
        Shown shown;
        RecipeList* list = shown.list();
        QFont large = list->font();
        large.setPointSizeF(4 * large.pointSizeF());
        list->setFont(large);
        const int row = list->sizeHintForRow(0);
        auto* panel = shown.page.findChild<RecipePanel*>();
        panel->setMaximumHeight(160);
        QTRY_COMPARE(panel->height(), 160);
        QVERIFY(row > 0 && list->viewport()->height() >= row);
    }

    void inALowWindowControlsTakeThePlaceOfTheCommand() {
        Shown shown;
        const auto* command = shown.page.findChild<QPlainTextEdit*>(QStringLiteral("commandText"));
        shown.page.resize(1000, 500);
        shown.button("Filter")->click();
        QTRY_VERIFY(!command->isVisible());
        shown.button("Cancel")->click();
        QTRY_VERIFY(command->isVisible());
    }

    void aTableWhoseSeriesAreColumnsIsUnpivoted() {
        Shown shown(Shown::Files{{"wide.csv", "threads,1.1 W,\"1.2, W\",系列\n8,1,2,3\n16,4,5,6\n32,7,8,9\n"}});
        QVERIFY(shown.table().wide);
        shown.button("Unpivot")->click();
        QTRY_VERIFY(shown.button("Add step"));
        shown.button("Add step")->click();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{9});
        QCOMPARE(std::get<data::Unpivot>(shown.table().recipe.front().what).columns,
                 (std::vector<std::string>{"1.1 W", "1.2, W", "系列"}));
        QVERIFY(!shown.table().wide);
        QCOMPARE(shown.table().metric, std::string("value"));
    }

    void wordsAloneAreReshapedToo() {
        Shown shown(Shown::Files{{"words.csv", "host,rack,state\na,r1,up\nb,r2,up\nc,r1,down\n"}});
        QVERIFY(shown.table().metric.empty());
        QCOMPARE(shown.values()->model()->rowCount(), 3);
        shown.button("Filter")->click();
        QTRY_VERIFY(shown.button("a kept, 1"));
        shown.button("a kept, 1")->click();
        QTest::keyClick(shown.list()->findChild<QComboBox*>(), Qt::Key_Return);
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{2});
        QVERIFY(shown.table().metric.empty());
        shown.set({data::DeriveColumn{"one", "1"}});
        QCOMPARE(shown.table().metric, std::string("one"));
    }

    void aHeadingAloneIsShown() {
        Shown shown(Shown::Files{{"runs.csv", "source,tasks,rate\n"}});
        QCOMPARE(shown.values()->model()->rowCount(), 0);
        QVERIFY(shown.table().roles.metrics.empty());
        for (const char* step : {"Filter", "Unpivot", "Column"}) {
            QVERIFY(shown.button(step));
            shown.button(step)->click();
            QTest::keyClick(&shown.page, Qt::Key_Escape);
        }
        shown.set({data::RenameColumn{"rate", "rate_mb_s"}});
        QVERIFY(shown.table().dataset->find("rate_mb_s"));
    }

    void manyColumnsAreFound() {
        QByteArray text("threads");
        QByteArray rows[2] = {"8", "16"};
        for (int c = 0; c < 1000; ++c) {
            text += ",series " + QByteArray::number(c);
            rows[0] += ',' + QByteArray::number(c);
            rows[1] += ',' + QByteArray::number(c + 1);
        }
        Shown shown(Shown::Files{{"many.csv", text + '\n' + rows[0] + '\n' + rows[1] + '\n'}});
        shown.button("Unpivot")->click();
        QTRY_VERIFY(shown.button("None"));
        shown.button("None")->click();
        QTest::keyClicks(shown.line("Search in: Columns that become rows"), QStringLiteral("29"));
        shown.button("All")->click();
        shown.button("Add step")->click();
        QTRY_VERIFY2(shown.table().recipe.size() == 1, qPrintable(shown.error()));
        QCOMPARE(std::get<data::Unpivot>(shown.table().recipe.front().what).columns.size(), std::size_t{20});
    }
};

GREYSCOPE_TEST(tst_recipe_page)

}  // namespace tests_of_recipe_page

#include "tst_recipe_page.moc"
