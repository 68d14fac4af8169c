#include <QTest>

#include "tests/support/command_run.h"
#include "tests/support/test_registry.h"

namespace tests_of_cli_report_tables {

using namespace greyscope;
using namespace greyscope::test;

/// A table as one document.
class tst_cli_report_tables : public QObject {
    Q_OBJECT

private slots:
    void theSameTableGivesTheSameBytes() {
        const TableFile table("sys,x,y\na,1,2\na,2,3\na,4,5\nb,1,3\nb,2,4\nb,4,7\n");
        for (const char* ending : {".pdf", ".html"}) {
            const QString first = m_folder.filePath(QStringLiteral("first") + ending);
            const QString second = m_folder.filePath(QStringLiteral("second") + ending);
            QCOMPARE(runCommand({"report", table.path(), "--out", first.toStdString()}).code, 0);
            QCOMPARE(runCommand({"report", table.path(), "--out", second.toStdString()}).code, 0);
            QVERIFY(!content(first).isEmpty());
            QCOMPARE(content(second), content(first));
        }
    }

    void namesOfDataAreText() {
        const TableFile hostile(
            "<b>sys</b>,x,y\n\"<img src=a onerror=alert(1)>\",1,2\n\"<img src=a onerror=alert(1)>\",2,3\n"
            "\"<img src=a onerror=alert(1)>\",4,5\nc&d,1,3\nc&d,2,4\nc&d,4,7\n");
        const std::string out = m_folder.filePath("hostile.html").toStdString();
        const auto run = runCommand({"report", hostile.path(), "--out", out});
        QVERIFY2(run.code == 0, run.err.c_str());
        const QByteArray html = content(QString::fromStdString(out));
        QVERIFY(!html.contains("<img") && html.contains("&lt;img"));
    }

private:
    static QByteArray content(const QString& path) {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_cli_report_tables)

}  // namespace tests_of_cli_report_tables

#include "tst_cli_report_tables.moc"
