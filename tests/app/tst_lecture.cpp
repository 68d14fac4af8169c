// Lecture mode: covered values, the space bar, and everything as it was behind it.
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

#include <optional>

#include "app/window/lecture/lecture_window.h"
#include "app/window/lecture/pointer_ring.h"
#include "tests/support/lecture_stage.h"
#include "tests/support/test_registry.h"
#include "widgets/present/derivation/derivation_cover.h"

namespace tests_of_lecture {

using namespace greyscope;
using namespace greyscope::app;

class tst_lecture : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_stage.emplace(); }
    void cleanupTestCase() { m_stage.reset(); }

    void coversAndLeavesEverythingAsItWas() {
        const double type = QApplication::font().pointSizeF();
        m_stage->dock()->setWanted(true);
        QCoreApplication::processEvents();
        const int height = m_stage->dock()->height();
        QVERIFY(height > 100);
        m_stage->action("lecture.mode")->trigger();
        QVERIFY(QApplication::font().pointSizeF() > type);
        QVERIFY(!m_stage->action("view.larger")->isChecked());  // that is the user's own choice
        QTRY_COMPARE(m_stage->covered(), m_stage->all());
        m_stage->action("lecture.mode")->trigger();
        QCOMPARE(QApplication::font().pointSizeF(), type);
        for (int turn = 0; turn < 10; ++turn) {
            QCoreApplication::processEvents();
        }
        QCOMPARE(m_stage->dock()->height(), height);
        QCOMPARE(m_stage->covered(), 0);
        QVERIFY(!m_stage->action("lecture.next")->isEnabled());
        QVERIFY(!m_stage->window()->findChild<LectureWindow*>());
        QVERIFY(m_stage->window()->highlight().hovered().empty());
        m_stage->dock()->setWanted(false);
    }

    void theSpaceBarUncoversAndCoversAgain() {
        m_stage->enter();
        const int before = m_stage->covered();
        QTest::keyClick(m_stage->view(), Qt::Key_Space);
        QCOMPARE(m_stage->covered(), before - 1);
        QVERIFY(m_stage->view()->spec().chosen.known());
        QTest::keyClick(m_stage->view(), Qt::Key_Space);
        QTest::keyClick(m_stage->view(), Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(m_stage->covered(), before - 1);
        QTest::keyClick(m_stage->view(), Qt::Key_Backspace);
        QCOMPARE(m_stage->covered(), before);
        m_stage->action("lecture.all")->trigger();
        QCOMPARE(m_stage->covered(), 0);
        m_stage->action("lecture.none")->trigger();
        QCOMPARE(m_stage->covered(), before);
    }

    void aClickUncoversALine() {
        m_stage->enter();
        const int before = m_stage->covered();
        const auto& sheet = m_stage->view()->geometryOfLines();
        const auto place = std::find_if(sheet.numbers.begin(), sheet.numbers.end(), [](const auto& number) {
            return number.cell.letter == QLatin1String(widgets::kCoverSign);
        });
        QVERIFY(place != sheet.numbers.end());
        QTest::mouseClick(m_stage->view()->viewport(), Qt::LeftButton, {}, place->place.center().toPoint());
        QCOMPARE(m_stage->covered(), before - 1);
    }

    /// A presenter's space bar must not press what has the keyboard for good reason.
    void fieldsAndButtonsKeepTheSpaceBar() {
        m_stage->enter();
        const int before = m_stage->covered();
        QLineEdit field(m_stage->window());
        QPushButton button(m_stage->window());
        const QSignalSpy clicked(&button, &QPushButton::clicked);
        field.show();
        button.show();
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_Space);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Space);
        QCOMPARE(field.text(), QStringLiteral(" "));
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(m_stage->covered(), before);
    }

    void theRingIsAChoice() {
        m_stage->enter();
        auto* ring = m_stage->window()->findChild<PointerRing*>();
        QTest::mouseMove(m_stage->view()->viewport(), QPoint(40, 30));
        ring = ring ? ring : m_stage->window()->findChild<PointerRing*>();
        QVERIFY(ring && ring->isVisible());
        QCOMPARE(ring->geometry().center() + QPoint(1, 1),
                 m_stage->view()->viewport()->mapTo(m_stage->window(), QPoint(40, 30)));
        m_stage->action("lecture.ring")->trigger();
        QVERIFY(!ring->isVisible());
        m_stage->action("lecture.ring")->trigger();
    }

    /// Who teaches in two languages changes between them.
    void anotherLanguageGoesOnWhereItWas() {
        m_stage->enter();
        QTest::keyClick(m_stage->view(), Qt::Key_Space);
        QTest::keyClick(m_stage->view(), Qt::Key_Space);
        const int before = m_stage->covered();
        m_stage->action("view.language.zh_CN")->trigger();
        QVERIFY(m_stage->action("lecture.mode")->isChecked());
        QTRY_COMPARE(m_stage->covered(), before);
    }

    void aPaneThatWasClosedIsClosedAgain() {
        m_stage->enter();
        QVERIFY(m_stage->dock()->wanted());
        m_stage->action("lecture.mode")->trigger();
        QVERIFY(!m_stage->dock()->wanted());  // as the first test left it
    }

private:
    std::optional<test::LectureStage> m_stage;
};

GREYSCOPE_TEST(tst_lecture)

}  // namespace tests_of_lecture

#include "tst_lecture.moc"
