#include <QSignalSpy>
#include <QTest>

#include "app/study/file/study_store.h"
#include "tests/support/test_registry.h"

namespace tests_of_study_store {

using namespace greyscope;
using app::Study;
using app::StudyStore;

class tst_study_store : public QObject {
    Q_OBJECT

private slots:
    void editIsOneUndoableStep();
    void editThatChangesNothingVanishes();
    void editsWithOneMergeKeyAreOneStep();
    void draggingBackVanishes();
    void anotherKeyStartsAnotherStep();
    void resetForgetsTheHistory();
    void savingIsNotUndone();
};

void tst_study_store::editIsOneUndoableStep() {
    StudyStore store;
    QString seen;
    connect(&store, &StudyStore::changed, this, [&](const Study& before, const Study& after) {
        seen += QStringLiteral("%1>%2 ").arg(before.forecast.ahead).arg(after.forecast.ahead);
    });
    store.edit(QStringLiteral("Look further"), [](Study& study) { study.forecast.ahead = 5; });
    QCOMPARE(store.undoStack().undoText(), QStringLiteral("Look further"));
    store.undoStack().undo();
    QCOMPARE(store.study().forecast.ahead, std::size_t{2});
    store.undoStack().redo();
    QCOMPARE(store.study().forecast.ahead, std::size_t{5});
    QCOMPARE(seen, QStringLiteral("2>5 5>2 2>5 "));
}

void tst_study_store::editThatChangesNothingVanishes() {
    StudyStore store;
    const QSignalSpy changes(&store, &StudyStore::changed);
    store.edit(QStringLiteral("Nothing"), [](Study& study) { study.forecast.ahead = 2; });
    QCOMPARE(store.undoStack().count(), 0);
    QCOMPARE(changes.count(), 0);
}

static void drag(StudyStore& store, double rho, const QString& key = QStringLiteral("rho")) {
    store.edit(
        QStringLiteral("Set rho"), [rho](Study& study) { study.relations.options.distinguishingCoefficient = rho; },
        key);
}

void tst_study_store::editsWithOneMergeKeyAreOneStep() {
    StudyStore store;
    for (const double rho : {0.6, 0.7, 0.8}) {
        drag(store, rho);
    }
    QCOMPARE(store.undoStack().count(), 1);
    QCOMPARE(store.study().relations.options.distinguishingCoefficient, 0.8);
    store.undoStack().undo();
    QCOMPARE(store.study().relations.options.distinguishingCoefficient, 0.5);
}

void tst_study_store::draggingBackVanishes() {
    StudyStore store;
    drag(store, 0.6);
    drag(store, 0.5);
    QCOMPARE(store.undoStack().count(), 0);
    QVERIFY(store.undoStack().isClean());
}

void tst_study_store::anotherKeyStartsAnotherStep() {
    StudyStore store;
    drag(store, 0.6);
    drag(store, 0.7, QStringLiteral("other"));
    drag(store, 0.8, {});
    drag(store, 0.9, {});
    QCOMPARE(store.undoStack().count(), 4);
}

void tst_study_store::resetForgetsTheHistory() {
    StudyStore store;
    drag(store, 0.6);
    Study other;
    other.name = "other";
    std::vector<Study> seen;
    connect(&store, &StudyStore::closed, this, [&] { seen.push_back(store.study()); });
    connect(&store, &StudyStore::changed, this, [&](const Study& before, const Study& after) {
        seen.push_back(before);
        seen.push_back(after);
    });
    store.reset(other);
    QCOMPARE(store.undoStack().count(), 0);
    QCOMPARE(store.study(), other);
    QVERIFY((seen == std::vector{Study{}, Study{}, other}));
}

void tst_study_store::savingIsNotUndone() {
    StudyStore store;
    drag(store, 0.6);
    store.markSaved("study.greyscope");
    QVERIFY(store.undoStack().isClean());
    drag(store, 0.7);
    QCOMPARE(store.undoStack().count(), 2);  // a step never merges with one that is on disk
    store.undoStack().undo();
    store.undoStack().undo();
    QCOMPARE(store.study().path, std::string("study.greyscope"));
    QVERIFY(!store.undoStack().isClean());
}

GREYSCOPE_TEST(tst_study_store)

}  // namespace tests_of_study_store

#include "tst_study_store.moc"
