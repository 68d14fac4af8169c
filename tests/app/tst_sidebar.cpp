#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>

#include "app/sidebar/no_series_note.h"
#include "app/sidebar/role_well.h"
#include "app/sidebar/series_panel.h"
#include "app/sidebar/series_tree.h"
#include "app/study/sample_study.h"
#include "app/study/series_edits.h"
#include "app/study/series_listing.h"
#include "app/study/tables/open_table.h"
#include "app/tables/cell_drag.h"
#include "tests/support/test_registry.h"

namespace tests_of_sidebar {

using namespace greyscope;
using namespace greyscope::app;

class tst_sidebar : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void treeStandsInGroupsAndCases();
    void aChangedNumberKeepsTheRows();
    void repeatedCasesAreFoldedAndSaySo();
    void aClickOnTheBadgeCompares();
    void aDoubleClickCompares();
    void badgesOfAnotherTableDoNothing();
    void hoverLightsAndClickKeeps();
    void arrowKeysChoose();
    void filterNarrowsTheTree();
    void severalAreSelectedAndComparedAtOnce();
    void allFilteredAreComparedAtOnce();
    void aGroupsBoxIsOnOffOrBoth();
    void thousandsComparedAreFolded();
    void crossRemoves();
    void dropOnTheReferenceWell();
    void dropBetweenComparedReorders();
    void foreignSeriesDroppedAmongComparedAskForAStack();
    void wellGrowsWithItsSeries();
    void aTableWithoutSeriesSaysWhyAndOffersToCombineRows();
    void whyATableHasNoSeriesIsNotLookedForAgain();
    void seriesThatAreTooManyToListAreCountedAndNamed();

private:
    [[nodiscard]] QModelIndex at(const char* name) const { return m_tree->indexOf({kSampleTable, name}); }
    [[nodiscard]] QPoint middle(const QModelIndex& index) const { return m_tree->visualRect(index).center(); }
    [[nodiscard]] QString compared() const;
    bool drop(const char* well, const std::vector<SeriesId>& ids, int row);

    std::unique_ptr<StudyStore> m_store;
    std::unique_ptr<SeriesCatalog> m_catalog;
    std::unique_ptr<widgets::Highlight> m_highlight;
    std::unique_ptr<SeriesPanel> m_panel;
    SeriesTree* m_tree = nullptr;
};

static SeriesId lustre(const char* name) {
    return {kSampleTable, name};
}

void tst_sidebar::init() {
    m_store = std::make_unique<StudyStore>();
    auto sample = sampleStudy();
    QVERIFY(sample.has_value());
    m_store->reset(std::move(*sample));
    m_catalog = std::make_unique<SeriesCatalog>(*m_store);
    m_highlight = std::make_unique<widgets::Highlight>();
    m_panel = std::make_unique<SeriesPanel>(*m_store, *m_catalog, *m_highlight);
    m_panel->resize(272, 1200);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_tree = m_panel->findChild<SeriesTree*>();
}

void tst_sidebar::cleanup() {
    m_panel.reset();
}

QString tst_sidebar::compared() const {
    QStringList names;
    for (const SeriesId& id : m_store->study().selection.compared) {
        names << QString::fromStdString(id.name);
    }
    return names.join(QLatin1Char(' '));
}

void tst_sidebar::treeStandsInGroupsAndCases() {
    QCOMPARE(m_tree->model()->rowCount(), 5);
    const QModelIndex first = m_tree->model()->index(0, 0);
    QCOMPARE(first.data().toString(), QStringLiteral("Group 1"));
    QCOMPARE(m_tree->model()->rowCount(first), 2);
    const QModelIndex series = at("1.2-ReW");
    QCOMPARE(series.data().toString(), QStringLiteral("ReW"));
    QCOMPARE(series.parent().data().toString(), QStringLiteral("case 1.2"));
    QCOMPARE(series.parent().data(SeriesTreeModel::CaptionRole).toString(), QStringLiteral("2 OSS"));
    // A table with one key has no row for the key.
    const QModelIndex example = m_tree->indexOf({kWorkedExampleTable, "1.1-R"});
    QCOMPARE(example.data().toString(), QStringLiteral("1.1-R"));
    QVERIFY(!example.parent().parent().isValid());
}

