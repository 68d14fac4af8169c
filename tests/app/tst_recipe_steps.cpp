#include <set>

#include "app/analyses/relations/relations_run.h"
#include "tests/support/recipe_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_recipe_steps {

using namespace greyscope;
using namespace greyscope::test::recipe_stage;

namespace {

/// What a shell makes of a command.
test::CommandRun runAsJson(const QString& command) {
    QProcess shell;
    shell.start(QStringLiteral("sh"),
                {QStringLiteral("-c"), QStringLiteral("greyscope() { printf '%s\\0' \"$@\"; }\n") + command});
    shell.waitForFinished();
    std::vector<std::string> arguments;
    for (const QByteArray& each : shell.readAllStandardOutput().split('\0')) {
        arguments.push_back(each.toStdString());
    }
    arguments.pop_back();
    arguments.insert(arguments.end(), {"--format", "json"});
    return test::runCommand(arguments);
}

}  // namespace

class tst_recipe_steps : public QObject {
    Q_OBJECT

private slots:
    /// Of a table with many columns, whose column is looked for by typing.
    void enterOnAColumnConfirmsTheStep() {
        QByteArray text = "source";
        QByteArray row = "a";
        for (int column = 0; column < 20; ++column) {
            text += ",c" + QByteArray::number(column);
            row += "," + QByteArray::number(column) + ".5";
        }
        Shown shown(Shown::Files{{"many.csv", text + "\n" + row + "\nb" + row.mid(1) + "\n"}});
        shown.button("Filter")->click();
        QTRY_VERIFY(shown.button("a kept, 1"));
        auto* column = shown.list()->findChild<ColumnCombo*>();
        QVERIFY(column->isEditable());
        column->setFocus();
        QTest::keyClick(column, Qt::Key_Return);
        QTRY_COMPARE(shown.table().recipe.size(), std::size_t{1});
    }

    void anErrorIsShownAtItsStepAndNothingChanges() {
        Shown shown;
        shown.set(
            {kPhases, data::Filter{"phase", {"close"}, data::Test::isNot}, data::DeriveColumn{"ms", "1000*seconds"}});
        const Study before = shown.store.study();
        shown.type("Expression", "1000*second");
        QTRY_VERIFY(!shown.list()->item(3)->data(Qt::AccessibleTextRole).toString().isEmpty());
        QTRY_VERIFY(shown.list()->item(3)->toolTip().contains(QStringLiteral("second")));
        QVERIFY(shown.store.study() == before);
        QCOMPARE(shown.values()->model()->rowCount(), 18);
        shown.type("Expression", "2000*seconds");
        QTRY_VERIFY(shown.store.study() != before);
        QVERIFY(shown.error().isEmpty());
        // Without the step that makes the column, a later one fails: it is that one that says so.
        shown.list()->setCurrentRow(1);
        shown.list()->setFocus();
        QTest::keyClick(shown.list(), Qt::Key_Delete);
        QTRY_VERIFY2(shown.error().contains(QStringLiteral("Step 3")), qPrintable(shown.error()));
        QVERIFY(shown.error().contains(QStringLiteral("phase")));
        QCOMPARE(shown.table().recipe.size(), std::size_t{3});
        QVERIFY(shown.list()->item(2)->toolTip().contains(QStringLiteral("phase")));
    }

