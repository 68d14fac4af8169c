#include <QtTest>

#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QTemporaryDir>

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

    void anOwnEndingStays() {
        QWidget parent;
        QTemporaryDir folder;
        widgets::askToSave(&parent, {{}, folder.filePath(QStringLiteral("a.csv")), {QStringLiteral("Text (*.txt)")}},
                           tell());
        QMetaObject::invokeMethod(parent.findChild<QFileDialog*>(), "accept");
        QCOMPARE(m_told, QStringList{folder.filePath(QStringLiteral("a.csv"))});
    }

    void whoLeavesTellsNothing() {
        QWidget parent;
        widgets::askForFolder(&parent, {}, tell());
        parent.findChild<QFileDialog*>()->reject();
        QVERIFY(m_told.isEmpty());
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
