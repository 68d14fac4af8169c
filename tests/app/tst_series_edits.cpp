#include <QTest>

#include <map>
#include <memory>
#include <string>

#include "app/study/series_catalog.h"
#include "app/study/series_edits.h"
#include "tests/support/test_registry.h"

namespace tests_of_series_edits {

using namespace greyscope::app;

class tst_series_edits : public QObject {
    Q_OBJECT

private slots:
    void init();
    void referenceAndComparedChangePlaces();
    void aNewReferenceReplacesTheOld();
    void anotherTableDropsItsComparedSeriesAndSaysSo();
    void comparingTwiceIsNotComparing();
    void theReferenceIsNotCompared();
    void comparingAcrossTablesAsksForAStack();
    void movingKeepsTheOthersInOrder();
    void removingTheReferencePromotesTheFirst();
    void othersKeepTheirColours();
    void severalAreOneStep();
    void withoutAReferenceTheFirstIsIt();
    void dragsCarryIds();

private:
    [[nodiscard]] QString roles() const;
    std::unique_ptr<StudyStore> m_store;
};

static SeriesId id(const char* name, const char* table = "t") {
    return {table, name};
}

/// "R: a b c" of the selection.
QString tst_series_edits::roles() const {
    const Selection& selection = m_store->study().selection;
    QString text = QString::fromStdString(selection.reference.name) + QLatin1Char(':');
    for (const SeriesId& compared : selection.compared) {
        text += QLatin1Char(' ') + QString::fromStdString(compared.name);
    }
    return text;
}

void tst_series_edits::init() {
    m_store = std::make_unique<StudyStore>();
    Study study;
    study.selection = {id("r"), {id("a"), id("b"), id("c")}};
    m_store->reset(study);
}

void tst_series_edits::referenceAndComparedChangePlaces() {
    setReference(*m_store, id("b"));
    QCOMPARE(roles(), QStringLiteral("b: a r c"));
    m_store->undoStack().undo();
    QCOMPARE(roles(), QStringLiteral("r: a b c"));
}

void tst_series_edits::aNewReferenceReplacesTheOld() {
    setReference(*m_store, id("z"));
    QCOMPARE(roles(), QStringLiteral("z: a b c"));
}

void tst_series_edits::anotherTableDropsItsComparedSeriesAndSaysSo() {
    setReference(*m_store, id("x", "other"));
    QCOMPARE(roles(), QStringLiteral("x:"));
    QVERIFY2(m_store->undoStack().undoText().contains(QLatin1String("remove 3")),
             qPrintable(m_store->undoStack().undoText()));
}

void tst_series_edits::comparingTwiceIsNotComparing() {
    toggleCompared(*m_store, {id("z")});
    QCOMPARE(roles(), QStringLiteral("r: a b c z"));
    toggleCompared(*m_store, {id("z")});
    QCOMPARE(roles(), QStringLiteral("r: a b c"));
}

void tst_series_edits::theReferenceIsNotCompared() {
    toggleCompared(*m_store, {id("r")});
    insertCompared(*m_store, {id("r")});
    QCOMPARE(m_store->undoStack().count(), 0);
}

void tst_series_edits::comparingAcrossTablesAsksForAStack() {
    std::vector<std::string> asked;
    Selection wanted;
    connect(m_store.get(), &StudyStore::stackWanted, this,
            [&](const std::vector<std::string>& tables, const Selection& selection) {
                asked = tables;
                wanted = selection;
            });
    toggleCompared(*m_store, {id("x", "other")});
    QCOMPARE(m_store->undoStack().count(), 0);
    QCOMPARE(asked, (std::vector<std::string>{"t", "other"}));
    QCOMPARE(wanted.compared, (std::vector<SeriesId>{id("a"), id("b"), id("c"), id("x", "other")}));
}

void tst_series_edits::movingKeepsTheOthersInOrder() {
    insertCompared(*m_store, {id("a")}, 2);
    QCOMPARE(roles(), QStringLiteral("r: b a c"));
    insertCompared(*m_store, {id("c")}, 0);
    QCOMPARE(roles(), QStringLiteral("r: c b a"));
    insertCompared(*m_store, {id("x"), id("y")}, 1);
    QCOMPARE(roles(), QStringLiteral("r: c x y b a"));
}

void tst_series_edits::removingTheReferencePromotesTheFirst() {
    removeSeries(*m_store, {id("r")});
    QCOMPARE(roles(), QStringLiteral("a: b c"));
    removeSeries(*m_store, {id("c")});
    removeSeries(*m_store, {id("b")});
    removeSeries(*m_store, {id("a")});
    QCOMPARE(roles(), QStringLiteral("a:"));
}

void tst_series_edits::othersKeepTheirColours() {
    const auto colours = [&] {
        const Selection& selection = m_store->study().selection;
        std::map<std::string, int> all;
        for (const SeriesId& compared : selection.compared) {
            all[compared.name] = lookOf(selection, compared).ink.slot;
        }
        return all;
    };
    using Colours = std::map<std::string, int>;
    removeSeries(*m_store, {id("a")});
    QCOMPARE(colours(), (Colours{{"b", 1}, {"c", 2}}));
    alsoCompare(*m_store, {id("d"), id("e")});
    QCOMPARE(colours(), (Colours{{"b", 1}, {"c", 2}, {"d", 0}, {"e", 3}}));
    insertCompared(*m_store, {id("e")}, 0);
    QCOMPARE(colours(), (Colours{{"b", 1}, {"c", 2}, {"d", 0}, {"e", 3}}));
    setReference(*m_store, id("b"));
    QCOMPARE(colours(), (Colours{{"r", 1}, {"c", 2}, {"d", 0}, {"e", 3}}));
    m_store->undoStack().setIndex(0);
    QCOMPARE(colours(), (Colours{{"a", 0}, {"b", 1}, {"c", 2}}));
}

void tst_series_edits::severalAreOneStep() {
    toggleCompared(*m_store, {id("r"), id("c"), id("x"), id("y")});
    QCOMPARE(roles(), QStringLiteral("r: a b c x y"));
    toggleCompared(*m_store, {id("r"), id("c"), id("x"), id("y")});
    QCOMPARE(roles(), QStringLiteral("r: a b"));
    removeSeries(*m_store, {id("a"), id("r")});
    QCOMPARE(roles(), QStringLiteral("b:"));
    QCOMPARE(m_store->undoStack().count(), 3);
    m_store->undoStack().undo();
    QCOMPARE(roles(), QStringLiteral("r: a b"));
}

void tst_series_edits::withoutAReferenceTheFirstIsIt() {
    m_store->reset({});
    alsoCompare(*m_store, {id("a"), id("b"), id("c")});
    QCOMPARE(roles(), QStringLiteral("a: b c"));
}

void tst_series_edits::dragsCarryIds() {
    const std::vector<SeriesId> ids{id("a"), id("read/4k", "other")};
    const std::unique_ptr<QMimeData> mime(seriesMime(ids));
    QCOMPARE(seriesIn(mime.get()), ids);
    QVERIFY(seriesIn(std::make_unique<QMimeData>().get()).empty());
}

GREYSCOPE_TEST(tst_series_edits)

}  // namespace tests_of_series_edits

#include "tst_series_edits.moc"
