#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/export_dialog.h"
#include "tests/support/nameless_controls.h"
#include "tests/support/test_registry.h"

namespace tests_of_export_dialog {

using namespace greyscope;
using namespace greyscope::app;

namespace {

StudyFigure titled(const QString& title) {
    widgets::PlotSpec spec;
    spec.title = title;
    widgets::Curve curve;
    curve.x = {1, 2};
    curve.y = {1, 2};
    spec.curves = {curve};
    return {spec};
}

/// A program of that name alone, which does what the script says.
class OwnInkscape {
public:
    OwnInkscape(const QString& folder, const QByteArray& script) : m_before(qgetenv("PATH")) {
        QFile program(folder + QStringLiteral("/inkscape"));
        if (program.open(QIODevice::WriteOnly)) {
            program.write("#!/bin/sh\n" + script + '\n');
            program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        }
        qputenv("PATH", folder.toLocal8Bit());
    }
    ~OwnInkscape() { qputenv("PATH", m_before); }
    Q_DISABLE_COPY_MOVE(OwnInkscape)

private:
    QByteArray m_before;
};

}  // namespace

class tst_export_dialog : public QObject {
    Q_OBJECT

private slots:
    void everyControlHasAName() {
        QSettings settings(m_folder.filePath("n.ini"), QSettings::IniFormat);
        const ExportDialog dialog({titled("One"), titled("Two")}, 0, settings);
        const QStringList missed = test::namelessControls(dialog);
        QVERIFY2(missed.empty(), qPrintable(missed.join(QLatin1Char('\n'))));
    }

    void tabLeadsDownTheForm() {
        QSettings settings(m_folder.filePath("t.ini"), QSettings::IniFormat);
        ExportDialog dialog({titled("One"), titled("Two")}, 0, settings);
        dialog.show();
        const auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        const auto* form = qobject_cast<const QFormLayout*>(preset->parentWidget()->layout());
        QList<const QWidget*> chain;
        for (const QWidget* at = dialog.nextInFocusChain(); at != &dialog; at = at->nextInFocusChain()) {
            chain << at;
        }
        qsizetype before = -1;
        for (int row = 0; row < form->rowCount(); ++row) {
            const qsizetype place = chain.indexOf(form->itemAt(row, QFormLayout::FieldRole)->widget());
            QVERIFY2(place > before, qPrintable(QString::number(row)));
            before = place;
        }
    }

    void returnExportsWhereverTheFocusIs() {
        QSettings settings(m_folder.filePath("r.ini"), QSettings::IniFormat);
        for (const char* button : {"Browse…", "Copy to clipboard"}) {
            auto* dialog = new ExportDialog({titled("One")}, 0, settings);
            dialog->open();
            dialog->setPath(m_folder.filePath(QStringLiteral("%1.pdf").arg(QString::fromUtf8(button).size())));
            for (auto* each : dialog->findChildren<QPushButton*>()) {
                QVERIFY(each->isDefault() == (each->text() == QLatin1String("Export")));
                if (each->text() == QString::fromUtf8(button)) {
                    each->setFocus();
                }
            }
            QSignalSpy accepted(dialog, &QDialog::accepted);
            QTest::keyClick(dialog, Qt::Key_Return);
            QCOMPARE(accepted.size(), 1);
        }
    }

    void writesTheFigureAndRemembersTheChoices() {
        QSettings settings(m_folder.filePath("a.ini"), QSettings::IniFormat);
        auto* dialog = new ExportDialog({titled("First one"), titled("Second")}, 0, settings);
        dialog->open();
        QVERIFY(dialog->path().endsWith("first-one.pdf"));
        auto* formats = dialog->findChild<QComboBox*>(QStringLiteral("format"));
        formats->setCurrentIndex(formats->findData(QStringLiteral("svg")));
        QVERIFY(dialog->path().endsWith("first-one.svg"));
        QCOMPARE(&dialog->format(), formatNamed("svg"));
        dialog->findChild<QDoubleSpinBox*>(QStringLiteral("width"))->setValue(120.0);
        QCOMPARE(dialog->options().sizeMm.width(), 120.0);
        dialog->setPath(m_folder.filePath("out.svg"));
        QSignalSpy accepted(dialog, &QDialog::accepted);
        dialog->exportNow();
        QCOMPARE(accepted.size(), 1);
        QVERIFY(QFile::exists(m_folder.filePath("out.svg")));

        ExportDialog again({titled("Third")}, 0, settings);
        again.setAttribute(Qt::WA_DeleteOnClose, false);
        QCOMPARE(again.options().sizeMm.width(), 120.0);
        QCOMPARE(&again.format(), formatNamed("svg"));
        QCOMPARE(again.path(), m_folder.filePath("third.svg"));
    }

