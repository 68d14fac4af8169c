#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include "app/pages/data/data_page.h"
#include "app/study/tables/open_table.h"
#include "app/tables/reach_text.h"
#include "tests/support/test_registry.h"
#include "widgets/controls/note.h"
#include "widgets/controls/number_box.h"
#include "widgets/controls/segmented.h"
#include "widgets/table/role_header.h"
#include "widgets/table/row_table.h"

namespace tests_of_data_page {

using namespace greyscope;
using namespace greyscope::app;
using widgets::RowTable;

namespace {

/// Rows of two cases over threads 8 and 16, from a file with a heading and a comment.
StudyTable tableIn(const QTemporaryDir& folder, const char* name) {
    const QString path = folder.filePath(QString::fromLatin1(name) + QStringLiteral(".csv"));
    QFile file(path);
    (void)file.open(QIODevice::WriteOnly);
    file.write(
        "case,threads,rate_mb_s,disk\n1.1,8,381,SAS\n1.1,16,659,SAS\n# half time\n1.2,8,430,SATA\n1.2,16,622,SATA\n");
    file.close();
    StudyTable table;
    table.name = name;
    table.path = path.toStdString();
    table.dataset = std::make_shared<const data::Dataset>(
        data::Dataset::create({{"case", "", data::TextValues{{"1.1", "1.2"}, {0, 0, 1, 1}}},
                               {"threads", "", data::NumericValues{8, 16, 8, 16}},
                               {"rate_mb_s", "MB/s", data::NumericValues{381, 659, 430, 622}},
                               {"disk", "", data::TextValues{{"SAS", "SATA"}, {0, 0, 1, 1}}}},
                              {2, 3, 5, 6})
            .value());
    auto report = std::make_shared<io::ReadReport>();
    report->hasHeading = true;
    report->linesSeen = 6;
    report->rowsRead = 4;
    report->rowsSkipped = 1;
    report->problems = {{io::ProblemKind::commentLine, 4, 0, "half time"}};
    report->problemCount = 1;
    table.report = report;
    table.roles = {{"case"}, {"threads"}, {"rate_mb_s"}, {"disk"}};
    table.metric = "rate_mb_s";
    return table;
}

/// The page in a window of the usual size, with a study of two tables.
struct Shown {
    Shown() {
        Study study;
        study.tables = {tableIn(folder, "first"), tableIn(folder, "second")};
        study.selection = {{"first", "1.1"}, {{"first", "1.2"}}};
        store.reset(study);
        page.resize(1272, 800);
        page.show();
        bar()->show();
        const auto hasSource = [this] { return sourceTable()->model()->rowCount() == 6; };
        (void)QTest::qWaitFor(hasSource);
    }
    [[nodiscard]] QWidget* bar() { return page.contextBar(); }
    [[nodiscard]] RowTable* sourceTable() { return page.findChild<RowTable*>(QStringLiteral("sourceTable")); }
    [[nodiscard]] RowTable* valuesTable() { return page.findChild<RowTable*>(QStringLiteral("valuesTable")); }
    [[nodiscard]] RowTable* reportTable() { return page.findChild<RowTable*>(QStringLiteral("reportTable")); }
    [[nodiscard]] QComboBox* roleCombo(const QString& column) {
        for (QComboBox* combo : page.findChildren<QComboBox*>()) {
            if (combo->accessibleName().endsWith(column)) {
                return combo;
            }
        }
        return nullptr;
    }
    void chooseRole(const QString& column, const QString& role) {
        QComboBox* combo = roleCombo(column);
        combo->setCurrentText(role);
        emit combo->activated(combo->currentIndex());
    }
    [[nodiscard]] const StudyTable& first() const { return store.study().tables.front(); }
    [[nodiscard]] QStringList notes() const {
        QStringList texts;
        for (const widgets::Note* note : page.findChildren<widgets::Note*>()) {
            texts << note->findChild<QLabel*>()->text();
        }
        return texts;
    }

