// Lecture mode: covered values, the space bar, the second window, and everything as it was behind it.
#include <QFile>
#include <QGuiApplication>
#include <QLineEdit>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>

#include "app/window/lecture_window.h"
#include "app/window/pointer_ring.h"
#include "app/window/side_dock.h"
#include "app/window/working_panel.h"
#include "tests/support/opened_window.h"
#include "tests/support/test_registry.h"
#include "widgets/formula/working_view.h"
#include "widgets/present/working_cover.h"

namespace tests_of_lecture {

using namespace greyscope;
using namespace greyscope::app;

class tst_lecture : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_opened.emplace();
        m_opened->action("file.sample")->trigger();
        m_opened->window->showPage(QStringLiteral("forecast"));
    }
    void cleanupTestCase() {
        m_opened->action("view.language.en")->trigger();
        m_opened.reset();
    }

    void coversAndLeavesEverythingAsItWas() {
        const double type = QApplication::font().pointSizeF();
        dock()->setWanted(true);
        QCoreApplication::processEvents();
        const int height = dock()->height();
        QVERIFY(height > 100);
        m_opened->action("lecture.mode")->trigger();
        QVERIFY(QApplication::font().pointSizeF() > type);
        QVERIFY(!m_opened->action("view.larger")->isChecked());  // that is the user's own choice
        QTRY_COMPARE(covered(), all());
        m_opened->action("lecture.mode")->trigger();
        QCOMPARE(QApplication::font().pointSizeF(), type);
        for (int turn = 0; turn < 10; ++turn) {
            QCoreApplication::processEvents();
        }
        QCOMPARE(dock()->height(), height);
        QCOMPARE(covered(), 0);
        QVERIFY(!m_opened->action("lecture.next")->isEnabled());
        QVERIFY(!m_opened->window->findChild<LectureWindow*>());
        QVERIFY(m_opened->window->highlight().hovered().empty());
        dock()->setWanted(false);
    }

    void theSpaceBarUncoversAndCoversAgain() {
        enter();
        const int before = covered();
        QTest::keyClick(view(), Qt::Key_Space);
        QCOMPARE(covered(), before - 1);
        QVERIFY(view()->spec().chosen.known());
        QTest::keyClick(view(), Qt::Key_Space);
        QTest::keyClick(view(), Qt::Key_Space, Qt::ShiftModifier);
        QCOMPARE(covered(), before - 1);
        QTest::keyClick(view(), Qt::Key_Backspace);
        QCOMPARE(covered(), before);
        m_opened->action("lecture.all")->trigger();
        QCOMPARE(covered(), 0);
        m_opened->action("lecture.none")->trigger();
        QCOMPARE(covered(), before);
    }

    void aClickUncoversALine() {
        enter();
        const int before = covered();
        const auto& sheet = view()->geometryOfLines();
        const auto place = std::find_if(sheet.numbers.begin(), sheet.numbers.end(), [](const auto& number) {
            return number.cell.letter == QLatin1String(widgets::kCoverSign);
        });
        QVERIFY(place != sheet.numbers.end());
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, place->place.center().toPoint());
        QCOMPARE(covered(), before - 1);
    }

    /// A presenter's space bar must not press what has the keyboard for good reason.
    void fieldsAndButtonsKeepTheSpaceBar() {
        enter();
        const int before = covered();
        QLineEdit field(m_opened->window.get());
        QPushButton button(m_opened->window.get());
        const QSignalSpy clicked(&button, &QPushButton::clicked);
        field.show();
        button.show();
        field.setFocus();
        QTest::keyClick(&field, Qt::Key_Space);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Space);
        QCOMPARE(field.text(), QStringLiteral(" "));
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(covered(), before);
    }

    /// Two screens are made where there is one: this test starts itself on them.
    void theWorkingGoesToTheSecondScreen() {
        if (QGuiApplication::screens().size() > 1) {
            enter();
            auto* second = m_opened->window->findChild<LectureWindow*>();
            QVERIFY(second && second->isVisible() && second->isFullScreen());
            QCOMPARE(second->geometry(), QGuiApplication::screens().last()->geometry());
            QVERIFY(second->screen() != m_opened->window->screen());
            QTest::keyClick(view(), Qt::Key_Space);
            QCOMPARE(*second->working().spec().derivation, *view()->spec().derivation);
            return;
        }
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("screens.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"screens":[{"name":"one","x":0,"y":0,"width":1440,"height":900,"logicalDpi":96,"logicalBaseDpi":96,)"
            R"("dpr":1},{"name":"two","x":1440,"y":0,"width":1280,"height":720,"logicalDpi":96,"logicalBaseDpi":96,)"
            R"("dpr":1}]})");
        file.close();
        QProcess onTwo;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                           QStringLiteral("offscreen:configfile=") + file.fileName());
        onTwo.setProcessEnvironment(environment);
        onTwo.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("tst_lecture"), QStringLiteral("theWorkingGoesToTheSecondScreen")});
        QVERIFY(onTwo.waitForFinished(60000));
        QVERIFY2(onTwo.exitCode() == 0, onTwo.readAllStandardOutput().constData());
    }

    void theSecondWindowShowsTheSame() {
        enter();
        m_opened->action("lecture.second")->trigger();
        auto* second = m_opened->window->findChild<LectureWindow*>();
        QVERIFY(second && second->isVisible());
        QVERIFY(second->working().zoom() > 1.0);
        QTRY_COMPARE(QApplication::activeWindow(), second);
        QTest::keyClick(&second->working(), Qt::Key_Space);
        QCOMPARE(*second->working().spec().derivation, *view()->spec().derivation);
        const int before = covered();
        QTest::keyClick(&second->working(), Qt::Key_Space);
        QCOMPARE(covered(), before - 1);
        const double zoom = second->working().zoom();
        QTest::keyClick(&second->working(), Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(second->working().zoom() < zoom);
        for (const QSize size : {QSize(700, 300), QSize(1200, 360)}) {  // the line stays in sight
            second->resize(size);
            QCoreApplication::processEvents();
            const auto& sheet = second->working().geometryOfLines();
            const int line = sheet.indexOf(second->working().spec().chosen);
            QVERIFY(line >= 0);
            const int top = second->working().verticalScrollBar()->value();
            QVERIFY(sheet.place(line).top() >= top - 1.0);
            QVERIFY(sheet.place(line).bottom() <= top + second->working().viewport()->height() + 1.0);
        }
        QTest::keyClick(&second->working(), Qt::Key_Escape);
        QVERIFY(!m_opened->action("lecture.second")->isChecked());
    }

    void aSecondWindowFromBeforeStays() {
        if (QAction* mode = m_opened->action("lecture.mode"); mode->isChecked()) {
            mode->trigger();
        }
        m_opened->action("lecture.second")->trigger();
        enter();
        m_opened->action("lecture.mode")->trigger();
        const auto* second = m_opened->window->findChild<LectureWindow*>();
        QVERIFY(second && second->isVisible());
        QVERIFY(m_opened->action("lecture.second")->isChecked());
        m_opened->action("lecture.second")->trigger();
    }

    void theRingIsAChoice() {
        enter();
        auto* ring = m_opened->window->findChild<PointerRing*>();
        QTest::mouseMove(view()->viewport(), QPoint(40, 30));
        ring = ring ? ring : m_opened->window->findChild<PointerRing*>();
        QVERIFY(ring && ring->isVisible());
        QCOMPARE(ring->geometry().center() + QPoint(1, 1),
                 view()->viewport()->mapTo(m_opened->window.get(), QPoint(40, 30)));
        m_opened->action("lecture.ring")->trigger();
        QVERIFY(!ring->isVisible());
        m_opened->action("lecture.ring")->trigger();
    }

    /// Who teaches in two languages changes between them.
    void anotherLanguageGoesOnWhereItWas() {
        enter();
        QTest::keyClick(view(), Qt::Key_Space);
        QTest::keyClick(view(), Qt::Key_Space);
        const int before = covered();
        m_opened->action("view.language.zh_CN")->trigger();
        QVERIFY(m_opened->action("lecture.mode")->isChecked());
        QTRY_COMPARE(covered(), before);
    }

    void aPaneThatWasClosedIsClosedAgain() {
        enter();
        QVERIFY(dock()->wanted());
        m_opened->action("lecture.mode")->trigger();
        QVERIFY(!dock()->wanted());  // as the first test left it
    }

private:
    [[nodiscard]] SideDock* dock() const {
        return m_opened->window->findChild<SideDock*>(QStringLiteral("workingDock"));
    }
    [[nodiscard]] widgets::WorkingView* view() const {
        return &m_opened->window->findChild<WorkingPanel*>()->working();
    }
    /// Goes on with the lecture of the test before, if there is one: changing the type of a whole window takes a while.
    void enter() const {
        m_opened->action(m_opened->action("lecture.mode")->isChecked() ? "lecture.none" : "lecture.mode")->trigger();
        QTRY_VERIFY(view()->spec().derivation && covered() == all());
    }
    [[nodiscard]] int count(bool coveredOnes) const {
        int found = 0;
        for (std::size_t i = 0; view()->spec().derivation && i < view()->spec().derivation->steps.size(); ++i) {
            const working::Step& step = view()->spec().derivation->steps[i];
            const int lines = step.isMatrix() ? 1 : static_cast<int>(step.lines.size());
            for (int k = 0; k < lines; ++k) {
                const bool measured = step.key == "x" || step.key == "held";
                found += coveredOnes ? step.lines[static_cast<std::size_t>(k)].isVeiled() : !measured;
            }
        }
        return found;
    }
    [[nodiscard]] int covered() const { return count(true); }
    [[nodiscard]] int all() const { return std::max(1, count(false)); }

    std::optional<test::OpenedWindow> m_opened;
};

GREYSCOPE_TEST(tst_lecture)

}  // namespace tests_of_lecture

#include "tst_lecture.moc"