void tst_sidebar::aChangedNumberKeepsTheRows() {
    const auto& entries = m_catalog->entries();
    const auto alone = std::find_if(entries.begin(), entries.end(), [&](const SeriesEntry& entry) {
        return entry.id.table == kSampleTable && !entry.equalTo &&
               std::none_of(entries.begin(), entries.end(),
                            [&](const SeriesEntry& other) { return other.equalTo == entry.id; });
    });
    QVERIFY(alone != entries.end());
    const SeriesId id = alone->id;
    const std::vector<double> before = alone->spark;
    const QSignalSpy resets(m_tree->model(), &QAbstractItemModel::modelReset);
    QCOMPARE(dragCell(*m_store, *m_catalog, {id, queryFor(*m_store->study().activeTable(), {}), 0}, 700.0), QString());
    QVERIFY(m_catalog->find(id)->spark != before);
    QCOMPARE(resets.count(), 0);
    m_store->edit(QStringLiteral("Drop a table"), [](Study& study) { study.tables.pop_back(); });
    QCOMPARE(resets.count(), 1);
}

void tst_sidebar::repeatedCasesAreFoldedAndSaySo() {
    const QModelIndex repeated = at("2.2-W").parent();
    QVERIFY(!m_tree->isExpanded(repeated));
    QCOMPARE(repeated.data(SeriesTreeModel::PillRole).toString(), QStringLiteral("≡ 1.1"));
    QVERIFY(m_tree->isExpanded(at("2.1-W").parent()));
}

void tst_sidebar::aClickOnTheBadgeCompares() {
    const QRect badge = m_tree->badgeRect(at("2.1-R"));
    QVERIFY(m_tree->visualRect(at("2.1-R")).contains(badge));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, badge.center());
    QCOMPARE(compared(), QStringLiteral("1.1-ReW 1.1-R 1.2-W 1.2-ReW 1.2-R 2.1-R"));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->badgeRect(at("1.1-R")).center());
    QCOMPARE(compared(), QStringLiteral("1.1-ReW 1.2-W 1.2-ReW 1.2-R 2.1-R"));
    m_store->undoStack().undo();
    m_store->undoStack().undo();
    QCOMPARE(compared(), QStringLiteral("1.1-ReW 1.1-R 1.2-W 1.2-ReW 1.2-R"));
}

void tst_sidebar::aDoubleClickCompares() {
    QTest::mouseDClick(m_tree->viewport(), Qt::LeftButton, {}, middle(at("2.1-W")));
    QVERIFY(compared().endsWith(QLatin1String(" 2.1-W")));
    // On the badge the first click has compared already.
    const int steps = m_store->undoStack().count();
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->badgeRect(at("2.1-R")).center());
    QTest::mouseDClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->badgeRect(at("2.1-R")).center());
    QCOMPARE(m_store->undoStack().count(), steps + 1);
}

void tst_sidebar::badgesOfAnotherTableDoNothing() {
    const QModelIndex foreign = m_tree->indexOf({kWorkedExampleTable, "1.1-R"});
    m_tree->scrollTo(foreign);
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->badgeRect(foreign).center());
    QCOMPARE(m_store->undoStack().count(), 0);
}

void tst_sidebar::hoverLightsAndClickKeeps() {
    const widgets::Link link = seriesLink(lustre("1.2-W"));
    QTest::mouseMove(m_tree->viewport(), middle(at("1.2-W")));
    QTRY_VERIFY(m_highlight->isLit(link));
    QTest::mouseMove(m_tree->viewport(), middle(at("2.1-W").parent()));
    QTRY_VERIFY(!m_highlight->isLit(link));
    QVERIFY(m_highlight->isLit(seriesLink(lustre("2.1-W"))));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, middle(at("1.2-W")));
    QVERIFY(m_highlight->isChosen(link));
    QVERIFY(!m_highlight->isChosen(seriesLink(lustre("2.1-W"))));
}