    QTemporaryDir folder;
    StudyStore store;
    SeriesCatalog catalog{store};
    widgets::Highlight highlight;
    DataPage page{{store, catalog, highlight}};
};

}  // namespace

class tst_data_page : public QObject {
    Q_OBJECT

private slots:
    void showsWhatBecameOfEachLine();
    void aRoleIsChangedAndTakenBack();
    void twoQuickChangesBothHold();
    void aSelectionThatLostItsSeriesGetsOthers();
    void choosingARowShowsItsLineAndTheOtherWayRound();
    void hoveringLightsRowAndLine();
    void theReportShowsALine();
    void tablesAreChosenAndRemoved();
    void severalTablesAreChosenToBeStacked();
    void layoutMetricAndAggregation();
    void findingsFollowTheRoles();
    void severalColumnsAreEditedAtOnce();
    void unitsOfSeveralColumnsAreChosenAtOnce();
    void aRoleTellsItsReason();
    void aFindingIsMendedInOneClick();
    void anEmptyStudyShowsNoViews();
};

void tst_data_page::showsWhatBecameOfEachLine() {
    Shown shown;
    const auto text = [&](int row, int column) {
        return shown.sourceTable()->model()->index(row, column).data().toString();
    };
    QCOMPARE(text(1, 1), QStringLiteral("1.1,8,381,SAS"));
    QStringList marks;
    for (int row = 0; row < 6; ++row) {
        marks << text(row, 0);
    }
    QCOMPARE(marks, (QStringList{"head", "read", "read", "skip", "read", "read"}));
}

void tst_data_page::aRoleIsChangedAndTakenBack() {
    Shown shown;
    QCOMPARE(shown.roleCombo("disk")->currentText(), QStringLiteral("Description"));
    shown.chooseRole("disk", "Key");
    QTRY_COMPARE(shown.first().roles.keys, (std::vector<std::string>{"case", "disk"}));
    QCOMPARE(shown.roleCombo("disk")->currentText(), QStringLiteral("Key"));
    QCOMPARE(shown.store.undoStack().count(), 1);
    shown.store.undoStack().undo();
    QCOMPARE(shown.first().roles.keys, std::vector<std::string>{"case"});
    QCOMPARE(shown.roleCombo("disk")->currentText(), QStringLiteral("Description"));
}

void tst_data_page::twoQuickChangesBothHold() {
    Shown shown;
    shown.chooseRole("disk", "Key");
    shown.chooseRole("case", "Description");  // before the first one is in the study
    QTRY_COMPARE(shown.store.undoStack().count(), 2);
    QCOMPARE(shown.first().roles.keys, std::vector<std::string>{"disk"});
    QCOMPARE(shown.first().roles.descriptions, std::vector<std::string>{"case"});
    shown.store.undoStack().undo();
    QCOMPARE(shown.first().roles.keys, (std::vector<std::string>{"case", "disk"}));
}

void tst_data_page::aSelectionThatLostItsSeriesGetsOthers() {
    Shown shown;
    shown.chooseRole("disk", "Key");
    QTRY_COMPARE(shown.store.study().selection.reference, (SeriesId{"first", "1.1-SAS"}));
    QCOMPARE(shown.store.study().selection.compared, (std::vector<SeriesId>{{"first", "1.2-SATA"}}));
    shown.store.undoStack().undo();
    QCOMPARE(shown.store.study().selection.reference, (SeriesId{"first", "1.1"}));
}

void tst_data_page::choosingARowShowsItsLineAndTheOtherWayRound() {
    Shown shown;
    shown.valuesTable()->setCurrentIndex(shown.valuesTable()->model()->index(2, 0));
    QCOMPARE(shown.sourceTable()->chosenRow(), 4);  // line 5
    shown.sourceTable()->setCurrentIndex(shown.sourceTable()->model()->index(2, 1));
    QCOMPARE(shown.valuesTable()->chosenRow(), 1);
    shown.sourceTable()->setCurrentIndex(shown.sourceTable()->model()->index(3, 1));  // the comment
    QCOMPARE(shown.valuesTable()->chosenRow(), -1);
}

void tst_data_page::hoveringLightsRowAndLine() {
    Shown shown;
    emit shown.valuesTable()->rowHovered(3);
    QVERIFY(shown.valuesTable()->isLit(3));
    QVERIFY(shown.sourceTable()->isLit(5));
    emit shown.sourceTable()->rowHovered(1);
    QVERIFY(shown.valuesTable()->isLit(0) && !shown.valuesTable()->isLit(3));
    emit shown.sourceTable()->rowHovered(-1);
    QVERIFY(!shown.valuesTable()->isLit(0) && !shown.sourceTable()->isLit(1));
}

void tst_data_page::theReportShowsALine() {
    Shown shown;
    const QAbstractItemModel* rows = shown.reportTable()->model();
    for (int row = 0; row < rows->rowCount(); ++row) {
        if (rows->index(row, 0).data().toString().contains(QStringLiteral("comment"))) {
            shown.reportTable()->setCurrentIndex(rows->index(row, 0));
        }
    }
    QCOMPARE(shown.sourceTable()->chosenRow(), 3);
}

void tst_data_page::tablesAreChosenAndRemoved() {
    Shown shown;
    auto* list = shown.page.findChild<QListWidget*>(QStringLiteral("tableList"));
    QCOMPARE(list->count(), 2);
    QCOMPARE(list->currentItem()->text(), QStringLiteral("first"));  // that of the reference
    list->setCurrentRow(1);
    shown.chooseRole("disk", "Ignore");
    QTRY_VERIFY(shown.store.study().tables.back().roles.descriptions.empty());
    QVERIFY(!shown.first().roles.descriptions.empty());
    shown.store.edit("add", [&](Study& study) { study.tables.push_back(tableIn(shown.folder, "third")); });
    QCOMPARE(list->currentItem()->text(), QStringLiteral("third"));
    list->setCurrentRow(0, QItemSelectionModel::ClearAndSelect);
    list->actions().back()->trigger();
    QCOMPARE(shown.store.study().tables.size(), std::size_t{2});
    QVERIFY(shown.store.study().selection.reference.empty());
    QCOMPARE(list->count(), 2);
    shown.store.undoStack().undo();
    QCOMPARE(list->count(), 3);
}

void tst_data_page::severalTablesAreChosenToBeStacked() {
    Shown shown;
    auto* list = shown.page.findChild<QListWidget*>(QStringLiteral("tableList"));
    const auto click = [list](int row, Qt::KeyboardModifiers keys) {
        QTest::mouseClick(list->viewport(), Qt::LeftButton, keys, list->visualItemRect(list->item(row)).center());
    };
    click(0, {});
    QCOMPARE(list->selectedItems().size(), 1);
    click(1, Qt::ControlModifier);
    QCOMPARE(list->selectedItems().size(), 2);
    QCOMPARE(list->currentItem()->text(), QStringLiteral("second"));
    click(0, {});
    QCOMPARE(list->selectedItems().size(), 1);
}

void tst_data_page::layoutMetricAndAggregation() {
    Shown shown;
    auto* layout = shown.bar()->findChild<widgets::Segmented*>();
    layout->button(1)->click();
    QTRY_VERIFY(shown.first().wide);
    QCOMPARE(layout->current(), 1);
    QCOMPARE(shown.roleCombo("threads")->currentText(), QStringLiteral("Series"));
    layout->button(0)->click();
    QTRY_COMPARE(shown.roleCombo("threads")->currentText(), QStringLiteral("Factor"));
    auto* ways = shown.bar()->findChild<QComboBox*>(QStringLiteral("aggregation"));
    auto* percent = shown.bar()->findChild<widgets::NumberBox*>(QStringLiteral("aggregationPercent"));
    QVERIFY(percent->isHidden());
    ways->setCurrentText(QStringLiteral("percentile"));
    emit ways->activated(ways->currentIndex());
    QTRY_VERIFY(shown.first().aggregation == data::Aggregation::percentile(95.0));
    QTRY_VERIFY(!percent->isHidden());
    percent->setValue(99.5);
    QTRY_VERIFY(shown.first().aggregation == data::Aggregation::percentile(99.5));
    QCOMPARE(shown.store.undoStack().undoText(), QStringLiteral("Rows on one point: p99.5"));
}

void tst_data_page::findingsFollowTheRoles() {
    Shown shown;
    QTRY_VERIFY(shown.notes().join(' ').contains(QStringLiteral("no cell missing")));
    shown.chooseRole("case", "Ignore");
    QTRY_VERIFY(shown.notes().join(' ').contains(QStringLiteral("No series can be made")));
}

void tst_data_page::severalColumnsAreEditedAtOnce() {
    Shown shown;
    auto* header = shown.page.findChild<widgets::RoleHeader*>();
    const auto click = [header](int section, Qt::KeyboardModifiers modifiers) {
        const QPoint at(header->sectionViewportPosition(section) + 20, 8);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, modifiers, at);
    };
    auto* bar = shown.page.findChild<QWidget*>(QStringLiteral("columnBar"));
    auto* role = bar->findChild<QComboBox*>();
    QVERIFY(!role->isVisible());
    click(0, {});
    click(3, Qt::ControlModifier);
    QCOMPARE(header->chosen(), (std::set<int>{0, 3}));
    QVERIFY(role->isVisible());
    QCOMPARE(role->findText(QStringLiteral("Metric")), -1);  // these two are text
    role->setCurrentText(QStringLiteral("Ignore"));
    emit role->activated(role->currentIndex());
    QTRY_VERIFY(shown.first().roles.keys.empty() && shown.first().roles.descriptions.empty());
    QCOMPARE(shown.store.undoStack().count(), 1);
    shown.store.undoStack().undo();
    click(1, {});
    click(2, Qt::ShiftModifier);
    QCOMPARE(header->chosen(), (std::set<int>{1, 2}));
    bar->findChild<QPushButton*>()->click();
    QTRY_VERIFY(shown.first().roles.keys.empty());
    QCOMPARE(shown.first().roles.factors, std::vector<std::string>{"threads"});
    auto* search = bar->findChild<QLineEdit*>();
    QTest::keyClicks(search, QStringLiteral("DI"));
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(header->chosen(), std::set<int>{3});
}

