#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sstream>

#include "app/cli/command_line.h"
#include "tests/support/test_registry.h"

namespace tests_of_sample_command {

using namespace greyscope::app;

class tst_sample_command : public QObject {
    Q_OBJECT

private slots:
    void writesEveryPagesFiguresWithTheirData() {
        QTemporaryDir folder;
        const QString target = folder.filePath("made/by/it");
        std::ostringstream out;
        std::ostringstream err;
        QCOMPARE(runCommandLine({"sample", "--output", target.toStdString(), "--format", "svg"}, out, err), 0);
        const QStringList figures = QDir(target).entryList({"*.svg"});
        QCOMPARE(QDir(target).entryList({"*.csv"}).size(), figures.size());
        for (const char* page : {"trends-", "relations-", "forecast-", "transfer-"}) {
            QVERIFY2(!figures.filter(QRegularExpression(QString("^") + page)).isEmpty(), page);
        }
        for (const QString& name : figures) {
            QVERIFY2(QFileInfo(QDir(target).filePath(name)).size() > 1000, qPrintable(name));
            QVERIFY2(out.str().find(name.toStdString()) != std::string::npos, qPrintable(name));
        }
    }

    void badArgumentsAreRefused() {
        std::ostringstream out;
        std::ostringstream err;
        QVERIFY(runCommandLine({"sample", "--format", "tiff"}, out, err) != 0);
        QVERIFY(drawsFigures({"sample"}));
        QVERIFY(!drawsFigures({"relate", "sample"}));
        QTemporaryDir folder;
        QFile file(folder.filePath("taken"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(runCommandLine({"sample", "--output", (folder.path() + "/taken/x").toStdString()}, out, err), 1);
    }
};

GREYSCOPE_TEST(tst_sample_command)

}  // namespace tests_of_sample_command

#include "tst_sample_command.moc"
