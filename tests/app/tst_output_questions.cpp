// Every place of the window that asks where to write goes through app/export/output_question, which refuses inputs.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include "tests/support/test_registry.h"

namespace tests_of_output_questions {

class tst_output_questions : public QObject {
    Q_OBJECT

private slots:
    /// A new place belongs into this list, and asks as the others do.
    void everyPlaceIsKnown() {
        const QStringList known{"app/export/export_dialog.cpp",     "app/export/output_question.cpp",
                                "app/export/output_question.h",     "app/pages/exercise/exercise_page.cpp",
                                "app/pages/relative/rule_text.cpp", "app/pages/replication/replication_page.cpp",
                                "app/window/report_writer.cpp",     "app/window/study_saver.cpp",
                                "app/window/workbook_saver.cpp"};
        const QDir root(QStringLiteral(GREYSCOPE_SOURCE_DIR));
        const QRegularExpression asks(QStringLiteral(R"(\b(askForOutput|askToSave|chosenToSave|AcceptSave)\b)"));
        QDirIterator files(root.filePath("app"), {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
        QStringList found;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (asks.match(QString::fromUtf8(file.readAll())).hasMatch()) {
                found << root.relativeFilePath(file.fileName());
            }
        }
        found.sort();
        QCOMPARE(found, known);
    }
};

GREYSCOPE_TEST(tst_output_questions)

}  // namespace tests_of_output_questions

#include "tst_output_questions.moc"