void tst_data_page::unitsOfSeveralColumnsAreChosenAtOnce() {
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes("host,size,read_mb_s,write_mb_s\na,4194304,1500,2000\nb,2097152,2500,3000\n",
                                          "units.csv", {}, progress)
                               .value());
    Shown shown;
    shown.store.reset(study);
    auto* header = shown.page.findChild<widgets::RoleHeader*>();
    auto* unit = shown.page.findChild<QComboBox*>(QStringLiteral("columnUnit"));
    header->choose({2, 3});
    emit header->choiceChanged();
    QVERIFY(unit->isVisible());
    QCOMPARE(unit->itemText(0), QStringLiteral("MB/s"));
    QCOMPARE(unit->findText(QStringLiteral("ms")), -1);
    unit->setCurrentText(QStringLiteral("GB/s"));
    emit unit->activated(unit->currentIndex());
    QTRY_COMPARE((*shown.first().dataset->column("read_mb_s"))->unit, std::string("GB/s"));
    QCOMPARE((*shown.first().dataset->column("write_mb_s"))->numbers(), (data::NumericValues{2.0, 3.0}));
    QCOMPARE(shown.store.undoStack().count(), 1);
    shown.store.undoStack().undo();
    QCOMPARE((*shown.first().dataset->column("read_mb_s"))->unit, std::string("MB/s"));
    QCOMPARE(reachText(shown.first().dataset->reach(1)), QStringLiteral("2097152…4194304"));
    QCOMPARE(reachText({0.1234567, 2.5e12, 0}), QStringLiteral("0.123457…2.5e+12"));
}

