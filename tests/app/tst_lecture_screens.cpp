// The second window of a lecture on a second screen.
#include <QFile>
#include <QGuiApplication>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/lecture/lecture_window.h"
#include "tests/support/lecture_stage.h"
#include "tests/support/test_registry.h"

namespace tests_of_lecture_screens {

using namespace greyscope;
using namespace greyscope::app;

class tst_lecture_screens : public QObject {
    Q_OBJECT

private slots:
    /// Two screens are made where there is one: this test starts itself on them.
    void theDerivationGoesToTheSecondScreen() {
        if (QGuiApplication::screens().size() > 1) {
            test::LectureStage stage;
            stage.enter();
            auto* second = stage.window()->findChild<LectureWindow*>();
            QVERIFY(second && second->isVisible() && second->isFullScreen());
            QCOMPARE(second->geometry(), QGuiApplication::screens().last()->geometry());
            QVERIFY(second->screen() != stage.window()->screen());
            QTest::keyClick(stage.view(), Qt::Key_Space);
            QCOMPARE(*second->derivation().spec().derivation, *stage.view()->spec().derivation);
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
                    {QStringLiteral("tst_lecture_screens"), QStringLiteral("theDerivationGoesToTheSecondScreen")});
        QVERIFY(onTwo.waitForFinished(60000));
        QVERIFY2(onTwo.exitCode() == 0, onTwo.readAllStandardOutput().constData());
    }
};

GREYSCOPE_TEST(tst_lecture_screens)

}  // namespace tests_of_lecture_screens

#include "tst_lecture_screens.moc"
