#include <QComboBox>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/export_dialog.h"
#include "app/export/figure_origin.h"
#include "app/pages/page_figures.h"
#include "app/study/file/study_file.h"
#include "tests/support/command_run.h"
#include "tests/support/shown_page.h"
#include "tests/support/test_registry.h"

namespace tests_of_window_bytes {

using namespace greyscope;
using namespace greyscope::app;

namespace {

const QString kPreset = QStringLiteral("nature-1");

/// The sample with four of its figures on a sheet.
Study sampleWithSheet() {
    Study study = *sampleStudy();
    Sheet sheet;
    sheet.name = "Figure 1";
    sheet.panels = {"trends-trends", "relations-ranking", "forecast-forecast", "relative-error-by-factor-level"};
    study.sheets = {sheet};
    return study;
}

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool hasAllPanels(const std::vector<PageFigure>& figures) {
    const auto* sheet = figures.empty() ? nullptr : std::get_if<widgets::SheetSpec>(&figures.front().figure);
    return sheet != nullptr && !sheet->panels.empty() &&
           std::all_of(sheet->panels.begin(), sheet->panels.end(), [](const auto& panel) { return panel.shown; });
}

}  // namespace

/// Every figure of a page, written by the dialog of its window and by the command.
class tst_window_bytes : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(writeStudy(sampleWithSheet(), m_folder.filePath("paper.greyscope"))); }

    void bothWriteTheSameFiles_data() { test::addPageRows(); }
    void bothWriteTheSameFiles() {
        QFETCH(QString, key);
        test::ShownPage shown(key, sampleWithSheet());
        shown.settle();
        if (key == QLatin1String(kSheetPage)) {  // its figures are calculated elsewhere
            QTRY_VERIFY(hasAllPanels(shown.page->figures()));
        }
        std::vector<PageFigure> figures = shown.page->figures();
        if (figures.empty()) {
            return;  // of this study the page has none
        }
        static_cast<void>(shown.page->inspector());  // beside the page, with what it warns of
        const auto study = std::make_shared<const Study>(shown.store.study());
        const std::vector<StudyFigure> own = studyFigures(*shown.page, std::move(figures), study);
        // A picture of pixels takes its time, and is made alike of all: of the first figure alone.
        QStringList formats{"pdf", "svg", "csv", "tex"};
        if (key == QLatin1String("trends")) {
            formats << "png";
        }
        const QStringList byWindow = writtenByDialog(own, formats);
        std::vector<std::string> arguments{"export",   m_folder.filePath("paper.greyscope").toStdString(),
                                           "--out",    m_folder.filePath("command").toStdString(),
                                           "--figure", key.toStdString(),
                                           "--format", formats.join(',').toStdString()};
        if (key != QLatin1String(kSheetPage)) {  // which has its size in the study
            arguments.insert(arguments.end(), {"--preset", kPreset.toStdString()});
        }
        const auto run = test::runCommand(arguments);
        QVERIFY2(run.code == 0, run.err.c_str());
        for (const QString& name : byWindow) {
            const QByteArray window = content(m_folder.filePath("window/" + name));
            QVERIFY2(!window.isEmpty(), qPrintable(name));
            QVERIFY2(content(m_folder.filePath("command/" + name)) == window, qPrintable(name));
        }
    }

private:
    /// The names of the files.
    QStringList writtenByDialog(const std::vector<StudyFigure>& figures, const QStringList& formats) {
        QDir(m_folder.path()).mkpath(QStringLiteral("window"));
        QSettings settings(m_folder.filePath("settings.ini"), QSettings::IniFormat);
        QStringList names;
        for (std::size_t i = 0; i < figures.size(); ++i) {
            ExportDialog dialog(figures, static_cast<int>(i), settings);
            dialog.setAttribute(Qt::WA_DeleteOnClose, false);
            auto* preset = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
            if (preset->isEnabled()) {
                preset->setCurrentIndex(preset->findData(kPreset));
                emit preset->activated(preset->currentIndex());
            }
            for (const QString& format : formats) {
                if (i > 0 && format == QLatin1String("png")) {
                    continue;
                }
                names << QString::fromStdString(fileNameOf(figures[i].origin)) +
                             QLatin1String(formatNamed(format.toStdString())->suffix);
                dialog.setPath(m_folder.filePath("window/" + names.back()));
                dialog.exportNow();
            }
        }
        return names;
    }

    QTemporaryDir m_folder;
};

GREYSCOPE_TEST(tst_window_bytes)

}  // namespace tests_of_window_bytes

#include "tst_window_bytes.moc"
