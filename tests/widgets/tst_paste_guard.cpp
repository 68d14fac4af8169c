#include <QPlainTextEdit>
#include <QTest>

#include <memory>

#include "tests/support/test_registry.h"
#include "widgets/common/event_guards.h"

namespace tests_of_paste_guard {

using greyscope::widgets::PasteGuard;

/// Counts the clicks that get through to a box, whose own reading of an empty selection ends the program on X11.
template <class Box>
class CountingBox : public Box {
public:
    int released = 0;

protected:
    void mouseReleaseEvent(QMouseEvent* /*event*/) override { ++released; }
};

class tst_paste_guard : public QObject {
    Q_OBJECT

private slots:
    void nothingSelectedIsNotPasted() {
        PasteGuard guard;
        qApp->installEventFilter(&guard);
        CountingBox<QPlainTextEdit> plain;
        QTest::mouseClick(plain.viewport(), Qt::MiddleButton);
        QCOMPARE(plain.released, 0);
        QTest::mouseClick(plain.viewport(), Qt::LeftButton);
        QCOMPARE(plain.released, 1);
        CountingBox<QWidget> other;
        QTest::mouseClick(&other, Qt::MiddleButton);
        QCOMPARE(other.released, 1);
    }
};

GREYSCOPE_TEST(tst_paste_guard)

}  // namespace tests_of_paste_guard

#include "tst_paste_guard.moc"