void tst_sidebar::arrowKeysChoose() {
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, middle(at("1.1-W")));
    QTest::keyClick(m_tree, Qt::Key_Down);
    QVERIFY(m_highlight->isChosen(seriesLink(lustre("1.1-ReW"))));
}

void tst_sidebar::filterNarrowsTheTree() {
    auto* filter = m_panel->findChild<QLineEdit*>(QStringLiteral("seriesFilter"));
    m_panel->focusFilter();
    QTRY_VERIFY(filter->hasFocus());
    QTest::keyClicks(filter, QStringLiteral("2.2"));
    QVERIFY(at("2.2-W").isValid());
    QVERIFY(m_tree->isExpanded(at("2.2-W").parent()));
    QVERIFY(!at("1.1-W").isValid());
    QTest::keyClick(filter, Qt::Key_Escape);
    QVERIFY(filter->text().isEmpty());
    QVERIFY(at("1.1-W").isValid());
}

void tst_sidebar::severalAreSelectedAndComparedAtOnce() {
    auto* button = m_panel->findChild<QPushButton*>(QStringLiteral("compareSelected"));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, middle(at("2.1-W")));
    QVERIFY(button->isHidden());
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, Qt::ShiftModifier, middle(at("2.1-R")));
    m_tree->scrollTo(at("3.1-W"));
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, Qt::ControlModifier, middle(at("3.1-W")));
    QCOMPARE(button->text(), QStringLiteral("Compare 4 selected"));
    QVERIFY(m_highlight->isChosen(seriesLink(lustre("2.1-ReW"))));
    button->click();
    QCOMPARE(compared(), QStringLiteral("1.1-ReW 1.1-R 1.2-W 1.2-ReW 1.2-R 2.1-W 2.1-ReW 2.1-R 3.1-W"));
    QCOMPARE(m_store->undoStack().count(), 1);
    QTest::keyClick(m_tree, Qt::Key_Return);
    QCOMPARE(compared(), QStringLiteral("1.1-ReW 1.1-R 1.2-W 1.2-ReW 1.2-R"));
    m_highlight->clear();  // Escape
    QVERIFY(m_tree->selected().empty());
}

void tst_sidebar::allFilteredAreComparedAtOnce() {
    auto* filter = m_panel->findChild<QLineEdit*>(QStringLiteral("seriesFilter"));
    auto* all = m_panel->findChild<QPushButton*>(QStringLiteral("compareAll"));
    filter->setText(QStringLiteral("\"case 3\" -rew"));
    QCOMPARE(m_tree->filtered(),
             (std::vector<SeriesId>{lustre("3.1-W"), lustre("3.1-R"), lustre("3.2-W"), lustre("3.2-R")}));
    QCOMPARE(all->text(), QStringLiteral("Compare all 4 filtered"));
    m_tree->setFocus();
    m_tree->collapse(at("3.2-W").parent());
    QTest::keyClick(m_tree, Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(m_tree->selected(), m_tree->filtered());  // a folded case stands for its series
    all->click();
    QVERIFY(compared().endsWith(QLatin1String(" 3.1-W 3.1-R 3.2-W 3.2-R")));
    m_store->undoStack().undo();
    // Series of another table have other points: they stay out.
    filter->clear();
    all->click();
    QCOMPARE(m_store->study().selection.compared.size(), std::size_t{23});
}

void tst_sidebar::aGroupsBoxIsOnOffOrBoth() {
    const auto& filter = *static_cast<const SeriesFilter*>(m_tree->model());
    const QModelIndex group = m_tree->model()->index(0, 0);
    const QModelIndex key = at("2.1-W").parent();
    QCOMPARE(filter.countAt(group).state(), Qt::Checked);  // the reference is one of it
    QCOMPARE(filter.countAt(key).state(), Qt::Unchecked);
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->badgeRect(at("2.1-W")).center());
    QCOMPARE(filter.countAt(key).state(), Qt::PartiallyChecked);
    m_tree->setFocus();
    m_tree->setCurrentIndex(key);
    QTest::keyClick(m_tree, Qt::Key_Space);
    QCOMPARE(filter.countAt(key).state(), Qt::Checked);
    QTest::mouseClick(m_tree->viewport(), Qt::LeftButton, {}, m_tree->badgeRect(key).center());
    QCOMPARE(filter.countAt(key).state(), Qt::Unchecked);
    QCOMPARE(m_store->undoStack().count(), 3);
}