    void stepsAreMovedRenamedAndRemoved() {
        Shown shown;
        shown.set({kSeveral, kPhases});
        RecipeList* list = shown.list();
        list->setCurrentRow(1);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Down, Qt::AltModifier);
        QTRY_VERIFY(std::holds_alternative<data::Unpivot>(shown.table().recipe.front().what));
        QCOMPARE(list->currentRow(), 2);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QTRY_VERIFY(std::holds_alternative<data::Filter>(shown.table().recipe.front().what));
        QCOMPARE(list->currentRow(), 1);
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);  // nothing comes before the reading
        QTest::keyClick(list, Qt::Key_F2);
        QVERIFY(shown.line("Rename") && shown.line("Rename")->hasFocus());
        QTest::keyClicks(shown.line("Rename"), QStringLiteral("dropped"));
        QTest::keyClick(shown.line("Rename"), Qt::Key_Escape);
        QVERIFY(list->hasFocus());
        QTRY_VERIFY(!shown.line("Rename"));
        QTest::keyClick(list, Qt::Key_F2);
        shown.line("Rename")->setText(QStringLiteral("只有多任务, a \"few\""));
        QTest::keyClick(shown.line("Rename"), Qt::Key_Return);
        QVERIFY(list->hasFocus());
        QTRY_COMPARE(shown.table().recipe.front().name, std::string("只有多任务, a \"few\""));
        QCOMPARE(shown.steps()[1], QStringLiteral("只有多任务, a \"few\""));
        QTest::keyClick(list, Qt::Key_Delete);
        QTRY_COMPARE(shown.table().recipe.size(), std::size_t{1});
        QCOMPARE(shown.table().dataset->rowCount(), std::size_t{27});
        QCOMPARE(shown.store.undoStack().count(), 5);
        while (shown.store.undoStack().canUndo()) {
            shown.store.undoStack().undo();
        }
        QCOMPARE(shown.table().dataset->rowCount(), std::size_t{9});
    }

    void choosingAStepShowsTheValuesAfterIt() {
        Shown shown;
        shown.set({kSeveral, kPhases});
        QCOMPARE(shown.values()->model()->rowCount(), 18);
        QCOMPARE(shown.heading(), QStringLiteral("Values after step 3"));
        shown.list()->setCurrentRow(1);
        QTRY_COMPARE(shown.values()->model()->rowCount(), 6);
        QCOMPARE(shown.heading(), QStringLiteral("Values after step 2"));
        shown.list()->setCurrentRow(0);
        QTRY_COMPARE(shown.values()->model()->rowCount(), 9);
        QCOMPARE(shown.heading(), QStringLiteral("Values as they were read"));
        shown.list()->setCurrentRow(2);
        QTRY_COMPARE(shown.values()->model()->rowCount(), 18);
        QCOMPARE(shown.heading(), QStringLiteral("Values after step 3"));
        shown.list()->setCurrentRow(0);
        QTRY_COMPARE(shown.values()->model()->rowCount(), 9);
        // A step that is added now comes there.
        shown.button("Column")->click();
        QTRY_VERIFY(shown.line("Expression"));
        QTest::keyClicks(shown.line("name"), QStringLiteral("double"));
        QTest::keyClicks(shown.line("Expression"), QStringLiteral("2*tasks"));
        QTest::keyClick(shown.line("Expression"), Qt::Key_Return);
        QTRY_COMPARE(shown.table().recipe.size(), std::size_t{3});
        QVERIFY(std::holds_alternative<data::DeriveColumn>(shown.table().recipe.front().what));
        QCOMPARE(shown.list()->currentRow(), 1);
    }

    /// From the controls of a step Enter leads back to the list, whose keys go on from there.
    void enterLeadsBackToTheList() {
        Shown shown;
        shown.set({kSeveral, kPhases});
        shown.list()->setCurrentRow(2);
        QTRY_VERIFY(shown.line("names in"));
        shown.list()->setFocus();
        QTest::keyClick(shown.list(), Qt::Key_Return);
        QVERIFY(!shown.list()->hasFocus());
        shown.line("names in")->setFocus();
        shown.type("names in", "part");
        QTRY_VERIFY(shown.table().dataset->find("part"));
        QVERIFY(shown.list()->hasFocus());
        QTest::keyClick(shown.list(), Qt::Key_Up);
        QCOMPARE(shown.list()->currentRow(), 1);
        // so it does when the controls of a new step go with it, added or not
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
            shown.button("Filter")->click();
            QTRY_VERIFY(shown.button("Add step") && shown.button("ext4_loop kept"));
            shown.button("ext4_loop kept")->click();
            shown.button("Add step")->setFocus();
            QTest::keyClick(shown.button("Add step"), key);
            QTRY_VERIFY(!shown.button("Add step"));
            QVERIFY(shown.list()->hasFocus());
        }
        QCOMPARE(shown.table().recipe.size(), std::size_t{3});
    }

    /// What the program carries or made is no file that a command could be given: a sentence says so, and nothing is
    /// copied.
    void aTableThatNoCommandReadsSaysSo() {
        Shown shown;
        auto* text = shown.page.findChild<QPlainTextEdit*>(QStringLiteral("commandText"));
        QToolButton* copy = nullptr;
        for (auto* each : shown.page.findChildren<QToolButton*>()) {
            copy = each->accessibleName() == QLatin1String("Copy the command") ? each : copy;
        }
        QVERIFY(text->toPlainText().startsWith(QStringLiteral("greyscope")) && copy->isEnabled());
        QCOMPARE(text->lineWrapMode(), QPlainTextEdit::NoWrap);
        const std::string path = shown.table().path;
        for (const char* none : {":/runs.csv", ""}) {
            shown.store.edit(QStringLiteral("read"), [&](Study& study) { study.tables.front().path = path; });
            QVERIFY(copy->isEnabled());
            shown.store.edit(QStringLiteral("carried"), [&](Study& study) { study.tables.front().path = none; });
            QVERIFY(!text->toPlainText().contains(QStringLiteral("greyscope")));
            QVERIFY(!copy->isEnabled());
        }
        QCOMPARE(text->lineWrapMode(), QPlainTextEdit::WidgetWidth);
    }

    /// Not by way of the list that a combo opens, which is a window of its own.
    void tabGoesOnInTheControlsOfAStep() {
        Shown shown;
        shown.button("Filter")->click();
        QTRY_VERIFY(shown.button("Add step"));
        auto* column = shown.list()->findChild<ColumnCombo*>();
        column->setFocus();
        QTest::keyClick(column, Qt::Key_Tab);
        QVERIFY(shown.page.focusWidget() != column && shown.list()->isAncestorOf(shown.page.focusWidget()));
    }

    void aNewStepIsTakenBackByEscape() {
        Shown shown;
        shown.button("Unpivot")->click();
        QTRY_VERIFY(shown.line("names in"));
        QTest::keyClick(shown.line("names in"), Qt::Key_Escape);
        QCOMPARE(shown.steps().size(), 1);
        QTRY_VERIFY(!shown.button("Add step"));
    }

    void rowsAreLeftOutByHand() {
        Shown shown;
        RowTable* values = shown.values();
        values->selectRow(1);
        values->selectionModel()->select(values->model()->index(4, 0),
                                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QAction* leave = shown.entry(4, 0, "Leave out 2 lines");
        QVERIFY(leave);
        leave->trigger();
        QApplication::activePopupWidget()->close();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{7});
        QCOMPARE(shown.store.undoStack().count(), 1);
        QCOMPARE(std::get<data::ExcludeRows>(shown.table().recipe.front().what).lines,
                 (std::vector<std::size_t>{3, 6}));
        // Further ones join them.
        QTRY_COMPARE(values->model()->rowCount(), 7);
        values->selectRow(0);
        leave = shown.entry(0, 0, "Leave out line 2");
        QVERIFY(leave);
        leave->trigger();
        QApplication::activePopupWidget()->close();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{6});
        QCOMPARE(shown.table().recipe.size(), std::size_t{1});
    }

    void theStepThatLeavesRowsOutBeginsWithTheMarkedOnes() {
        Shown shown;
        shown.values()->selectRow(2);
        for (QAction* action : qobject_cast<QPushButton*>(shown.button("More"))->menu()->actions()) {
            if (action->text().startsWith(QStringLiteral("Exclude"))) {
                action->trigger();
            }
        }
        QTRY_VERIFY(shown.line("lines"));
        QCOMPARE(shown.line("lines")->text(), QStringLiteral("4"));
        shown.button("Add step")->click();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{8});
    }

    void anotherTableIsJoinedWhereItSharesAKey() {
        Shown shown(Shown::Files{{"runs.csv", kRuns}, {"disks.csv", kDisks}});
        QTRY_VERIFY(shown.button("Join on source"));
        shown.button("Join on source")->click();
        QTRY_VERIFY(shown.table().dataset->find("disk"));
        QCOMPARE(shown.store.undoStack().count(), 1);
        QTRY_VERIFY(!shown.button("Join on source"));
        QCOMPARE(shown.table().joined.size(), std::size_t{1});
    }

    void aJoinedFileThatIsGoneIsNamed() {
        Shown shown(Shown::Files{{"runs.csv", kRuns}, {"disks.csv", kDisks}});
        shown.set({data::JoinTable{shown.folder.filePath("disks.csv").toStdString(), {"source"}}});
        QVERIFY(QFile::remove(shown.folder.filePath("disks.csv")));
        shown.button("Filter")->click();
        QTRY_VERIFY(shown.button("ext4_loop kept, 3"));
        shown.button("Add step")->click();
        QTRY_VERIFY2(shown.error().contains(QStringLiteral("disks.csv")), qPrintable(shown.error()));
        QVERIFY(shown.error().startsWith(QStringLiteral("Step 2")));
        QVERIFY(shown.table().dataset->find("disk"));
    }

    /// Names with blanks, commas, quotes and Chinese: a shell gives the program what the study holds.
    void theCommandGivesTheSameNumbers() {
        Shown shown(Shown::Files{{"it's 表, \"x\".csv", kRuns}});
        shown.set({kSeveral, data::SplitColumn{"source", "{文件 系统}_{device}"}, kPhases,
                   data::DeriveColumn{"it's (ms)", "1000*\"seconds\""}});
        shown.store.edit(QStringLiteral("roles"), [](Study& study) {
            study.tables.front().roles = {{"文件 系统", "device", "phase"}, {"tasks"}, {"it's (ms)"}, {}};
            study.tables.front().metric = "it's (ms)";
        });
        auto* text = shown.page.findChild<QPlainTextEdit*>(QStringLiteral("commandText"));
        QVERIFY2(text->toPlainText().startsWith(QStringLiteral("greyscope relate ")), qPrintable(text->toPlainText()));
        const auto run = runAsJson(text->toPlainText());
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["left_out"]["rows_used"].get<std::size_t>(), shown.table().dataset->rowCount());
        QCOMPARE(run.json()["names"].size(), shown.catalog.entries().size());
    }

    /// Points, series and degree as they are chosen on the Relations page, not the command's own.
    void theCommandGivesTheDegreesOfThePage() {
        Shown shown(
            Shown::Files{{"runs.csv",
                          "disk,threads,size,rate\na,1,4,10\na,2,4,17\na,4,4,30\na,1,64,12\na,2,64,20\na,4,64,36\n"
                          "b,1,4,9\nb,2,4,21\nb,4,4,28\nb,1,64,15\nb,2,64,19\nb,4,64,31\n"
                          "c,1,4,4\nc,2,4,5\nc,4,4,30\nc,1,64,8\nc,2,64,28\nc,4,64,55\n"
                          "d,1,4,7\nd,2,4,9\nd,4,4,90\nd,1,64,8\nd,2,64,2\nd,4,64,55\n"}});
        auto* text = shown.page.findChild<QPlainTextEdit*>(QStringLiteral("commandText"));
        std::set<std::string> commands;
        for (int way = 0; way < 4; ++way) {
            shown.store.edit(QStringLiteral("relations"), [way](Study& study) {
                const std::string& table = study.tables.front().name;
                study.selection = {{table, "b"}, {{table, "d"}, {table, "a"}}};
                study.relations.points = {way == 0, "threads", {data::Filter{"size", {"64"}, data::Test::is}}};
                study.relations.options.distinguishingCoefficient = way == 1 ? 0.3 : 0.5;
                study.relations.options.scope = way == 2 ? grey::ExtremaScope::pairwise : grey::ExtremaScope::matrix;
                study.relations.options.method =
                    way == 3 ? grey::RelationMethod::synthetic : grey::RelationMethod::deng;
                study.relations.options.theta = 0.25;
            });
            const auto request = std::get<RelationsRequest>(relationsRequest(shown.store.study(), shown.catalog));
            base::NoProgress progress;
            const auto page = calculateRelations(request, progress);
            const auto run = runAsJson(text->toPlainText());
            QVERIFY2(run.code == 0, run.err.c_str());
            const auto command = run.json();
            QCOMPARE(command["series"].size(), std::size_t{2});
            for (const auto& series : command["series"]) {
                const auto& names = page->degrees.result.names;
                const auto at = std::find(names.begin(), names.end(), series["name"].get<std::string>());
                QVERIFY(at != names.end());
                QCOMPARE(series["degree"].get<double>(), page->degrees.result.degrees(at - names.begin()));
            }
            commands.insert(text->toPlainText().toStdString());
        }
        QCOMPARE(commands.size(), std::size_t{4});
    }

    void aStackHasARecipe() {
        QTemporaryDir folder;
        QStringList paths;
        for (const char* name : {"one.csv", "two.csv"}) {
            QFile file(folder.filePath(QLatin1String(name)));
            QVERIFY(file.open(QIODevice::WriteOnly) &&
                    file.write("op,threads,rate\nW,8,1\nW,16,2\nR,8,3\nR,16,4\n") > 0);
            paths << file.fileName();
        }
        base::NoProgress progress;
        Shown shown(openFiles(paths, {}, progress).value().study);
        QCOMPARE(shown.table().parts.size(), std::size_t{2});
        QCOMPARE(shown.steps(), QStringList{"Read 2 files, stacked"});
        shown.set({data::Filter{"op", {"W"}, data::Test::is}});
        QCOMPARE(shown.table().dataset->rowCount(), std::size_t{4});
        QCOMPARE(shown.catalog.entries().size(), std::size_t{2});
        auto* text = shown.page.findChild<QPlainTextEdit*>(QStringLiteral("commandText"));
        QVERIFY2(text->toPlainText().startsWith(QStringLiteral("greyscope relate %1 %2").arg(paths[0], paths[1])),
                 qPrintable(text->toPlainText()));
        // Rows of several files are marked by the lines of each.
        const std::string part = shown.table().parts[0].name;
        shown.values()->selectRow(0);
        QAction* leave = shown.entry(0, 0, "Leave out line 2 of");
        QVERIFY(leave && leave->text().endsWith(QString::fromStdString(part)));
        leave->trigger();
        QApplication::activePopupWidget()->close();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
        const auto& marked = std::get<data::ExcludeRows>(shown.table().recipe.back().what);
        QCOMPARE(marked.part, part);
        QCOMPARE(marked.lines, std::vector<std::size_t>{2});
    }
};

GREYSCOPE_TEST(tst_recipe_steps)

}  // namespace tests_of_recipe_steps

#include "tst_recipe_steps.moc"
