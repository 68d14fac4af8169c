#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "app/pages/data/data_page.h"
#include "app/recipe/column_combo.h"
#include "app/recipe/level_box.h"
#include "app/recipe/recipe_list.h"
#include "app/study/open_table.h"
#include "app/study/opened_files.h"
#include "app/study/table_recipe.h"
#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/panels/view_frame.h"
#include "widgets/table/role_header.h"
#include "widgets/table/row_table.h"

namespace tests_of_recipe_page {

using namespace greyscope;
using namespace greyscope::app;
using widgets::RowTable;

namespace {

constexpr const char* kRuns =
    "source,tasks,open(s),wr/rd(s),close(s)\n"
    "ext4_loop,1,0.1,1.0,0.25\next4_loop,2,0.2,1.5,0.3\next4_loop,4,0.3,2.5,0.5\n"
    "ext4_vda,1,0.2,1.1,0.2\next4_vda,2,0.3,1.4,0.35\next4_vda,4,0.4,2.9,0.7\n"
    "xfs_vda,1,0.3,1.6,0.4\nxfs_vda,2,0.35,1.9,0.5\nxfs_vda,4,0.5,2.2,0.9\n";
constexpr const char* kDisks = "source,disk\next4_loop,none\next4_vda,virtio\nxfs_vda,virtio\n";

/// The page over files that were opened.
struct Shown {
    using Files = std::vector<std::pair<const char*, QByteArray>>;
    Shown() : Shown(Files{{"runs.csv", kRuns}}) {}
    explicit Shown(const Files& files) {
        base::NoProgress progress;
        Study study;
        for (const auto& [name, text] : files) {
            study.tables.push_back(tableFromFile(write(name, text), {}, progress).value());
        }
        open(std::move(study));
    }
    explicit Shown(Study study) { open(std::move(study)); }
    void open(Study study) {
        store.reset(std::move(study));
        page.resize(1272, 800);
        page.show();
        page.contextBar()->show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
    }
    std::string write(const char* name, const QByteArray& text) const {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName().toStdString() : "";
    }
    [[nodiscard]] const StudyTable& table() const { return store.study().tables.front(); }
    [[nodiscard]] RecipeList* list() { return page.findChild<RecipeList*>(); }
    [[nodiscard]] RowTable* values() { return page.findChild<RowTable*>(QStringLiteral("valuesTable")); }
    [[nodiscard]] QStringList steps() {
        QStringList texts;
        for (int row = 0; row < list()->count(); ++row) {
            texts << list()->item(row)->text();
        }
        return texts;
    }
    /// A button of the page, by its text or how it begins.
    [[nodiscard]] QAbstractButton* button(const QString& text) {
        for (auto* each : page.findChildren<QAbstractButton*>()) {
            if (each->isVisible() && each->text().startsWith(text)) {
                return each;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QLineEdit* line(const QString& name) {
        for (auto* each : list()->findChildren<QLineEdit*>()) {
            if (each->accessibleName() == name) {
                return each;
            }
        }
        return nullptr;
    }
    void type(const QString& name, const QString& text) {
        line(name)->selectAll();
        QTest::keyClicks(line(name), text);
        QTest::keyClick(line(name), Qt::Key_Return);
    }
    [[nodiscard]] QString error() {
        for (const auto* note : page.findChildren<widgets::Note*>()) {
            const QString text = note->isVisible() ? note->findChild<QLabel*>()->text() : QString();
            if (text.startsWith(QStringLiteral("Step "))) {
                return text;
            }
        }
        return {};
    }
    [[nodiscard]] QString heading() {
        return values()
            ->parentWidget()
            ->parentWidget()
            ->parentWidget()
            ->findChild<QLabel*>(QStringLiteral("viewTitle"))
            ->text();
    }
    void set(const std::vector<StepWhat>& steps) {
        store.edit(QStringLiteral("recipe"), [&](Study& study) {
            data::Recipe recipe;
            for (const StepWhat& what : steps) {
                recipe.push_back({what});
            }
            base::NoProgress progress;
            QVERIFY(setRecipe(study.tables.front(), recipe, progress));
        });
    }
    /// An entry of the menu at a cell of the values.
    [[nodiscard]] QAction* entry(int row, int column, const QString& begin) {
        const QPoint at = values()->visualRect(values()->model()->index(row, column)).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, values()->viewport()->mapToGlobal(at));
        QApplication::sendEvent(values()->viewport(), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu ? menu->actions() : QList<QAction*>()) {
            if (action->text().startsWith(begin)) {
                return action;
            }
        }
        return nullptr;
    }

    QTemporaryDir folder;
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    DataPage page{{store, catalog, highlight}};
};

const data::Filter kSeveral{"tasks", {"1"}, data::Test::above};
const data::Unpivot kPhases{{"open(s)", "wr/rd(s)", "close(s)"}, "phase", "seconds"};

}  // namespace

class tst_recipe_page : public QObject {
    Q_OBJECT

private slots:
    void aFilterIsMadeByItsLevels() {
        Shown shown;
        QCOMPARE(shown.steps(), QStringList{"Read runs.csv"});
        shown.button("Filter")->click();
        QTRY_VERIFY(shown.button("ext4_loop in, 3"));
        QCOMPARE(shown.store.undoStack().count(), 0);  // nothing yet
        shown.button("ext4_loop in, 3")->click();
        QVERIFY(shown.button("ext4_loop out, 3"));
        shown.button("Add step")->click();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{6});
        QCOMPARE(shown.store.undoStack().count(), 1);
        QCOMPARE(shown.values()->model()->rowCount(), 6);
        QCOMPARE(shown.steps().back(), QStringLiteral("Keep rows where source is ext4_vda, xfs_vda"));
        // The step is chosen, and each edit of it is one more step back.
        QTRY_VERIFY(shown.button("ext4_loop out, 3"));
        shown.button("ext4_vda in, 3")->click();
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
        QCOMPARE(shown.store.undoStack().count(), 2);
        shown.store.undoStack().undo();
        QCOMPARE(shown.values()->model()->rowCount(), 6);
        QTRY_VERIFY(shown.button("ext4_vda in, 3"));
        shown.store.undoStack().undo();
        QCOMPARE(shown.values()->model()->rowCount(), 9);
        QCOMPARE(shown.steps().size(), 1);
    }

