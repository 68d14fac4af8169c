#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

#include <memory>

#include "tests/support/recipe_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_recipe_drag {

using namespace greyscope;
using namespace greyscope::test::recipe_stage;

namespace {

struct OpenList : RecipeList {
    using RecipeList::dropEvent;
};

}  // namespace

class tst_recipe_drag : public QObject {
    Q_OBJECT

private slots:
    /// Its controls would move the rows that it may yet be dragged to.
    void aPressedStepIsChosenWhenItIsLetGoOf() {
        Shown shown;
        shown.set({kSeveral, kPhases});
        shown.list()->setCurrentRow(0);
        QSignalSpy chosen(shown.list(), &RecipeList::chosen);
        const QPoint at = shown.list()->visualRect(shown.list()->model()->index(1, 0)).center();
        QTest::mousePress(shown.list()->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(chosen.isEmpty());
        QTest::mouseRelease(shown.list()->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(chosen.size(), 1);
        QTRY_VERIFY(shown.button("1 left out, 3"));
    }

    /// Steps of another list, or of a program that writes its rows as Qt does, move nothing and take no row away.
    void whatComesFromElsewhereIsRefused() {
        Shown shown;
        shown.set({kSeveral, kPhases});
        RecipeList& list = *shown.list();
        const QStringList before = shown.steps();
        list.setCurrentRow(1);
        QSignalSpy moved(&list, &RecipeList::moveRequested);
        const std::unique_ptr<QMimeData> rows(list.model()->mimeData({list.model()->index(2, 0)}));
        const QPoint at = list.visualRect(list.model()->index(2, 0)).center();
        QDragEnterEvent enter(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        QCoreApplication::sendEvent(list.viewport(), &enter);
        QVERIFY(!enter.isAccepted());
        QDropEvent drop(at, Qt::MoveAction, rows.get(), Qt::LeftButton, {});
        (list.*(&OpenList::dropEvent))(&drop);  // Qt hands on only what was let in
        QCOMPARE(drop.dropAction(), Qt::IgnoreAction);
        QVERIFY(moved.isEmpty());
        QCOMPARE(shown.steps(), before);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(0, 0)).center());
        QCOMPARE(list.currentRow(), 0);  // no drag is left over
    }
};

GREYSCOPE_TEST(tst_recipe_drag)

}  // namespace tests_of_recipe_drag

#include "tst_recipe_drag.moc"
