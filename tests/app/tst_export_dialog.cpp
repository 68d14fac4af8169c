#include <QClipboard>
#include <QDoubleSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include "app/export/export_dialog.h"
#include "app/pages/page_parts.h"
#include "tests/support/test_registry.h"

using namespace greyscope;
using namespace greyscope::app;

namespace {

widgets::FigureSpec titled(const QString& title) {
    widgets::PlotSpec spec;
    spec.title = title;
    widgets::Curve curve;
    curve.x = {1, 2};
    curve.y = {1, 2};
    spec.curves = {curve};
    return spec;
}

}  // namespace

class tst_export_dialog : public QObject {
    Q_OBJECT

private slots:
    void writesTheFigureAndRemembersTheChoices() {
        QSettings settings(m_folder.filePath("a.ini"), QSettings::IniFormat);
        auto* dialog = new ExportDialog({titled("First one"), titled("Second")}, 0, settings);
        dialog->open();
        QVERIFY(dialog->path().endsWith("first-one.pdf"));
        dialog->findChild<Segmented*>()->button(1)->click();
        QVERIFY(dialog->path().endsWith("first-one.svg"));
        QCOMPARE(dialog->format(), FigureFormat::svg);
        const auto spins = dialog->findChildren<QDoubleSpinBox*>();
        spins.front()->setValue(120.0);
        QCOMPARE(dialog->options().sizeMm.width(), 120.0);
        dialog->setPath(m_folder.filePath("out.svg"));
        QSignalSpy accepted(dialog, &QDialog::accepted);
        dialog->exportNow();
        QCOMPARE(accepted.size(), 1);
        QVERIFY(QFile::exists(m_folder.filePath("out.svg")));

        ExportDialog again({titled("Third")}, 0, settings);
        again.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(again.options().sizeMm.width(), 120.0);
        QCOMPARE(again.format(), FigureFormat::svg);
        QCOMPARE(again.path(), m_folder.filePath("third.svg"));
    }

    void staysAndSaysWhyWhereItCannotWrite() {
        QSettings settings(m_folder.filePath("b.ini"), QSettings::IniFormat);
        auto* dialog = new ExportDialog({titled("First")}, 0, settings);
        dialog->open();
        dialog->setPath(m_folder.filePath("no/such/folder/x.pdf"));
        dialog->exportNow();
        QVERIFY(dialog->isVisible());
        bool told = false;
        for (const QLabel* label : dialog->findChildren<QLabel*>()) {
            told = told || (label->isVisible() && label->text().contains("x.pdf"));
        }
        QVERIFY(told);
        dialog->reject();
    }

    void copiesAnImage() {
        QSettings settings(m_folder.filePath("c.ini"), QSettings::IniFormat);
        ExportDialog dialog({titled("First")}, 0, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.copyToClipboard();
        QCOMPARE(QGuiApplication::clipboard()->image().width(), qRound(dialog.options().sizeMm.width() / 25.4 * 600));
    }

private:
    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_export_dialog)
#include "tst_export_dialog.moc"
