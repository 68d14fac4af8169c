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

/// A page's figures, once it calculates nothing any more.
std::vector<PageFigure> settledFigures(Page& page) {
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
    return page.figures();
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
    std::vector<StudyFigure> figures;
    std::set<std::string> names;
    QWidget desk;  // pages that calculate when they are seen want to be shown
    desk.resize(kPageSize);
    for (const PageEntry& entry : pageEntries()) {
        const std::string key = entry.facts().key.toStdString();
        if (!pages.empty() && !pages.contains(key)) {
            continue;
        }
        Page* page = entry.make({store, catalog, highlight}, &desk);
        page->resize(kPageSize);
        desk.show();
        page->show();
        for (PageFigure& figure : settledFigures(*page)) {
            // After the view, not after what it shows: the name stays with other data.
            const std::string wanted = key + '-' + fileNameFor(figure.view->idleTitle()).toStdString();
            std::string name = wanted;
            for (int n = 2; !names.insert(name).second; ++n) {
                name = wanted + '-' + std::to_string(n);
            }
            figures.push_back({name, key, std::move(figure.figure)});
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
    return options;
}

base::Expected<std::string> writeFigure(const StudyFigure& figure, const FigureFormat& format, const FigureSize& size,
                                        const std::string& folder) {
    const QString path =
        QDir(QString::fromStdString(folder)).filePath(QString::fromStdString(figure.name + format.suffix));
    GREYSCOPE_TRY(exportFigure(figure.figure, optionsFor(figure.figure, size), path));
    return path.toStdString();
}

}  // namespace greyscope::app::cli