void tst_sidebar::thousandsComparedAreFolded() {
    constexpr int kSeries = 3000;
    std::string csv = "system,threads,rate\n";
    for (int s = 0; s < kSeries; ++s) {
        csv += "\"a, " + std::to_string(s) + " 系\",1," + std::to_string(s + 1) + "\n";
    }
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes(QByteArray::fromStdString(csv), "t.csv", {}, progress).value());
    study.tables.front().roles = {.keys = {"system"}, .factors = {"threads"}, .metrics = {"rate"}, .descriptions = {}};
    m_store->reset(std::move(study));
    const auto widgets = m_panel->findChildren<QWidget*>().size();
    m_panel->findChild<QPushButton*>(QStringLiteral("compareAll"))->click();
    QCOMPARE(m_store->study().selection.compared.size(), std::size_t{kSeries - 1});
    auto* well = m_panel->findChild<RoleWell*>(QStringLiteral("comparedWell"));
    QCOMPARE(well->model()->rowCount(), 9);
    const QModelIndex last = well->model()->index(8, 0);
    QCOMPARE(last.data().toString(), QStringLiteral("… and 2991 more"));
    QTRY_VERIFY(well->viewport()->rect().contains(well->visualRect(last)));
    well->setFocus();
    well->setCurrentIndex(last);
    QTest::keyClick(well, Qt::Key_Return);
    QCOMPARE(well->model()->rowCount(), kSeries - 1);
    QCOMPARE(well->currentIndex().data().toString(), QStringLiteral("a, 9 系"));
    QCOMPARE(m_panel->findChildren<QWidget*>().size(), widgets);
    m_store->undoStack().undo();
    QCOMPARE(compared(), QString());
}

void tst_sidebar::crossRemoves() {
    auto* well = m_panel->findChild<RoleWell*>(QStringLiteral("comparedWell"));
    const QModelIndex second = well->model()->index(1, 0);
    QVERIFY(well->visualRect(second).contains(well->removeRect(second)));
    QTest::mouseClick(well->viewport(), Qt::LeftButton, {}, well->removeRect(second).center());
    QCOMPARE(compared(), QStringLiteral("1.1-ReW 1.2-W 1.2-ReW 1.2-R"));
}

bool tst_sidebar::drop(const char* well, const std::vector<SeriesId>& ids, int row) {
    auto* model = m_panel->findChild<RoleWell*>(QLatin1String(well))->model();
    const std::unique_ptr<QMimeData> mime(seriesMime(ids));
    return model->canDropMimeData(mime.get(), Qt::CopyAction, row, 0, {}) &&
           model->dropMimeData(mime.get(), Qt::CopyAction, row, 0, {});
}

void tst_sidebar::dropOnTheReferenceWell() {
    QVERIFY(drop("referenceWell", {lustre("1.2-W")}, -1));
    QCOMPARE(m_store->study().selection.reference, lustre("1.2-W"));
    QCOMPARE(compared(), QStringLiteral("1.1-ReW 1.1-R 1.1-W 1.2-ReW 1.2-R"));
}

void tst_sidebar::dropBetweenComparedReorders() {
    QVERIFY(drop("comparedWell", {lustre("1.2-R")}, 0));
    QCOMPARE(compared(), QStringLiteral("1.2-R 1.1-ReW 1.1-R 1.2-W 1.2-ReW"));
    QVERIFY(drop("comparedWell", {lustre("2.1-W")}, -1));
    QVERIFY(compared().endsWith(QLatin1String("2.1-W")));
}