    void aNumberIsComparedWithOne() {
        Shown shown;
        shown.set({kSeveral});
        QTRY_VERIFY(shown.button("1 out, 3") && shown.button("2 in, 3") && !shown.button("2 in, 3")->isEnabled());
        auto* box = shown.list()->findChild<LevelBox*>();
        QVERIFY(box && box->isVisible());
        QCOMPARE(box->text(), QStringLiteral("1"));
        box->stepUp();  // from level to level
        QTRY_COMPARE(shown.table().dataset->rowCount(), std::size_t{3});
        QTRY_VERIFY(shown.button("2 out, 3"));
        box = shown.list()->findChild<LevelBox*>();
        box->selectAll();
        QTest::keyClicks(box, QStringLiteral("0.5"));
        QTest::keyClick(box, Qt::Key_Return);
        QTRY_COMPARE(std::get<data::Filter>(shown.table().recipe.front().what).values, std::vector<std::string>{"0.5"});
    }

    void aRangeOfNumbersIsACondition() {
        Shown shown;
        shown.set({kSeveral});
        QTRY_VERIFY(shown.button("1 out, 3"));
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
        QTRY_VERIFY(shown.button("4 out, 3") && shown.button("2 in, 3"));
        QCOMPARE(shown.steps().back(), QStringLiteral("Keep rows where tasks is 1..2"));
    }

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
        QTRY_VERIFY(shown.button("a in, 1"));
        auto* column = shown.list()->findChild<ColumnCombo*>();
        QVERIFY(column->isEditable());
        column->setFocus();
        QTest::keyClick(column, Qt::Key_Return);
        QTRY_COMPARE(shown.table().recipe.size(), std::size_t{1});
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
        list->item(1)->setText(QStringLiteral("只有多任务, a \"few\""));
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
        QTRY_VERIFY(shown.button("a in, 1"));
        shown.button("a in, 1")->click();
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
        QTRY_VERIFY(shown.button("ext4_loop in, 3"));
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
        QProcess shell;
        shell.start(
            QStringLiteral("sh"),
            {QStringLiteral("-c"), QStringLiteral("greyscope() { printf '%s\\0' \"$@\"; }\n") + text->toPlainText()});
        QVERIFY(shell.waitForFinished());
        std::vector<std::string> arguments;
        for (const QByteArray& each : shell.readAllStandardOutput().split('\0')) {
            arguments.push_back(each.toStdString());
        }
        arguments.pop_back();
        arguments.insert(arguments.end(), {"--format", "json"});
        const auto run = test::runCommand(arguments);
        QVERIFY2(run.code == 0, run.err.c_str());
        QCOMPARE(run.json()["left_out"]["rows_used"].get<std::size_t>(), shown.table().dataset->rowCount());
        QCOMPARE(run.json()["names"].size(), shown.catalog.entries().size());
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
        QTest::keyClicks(shown.line("Find among: Columns that become rows"), QStringLiteral("29"));
        shown.button("All")->click();
        shown.button("Add step")->click();
        QTRY_VERIFY2(shown.table().recipe.size() == 1, qPrintable(shown.error()));
        QCOMPARE(std::get<data::Unpivot>(shown.table().recipe.front().what).columns.size(), std::size_t{20});
    }
};

GREYSCOPE_TEST(tst_recipe_page)

}  // namespace tests_of_recipe_page

#include "tst_recipe_page.moc"