void tst_data_page::aRoleTellsItsReason() {
    Shown shown;
    QVERIFY(shown.roleCombo("threads")->toolTip().isEmpty());
    shown.store.edit("guess", [](Study& study) {
        base::NoProgress progress;
        StudyTable& table = study.tables.front();
        table.guess = std::make_shared<const data::RoleGuess>(*data::explainRoles(*table.dataset, progress));
    });
    const auto tip = [&](const char* column) { return shown.roleCombo(column)->toolTip(); };
    QVERIFY2(tip("threads").contains(QStringLiteral("Factor, a guess")), qPrintable(tip("threads")));
    QVERIFY2(tip("threads").contains(QStringLiteral("2 rows at every level")), qPrintable(tip("threads")));
    QVERIFY2(tip("disk").contains(QStringLiteral("determined by case")), qPrintable(tip("disk")));
    shown.chooseRole("threads", "Ignore");
    QTRY_VERIFY2(tip("threads").contains(QStringLiteral("the guess was Factor")), qPrintable(tip("threads")));
}

void tst_data_page::aFindingIsMendedInOneClick() {
    Shown shown;
    base::NoProgress progress;
    StudyTable table = *tableFromText(",bs,mb_s,fs\n0,4k,10.5,x\n1,64k,11,x\n2,1m,12.5,x\n", "sizes", {}, progress);
    shown.store.edit("add", [&](Study& study) { study.tables = {table}; });
    QTRY_VERIFY2(shown.notes().join(' ').contains(QStringLiteral("bs is text with mixed units")),
                 qPrintable(shown.notes().join('\n')));
    QVERIFY(shown.notes().join(' ').contains(QStringLiteral("row index")));
    const auto button = [&](const QString& text) {
        for (auto* each : shown.page.findChildren<QPushButton*>()) {
            if (each->text() == text) {
                return each;
            }
        }
        return static_cast<QPushButton*>(nullptr);
    };
    QVERIFY(button(QStringLiteral("Read as KiB")) && button(QStringLiteral("Read as B")));
    button(QStringLiteral("Read as KiB"))->click();
    QTRY_VERIFY(shown.first().dataset->columns()[1].isNumeric());
    QCOMPARE(shown.first().dataset->columns()[1].numbers(), (data::NumericValues{4, 64, 1024}));
    QCOMPARE(shown.first().dataset->lineOf(2), table.dataset->lineOf(2));
    QTRY_VERIFY(shown.notes().join(' ').contains(QStringLiteral("bs is read as numbers in KiB")));
    shown.store.undoStack().undo();
    QVERIFY(!shown.first().dataset->columns()[1].isNumeric());
}

void tst_data_page::anEmptyStudyShowsNoViews() {
    Shown shown;
    shown.store.reset({});
    QVERIFY(!shown.valuesTable()->isVisible());
    QCOMPARE(shown.page.findChild<QListWidget*>(QStringLiteral("tableList"))->count(), 0);
}

GREYSCOPE_TEST(tst_data_page)

}  // namespace tests_of_data_page

#include "tst_data_page.moc"