void tst_sidebar::foreignSeriesDroppedAmongComparedAskForAStack() {
    const QSignalSpy asked(m_store.get(), &StudyStore::stackWanted);
    QVERIFY(drop("comparedWell", {{kWorkedExampleTable, "1.1-R"}}, 0));
    QCOMPARE(asked.count(), 1);
    QVERIFY(drop("referenceWell", {{kWorkedExampleTable, "1.1-R"}}, -1));
    QCOMPARE(compared(), QString());
}

void tst_sidebar::wellGrowsWithItsSeries() {
    auto* well = m_panel->findChild<RoleWell*>(QStringLiteral("comparedWell"));
    const int before = well->height();
    insertCompared(*m_store, {lustre("2.1-W"), lustre("2.1-R")});
    QTRY_COMPARE(well->height(), before / 5 * 7);
    QVERIFY(!well->visualRect(well->model()->index(6, 0)).isEmpty());
    QVERIFY(well->viewport()->rect().contains(well->visualRect(well->model()->index(6, 0))));
}

void tst_sidebar::aTableWithoutSeriesSaysWhyAndOffersToCombineRows() {
    auto* note = m_panel->findChild<NoSeriesNote*>();
    QVERIFY(note->isHidden());
    base::NoProgress progress;
    Study study;
    study.tables.push_back(
        tableFromBytes("host,run,threads,rate_mb_s\na,1,1,10\na,2,1,12\na,1,2,20\nb,1,1,11\nb,1,2,21\n", "t.csv", {},
                       progress)
            .value());
    study.tables.front().roles = {
        .keys = {"host"}, .factors = {"threads"}, .metrics = {"rate_mb_s"}, .descriptions = {}};
    m_store->reset(std::move(study));
    QVERIFY(!note->isHidden());
    QVERIFY(note->text().contains(QStringLiteral("differ in run")));
    const auto buttons = note->findChildren<QPushButton*>();
    buttons[1]->click();
    QTRY_VERIFY(note->isHidden());
    QCOMPARE(m_store->study().tables.front().aggregation, data::Aggregation::median);
    QCOMPARE(m_store->study().selection.reference, (SeriesId{"t", "a"}));
}

void tst_sidebar::whyATableHasNoSeriesIsNotLookedForAgain() {
    base::NoProgress progress;
    Study study;
    study.tables.push_back(tableFromBytes("host,threads\na,b\n", "t.csv", {}, progress).value());
    SeriesListing listing;
    listing.whyNone = {base::ErrorCode::unknownColumn, {"found before", "threads"}, {}};
    m_catalog->prime(study.tables.front(), listing);
    m_store->reset(std::move(study));
    const auto* note = m_panel->findChild<NoSeriesNote*>();
    QVERIFY2(note->text().contains(QStringLiteral("found before")), qPrintable(note->text()));
}

void tst_sidebar::seriesThatAreTooManyToListAreCountedAndNamed() {
    base::NoProgress progress;
    QByteArray text = "host,threads,mb_s\n";
    for (int host = 0; host < 20'003; ++host) {
        const QByteArray name = QByteArray::number(host);
        text += "h" + name + ",1," + name + "\nh" + name + ",2,7\n";
    }
    Study study;
    study.tables.push_back(tableFromBytes(text, "t.csv", {}, progress).value());
    const StudyTable& table = study.tables.front();
    m_catalog->prime(table, seriesOf(table));
    m_store->reset(std::move(study));
    QCOMPARE(m_catalog->entries().size(), std::size_t{20'000});
    const auto* note = m_panel->findChild<NoSeriesNote*>();
    QVERIFY(!note->isHidden());
    for (const char* named : {"3", "h20000", "h20002"}) {
        QVERIFY2(note->text().contains(QLatin1String(named)), qPrintable(note->text()));
    }
}

GREYSCOPE_TEST(tst_sidebar)

}  // namespace tests_of_sidebar

#include "tst_sidebar.moc"
