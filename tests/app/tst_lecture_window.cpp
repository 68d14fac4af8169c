// The second window of a lecture.
#include <QScrollBar>
#include <QTest>

#include <optional>

#include "app/window/lecture/lecture_window.h"
#include "tests/support/lecture_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_lecture_window {

using namespace greyscope;
using namespace greyscope::app;

class tst_lecture_window : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_stage.emplace(); }
    void cleanupTestCase() { m_stage.reset(); }

    void theSecondWindowShowsTheSame() {
        m_stage->enter();
        m_stage->action("lecture.second")->trigger();
        auto* second = m_stage->window()->findChild<LectureWindow*>();
        QVERIFY(second && second->isVisible());
        QVERIFY(second->derivation().zoom() > 1.0);
        QTRY_COMPARE(QApplication::activeWindow(), second);
        QTest::keyClick(&second->derivation(), Qt::Key_Space);
        QCOMPARE(*second->derivation().spec().derivation, *m_stage->view()->spec().derivation);
        const int before = m_stage->covered();
        QTest::keyClick(&second->derivation(), Qt::Key_Space);
        QCOMPARE(m_stage->covered(), before - 1);
        const double zoom = second->derivation().zoom();
        QTest::keyClick(&second->derivation(), Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(second->derivation().zoom() < zoom);
        for (const QSize size : {QSize(700, 300), QSize(1200, 360)}) {  // the line stays in sight
            second->resize(size);
            QCoreApplication::processEvents();
            const auto& sheet = second->derivation().geometryOfLines();
            const int line = sheet.indexOf(second->derivation().spec().chosen);
            QVERIFY(line >= 0);
            const int top = second->derivation().verticalScrollBar()->value();
            QVERIFY(sheet.place(line).top() >= top - 1.0);
            QVERIFY(sheet.place(line).bottom() <= top + second->derivation().viewport()->height() + 1.0);
        }
        QTest::keyClick(&second->derivation(), Qt::Key_Escape);
        QVERIFY(!m_stage->action("lecture.second")->isChecked());
    }

    void aSecondWindowFromBeforeStays() {
        if (QAction* mode = m_stage->action("lecture.mode"); mode->isChecked()) {
            mode->trigger();
        }
        m_stage->action("lecture.second")->trigger();
        m_stage->enter();
        m_stage->action("lecture.mode")->trigger();
        const auto* second = m_stage->window()->findChild<LectureWindow*>();
        QVERIFY(second && second->isVisible());
        QVERIFY(m_stage->action("lecture.second")->isChecked());
        m_stage->action("lecture.second")->trigger();
    }

private:
    std::optional<test::LectureStage> m_stage;
};

GREYSCOPE_TEST(tst_lecture_window)

}  // namespace tests_of_lecture_window

#include "tst_lecture_window.moc"
