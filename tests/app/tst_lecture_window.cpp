// The second window of a lecture, on a second screen where there is one.
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QScreen>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QtTest>

#include <optional>

#include "app/window/lecture_window.h"
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

    /// Two screens are made where there is one: this test starts itself on them.
    void theWorkingGoesToTheSecondScreen() {
        if (QGuiApplication::screens().size() > 1) {
            m_stage->enter();
            auto* second = m_stage->window()->findChild<LectureWindow*>();
            QVERIFY(second && second->isVisible() && second->isFullScreen());
            QCOMPARE(second->geometry(), QGuiApplication::screens().last()->geometry());
            QVERIFY(second->screen() != m_stage->window()->screen());
            QTest::keyClick(m_stage->view(), Qt::Key_Space);
            QCOMPARE(*second->working().spec().derivation, *m_stage->view()->spec().derivation);
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
                    {QStringLiteral("tst_lecture_window"), QStringLiteral("theWorkingGoesToTheSecondScreen")});
        QVERIFY(onTwo.waitForFinished(60000));
        QVERIFY2(onTwo.exitCode() == 0, onTwo.readAllStandardOutput().constData());
    }

    void theSecondWindowShowsTheSame() {
        m_stage->enter();
        m_stage->action("lecture.second")->trigger();
        auto* second = m_stage->window()->findChild<LectureWindow*>();
        QVERIFY(second && second->isVisible());
        QVERIFY(second->working().zoom() > 1.0);
        QTRY_COMPARE(QApplication::activeWindow(), second);
        QTest::keyClick(&second->working(), Qt::Key_Space);
        QCOMPARE(*second->working().spec().derivation, *m_stage->view()->spec().derivation);
        const int before = m_stage->covered();
        QTest::keyClick(&second->working(), Qt::Key_Space);
        QCOMPARE(m_stage->covered(), before - 1);
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
