#include "app/cli/study_figures.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>

#include <algorithm>

#include "app/pages/page_registry.h"
#include "app/run/job.h"
#include "core/base/try.h"

namespace greyscope::app::cli {

namespace {

constexpr int kPatienceMs = 60000;  // a page that has not calculated by then has nothing to show
constexpr QSize kPageSize(1060, 800);

/// Waits until the page calculates nothing any more.
void settle(const Page& page) {
    QElapsedTimer clock;
    clock.start();
    const auto calculating = [&page] {
        const auto jobs = page.findChildren<JobBase*>();
        return std::any_of(jobs.begin(), jobs.end(), [](const JobBase* job) { return job->running(); });
    };
    QCoreApplication::processEvents();
    while (calculating() && clock.elapsed() < kPatienceMs) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
    }
}

/// Charts as wide as one column and a half, all else as two.
double usualWidthMm(const widgets::FigureSpec& figure) {
    return std::holds_alternative<widgets::PlotSpec>(figure) ? 120.0 : 183.0;
}

}  // namespace

base::Expected<std::vector<StudyFigure>> figuresOf(const Study& study, const std::set<std::string>& pages) {
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr) {
        return base::fail(base::ErrorCode::internal, {"figures need a QApplication"});
    }
    StudyStore store;
    SeriesCatalog catalog(store);
    widgets::Highlight highlight;
    store.reset(study);
    const auto shared = std::make_shared<const Study>(study);
    std::vector<StudyFigure> figures;
    QWidget desk;  // pages that calculate when they are seen want to be shown
    desk.resize(kPageSize);
    for (const PageEntry& entry : pageEntries()) {
        if (!pages.empty() && !pages.contains(entry.facts().key.toStdString())) {
            continue;
        }
        Page* page = entry.make({store, catalog, highlight}, &desk);
        page->resize(kPageSize);
        desk.show();
        page->show();
        settle(*page);
        if (page->figures().empty()) {
            continue;
        }
        page->inspector();  // what it warns of
        for (StudyFigure& figure : studyFigures(*page, page->figures(), shared)) {
            figures.push_back(std::move(figure));
        }
        page->hide();
    }
    return figures;
}

base::Expected<void> makeFolder(const std::string& folder) {
    if (!QDir().mkpath(QString::fromStdString(folder))) {
        return base::fail(base::ErrorCode::fileNotWritable, {folder, "the folder cannot be made"});
    }
    return {};
}

ExportOptions optionsFor(const widgets::FigureSpec& figure, const FigureSize& size) {
    const double width = size.widthMm.value_or(usualWidthMm(figure));
    const bool chart = std::holds_alternative<widgets::PlotSpec>(figure);
    const auto given = chart && !size.heightMm ? size.chartHeightMm : size.heightMm;
    const double height = given ? *given : usualHeightMm(figure, width, size.tallestMm, size.textPt, size.title);
    ExportOptions options;
    options.sizeMm = {width, height};
    options.textPt = size.textPt;
    options.title = size.title;
    options.whiteGround = size.whiteGround;
    options.outlinedText = size.outlinedText;
    options.tallestMm = size.tallestMm;
    options.tableDigits = size.tableDigits;
    return options;
}

base::Expected<std::string> writeFigure(const StudyFigure& figure, const FigureFormat& format,
                                        const ExportOptions& options, const std::string& folder) {
    const QString path =
        QDir(QString::fromStdString(folder)).filePath(QString::fromStdString(figure.origin.name + format.suffix));
    GREYSCOPE_TRY(exportFigure(figure.figure, options, path, figure.origin));
    return path.toStdString();
}

}  // namespace greyscope::app::cli
