#include <QTest>

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTreeView>

#include "tests/support/test_registry.h"
#include "widgets/controls/file_dialog.h"

namespace tests_of_file_dialog {

using namespace greyscope;

class tst_file_dialog : public QObject {
    Q_OBJECT
private slots:
    void init() { m_told.clear(); }

    void aNameWithoutAnEndingGetsThatOfTheFilter() {
        QWidget parent;
        QTemporaryDir folder;
        const QStringList filters{QStringLiteral("Text (*.txt)"), QStringLiteral("JSON (*.json)")};
        widgets::askToSave(&parent, {QStringLiteral("Save"), folder.path(), filters}, tell());
        auto* dialog = parent.findChild<QFileDialog*>();
        auto* combo = dialog->findChild<QComboBox*>(QStringLiteral("fileTypeCombo"));
        QTest::keyClick(combo, Qt::Key_Down);
        QCOMPARE(combo->currentText(), filters.at(1));
        dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))->setText(QStringLiteral("report"));
        QMetaObject::invokeMethod(dialog, "accept");
        QCOMPARE(m_told, QStringList{folder.filePath(QStringLiteral("report.json"))});
    }

    /// A workbook, say, is not written as "a.csv", over a table.
    void anEndingOfNoFilterIsFollowedByTheirs() {
        QTemporaryDir folder;
        const QStringList filters{QStringLiteral("Text (*.txt)"), QStringLiteral("Caption (*.caption.tex)")};
        for (const char* name : {"a.TXT", "a.caption.tex", "a.csv"}) {
            QWidget parent;
            widgets::askToSave(&parent, {{}, folder.filePath(QLatin1String(name)), filters}, tell());
            QMetaObject::invokeMethod(parent.findChild<QFileDialog*>(), "accept");
        }
        const QStringList wanted{folder.filePath("a.TXT"), folder.filePath("a.caption.tex"),
                                 folder.filePath("a.csv.txt")};
        QCOMPARE(m_told, wanted);
    }

    void whoLeavesTellsNothing() {
        QWidget parent;
        widgets::askForFolder(&parent, {}, tell());
        parent.findChild<QFileDialog*>()->reject();
        QVERIFY(m_told.isEmpty());
    }

    void kindsAndTimesAreNotOfTheSystemsLanguage() {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("inner")));
        const QString path = folder.filePath(QStringLiteral("a.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime(QDate(2026, 11, 8), QTime(8, 9)), QFileDevice::FileModificationTime));
        QWidget parent;
        widgets::askToOpen(&parent, {{}, folder.path(), {}}, tell());
        const auto* list = parent.findChild<QFileDialog*>()->findChild<QTreeView*>(QStringLiteral("treeView"));
        const auto cell = [list](int row, int column) {
            return list->model()->index(row, column, list->rootIndex()).data().toString();
        };
        QTRY_COMPARE(cell(1, 0), QStringLiteral("a.csv"));
        QCOMPARE(cell(0, 2), QStringLiteral("Folder"));
        QCOMPARE(cell(1, 2), QStringLiteral("CSV file"));
        QTRY_COMPARE(cell(1, 3), QStringLiteral("2026-11-08 08:09"));
        QVERIFY(list->columnWidth(3) >= list->fontMetrics().horizontalAdvance(cell(1, 3)));
    }

private:
    widgets::FileChosen tell() {
        return [this](const QString& path) { m_told << path; };
    }

    QStringList m_told;
};

GREYSCOPE_TEST(tst_file_dialog)

}  // namespace tests_of_file_dialog

#include "tst_file_dialog.moc"