    /// The look that the author gives is drawn at once, and told to who keeps it.
    void aLookIsDrawnAndTold() {
        QSettings settings(m_folder.filePath("look.ini"), QSettings::IniFormat);
        ExportDialog dialog({titled("First")}, 0, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
        QSignalSpy edited(&dialog, &ExportDialog::lookEdited);
        auto* title = dialog.findChild<QLineEdit*>(QStringLiteral("look.yTitle"));
        title->setText("Speed, m/s");
        emit title->editingFinished();
        dialog.findChild<QDoubleSpinBox*>(QStringLiteral("look.text"))->setValue(9.0);
        QCOMPARE(edited.size(), 2);
        const auto look = edited.last().at(1).value<widgets::FigureLook>();
        QCOMPARE(look.yTitle, std::optional<std::string>("Speed, m/s"));
        QCOMPARE(dialog.options().textPt, 9.0);
        dialog.setPath(m_folder.filePath("look.svg"));
        dialog.exportNow();
        QFile file(m_folder.filePath("look.svg"));
        QVERIFY(file.open(QIODevice::ReadOnly) && file.readAll().contains("Speed, m/s"));
    }

    /// The window goes on, and what nobody waits for any more is stopped.
    void anotherProgramIsNotWaitedFor() {
        QSettings settings(m_folder.filePath("outside.ini"), QSettings::IniFormat);
        const auto exported = [&] {
            auto* dialog = new ExportDialog({titled("One")}, 0, settings);
            dialog->open();
            dialog->setPath(m_folder.filePath("outside.emf"));
            dialog->exportNow();
            return QPointer(dialog);
        };
        {
            const OwnInkscape makes(m_folder.path(), "printf made > \"${1#--export-filename=}\"");
            const auto dialog = exported();
            QSignalSpy accepted(dialog, &QDialog::accepted);
            QVERIFY(accepted.wait());
            QFile file(m_folder.filePath("outside.emf"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), QByteArray("made"));
            QVERIFY(file.remove());
        }
        {
            const OwnInkscape fails(m_folder.path(), "echo no such thing >&2; exit 3");
            const auto dialog = exported();
            const auto* button = dialog->findChild<QPushButton*>(QStringLiteral("export"));
            QVERIFY(!button->isEnabled());
            QTRY_VERIFY(button->isEnabled());
            const auto labels = dialog->findChildren<QLabel*>();
            QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->isVisible() && label->text().contains(QLatin1String("no such thing"));
            }));
            dialog->reject();
        }
        const OwnInkscape neverEnds(m_folder.path(), "exec /usr/bin/tail -f /dev/null");
        const auto dialog = exported();
        dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(dialog.isNull());
        QVERIFY(!QFile::exists(m_folder.filePath("outside.emf")));
    }

    void aFormatThatThePresetDoesNotTakeIsTold() {
        QSettings settings(m_folder.filePath("taken.ini"), QSettings::IniFormat);
        ExportDialog dialog({titled("First")}, 0, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
        auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        preset->setCurrentIndex(preset->findData(QStringLiteral("nature-1")));
        emit preset->activated(preset->currentIndex());
        auto* format = dialog.findChild<QComboBox*>(QStringLiteral("format"));
        format->setCurrentIndex(format->findData(QStringLiteral("png")));
        const auto writes = [&dialog]() -> QPushButton* {
            for (auto* remedy : dialog.findChildren<QPushButton*>(QStringLiteral("remedy"))) {
                if (remedy->text() == QLatin1String("Use pdf")) {
                    return remedy;
                }
            }
            return nullptr;
        };
        QVERIFY(writes());
        writes()->click();
        QCOMPARE(&dialog.format(), formatNamed("pdf"));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!writes());
    }

    void whatIsBrokenIsToldWithItsRemedy() {
        QSettings settings(m_folder.filePath("remedy.ini"), QSettings::IniFormat);
        widgets::RankingSpec ranking;
        for (int rank = 1; rank <= 30; ++rank) {
            widgets::Bar bar;
            bar.rank = rank;
            bar.name = QStringLiteral("system %1").arg(rank);
            bar.value = 1.0 / rank;
            bar.text = QString::number(bar.value, 'f', 3);
            ranking.bars.push_back(bar);
        }
        ExportDialog dialog({StudyFigure{ranking}}, 0, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QFont larger = dialog.font();
        larger.setPointSizeF(2.0 * larger.pointSizeF());
        dialog.setFont(larger);
        dialog.open();
        QPointer<QPushButton> remedy = dialog.findChild<QPushButton*>(QStringLiteral("remedy"));
        QVERIFY(remedy && remedy->text().startsWith("Set the "));
        const auto whole = [&remedy, &dialog] {  // nothing of it is cut; another size of the dialog makes it anew
            remedy = dialog.findChild<QPushButton*>(QStringLiteral("remedy"));
            const QWidget* list = remedy ? remedy->parentWidget() : nullptr;
            return list && remedy->width() >= remedy->minimumSizeHint().width() &&
                   remedy->geometry().right() < list->parentWidget()->width();
        };
        QTRY_VERIFY(whole());
        const double before = dialog.options().sizeMm.height();
        remedy->setFocus();
        remedy->click();
        QVERIFY(dialog.options().sizeMm.height() > before);
        QTRY_VERIFY(!remedy && !dialog.findChild<QPushButton*>(QStringLiteral("remedy")));
        for (const auto* each : dialog.findChildren<QPushButton*>()) {  // return exports as before
            QCOMPARE(each->isDefault(), each->text() == QLatin1String("Export"));
        }
    }

    void remediesOfLookAndOfDataAreTaken() {
        QSettings settings(m_folder.filePath("look-remedy.ini"), QSettings::IniFormat);
        StudyFigure figure = titled("First");
        dress(figure, {.family = "No Such Family"});
        ExportDialog dialog({figure}, 0, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setChangedFiles({"runs.csv"});
        dialog.open();
        const auto take = [&dialog](const QString& begin) {
            for (auto* remedy : dialog.findChildren<QPushButton*>(QStringLiteral("remedy"))) {
                if (!remedy->isHidden() && remedy->text().startsWith(begin)) {
                    remedy->click();
                    return true;
                }
            }
            return false;
        };
        const QSignalSpy looks(&dialog, &ExportDialog::lookEdited);
        QVERIFY(take("Set in "));
        QCOMPARE(looks.size(), 1);
        QVERIFY(looks.front().at(1).value<widgets::FigureLook>().family != "No Such Family");
        const QSignalSpy reloads(&dialog, &ExportDialog::reloadRequested);
        QVERIFY(take("Reload"));
        QCOMPARE(reloads.size(), 1);
        QVERIFY(!dialog.isVisible());
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

    void theNameDecidesTheFormat() {
        QSettings settings(m_folder.filePath("d.ini"), QSettings::IniFormat);
        auto* dialog = new ExportDialog({titled("First")}, 0, settings);
        dialog->open();
        QCOMPARE(&dialog->format(), formatNamed("pdf"));
        dialog->setPath(m_folder.filePath("x.png"));
        dialog->exportNow();
        QFile picture(m_folder.filePath("x.png"));
        QVERIFY(picture.open(QIODevice::ReadOnly));
        QCOMPARE(picture.read(4), QByteArray("\x89PNG"));

        dialog = new ExportDialog({titled("First")}, 0, settings);
        dialog->open();
        dialog->setPath(m_folder.filePath("y"));
        dialog->exportNow();
        QVERIFY(QFile::exists(m_folder.filePath("y.png")));  // the format that was remembered
    }

    void asksBeforeItReplacesAFile() {
        QSettings settings(m_folder.filePath("e.ini"), QSettings::IniFormat);
        const QString path = m_folder.filePath("kept.svg");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<svg>mine</svg>");
        file.close();
        const auto content = [&file] {
            const bool open = file.open(QIODevice::ReadOnly);
            const QByteArray all = open ? file.readAll() : QByteArray();
            file.close();
            return all;
        };
        auto* dialog = new ExportDialog({titled("First")}, 0, settings);
        QSignalSpy accepted(dialog, &QDialog::accepted);
        dialog->open();
        dialog->setPath(path);
        dialog->exportNow();
        auto* box = dialog->findChild<QMessageBox*>();
        QVERIFY(box);
        box->button(QMessageBox::Cancel)->click();
        QCOMPARE(content(), QByteArray("<svg>mine</svg>"));
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY(!dialog->findChild<QMessageBox*>());
        dialog->exportNow();
        box = dialog->findChild<QMessageBox*>();
        for (QAbstractButton* button : box->buttons()) {
            if (box->buttonRole(button) == QMessageBox::AcceptRole) {
                button->click();
                break;
            }
        }
        QVERIFY(content().startsWith("<?xml"));
        QCOMPARE(accepted.size(), 1);
    }

    void suggestsAFolderThatIsThere() {
        QSettings settings(m_folder.filePath("f.ini"), QSettings::IniFormat);
        settings.setValue("export/folder", m_folder.filePath("gone"));
        ExportDialog dialog({titled("First")}, 0, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        QVERIFY(QFileInfo(QFileInfo(dialog.path()).absolutePath()).isDir());
    }

    void keepsItsPlaceOnTheScreen() {
        QSettings settings(m_folder.filePath("g.ini"), QSettings::IniFormat);
        const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
        auto* dialog = new ExportDialog({titled("First")}, 0, settings);
        dialog->open();
        const QRect place(screen.topLeft() + QPoint(40, 60), QSize(740, 480));
        dialog->setGeometry(place);
        dialog->reject();
        auto* again = new ExportDialog({titled("Second")}, 0, settings);
        again->open();
        QCOMPARE(again->geometry(), place);
        // Left on a screen that is gone since, and too large for this one.
        again->setGeometry(QRect(screen.bottomRight() + QPoint(300, 300), screen.size() * 2));
        again->reject();
        ExportDialog last({titled("Third")}, 0, settings);
        last.setAttribute(Qt::WA_DeleteOnClose, false);
        last.open();
        QVERIFY2(screen.contains(last.geometry()), qPrintable(QDebug::toString(last.geometry())));
    }

    void copiesAnImage() {
        QSettings settings(m_folder.filePath("c.ini"), QSettings::IniFormat);
        ExportDialog dialog({titled("First")}, 0, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.copyToClipboard();
        QCOMPARE(QGuiApplication::clipboard()->image().width(), qRound(dialog.options().sizeMm.width() / 25.4 * 600));
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        QVERIFY(copied->data("application/pdf").startsWith("%PDF-"));
        QVERIFY(copied->data("image/svg+xml").contains("<svg"));
        QCOMPARE(copied->text(), widgets::figureText(titled("First").figure));
        QCOMPARE(QString::fromUtf8(copied->data("text/tab-separated-values")), copied->text());
    }

    /// All of a chart is exported although a part of it is seen, unless that part is asked for.
    void theSeenPartIsAChoice() {
        QSettings settings(m_folder.filePath("seen.ini"), QSettings::IniFormat);
        StudyFigure zoomed = titled("Zoomed");
        zoomed.seen = widgets::PlotZoom{{1.25, 1.5}, {1.0, 2.0}};
        ExportDialog dialog({titled("Whole"), zoomed}, 1, settings);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.open();
        const auto boxes = dialog.findChildren<QCheckBox*>();
        const auto seen = std::find_if(boxes.begin(), boxes.end(), [](const QCheckBox* box) {
            return box->text().startsWith("Only the visible part");
        });
        QVERIFY(seen != boxes.end() && (*seen)->isVisible() && !(*seen)->isChecked());
        const auto limits = [&] {
            const QString path = m_folder.filePath("seen.tex");
            QFile::remove(path);
            auto* own = new ExportDialog({titled("Whole"), zoomed}, 1, settings);
            own->open();
            for (QCheckBox* box : own->findChildren<QCheckBox*>()) {
                if (box->text() == (*seen)->text()) {
                    box->setChecked((*seen)->isChecked());
                }
            }
            own->setPath(path);
            own->exportNow();
            QFile file(path);
            return file.open(QIODevice::ReadOnly)
                       ? QString::fromUtf8(file.readAll()).section("xmin=", 1).section(',', 0, 1)
                       : QString();
        };
        QVERIFY2(limits().startsWith("0.9"), qPrintable(limits()));
        (*seen)->setChecked(true);
        QCOMPARE(limits(), QString("1.25,xmax=1.5"));
        dialog.findChild<QComboBox*>(QStringLiteral("figure"))->setCurrentIndex(0);
        QVERIFY((*seen)->isHidden());
    }

private:
    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_export_dialog)

}  // namespace tests_of_export_dialog

#include "tst_export_dialog.moc"
