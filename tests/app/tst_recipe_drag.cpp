#include <QSignalSpy>

#include "tests/support/recipe_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_recipe_drag {

using namespace greyscope;
using namespace greyscope::test::recipe_stage;

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
        QTRY_VERIFY(shown.button("1 out, 3"));
    }
};

GREYSCOPE_TEST(tst_recipe_drag)

}  // namespace tests_of_recipe_drag

#include "tst_recipe_drag.moc"
