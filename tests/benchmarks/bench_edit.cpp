// How long a changed cell takes to show: bench_edit [PAGE]. With the derivation beside it each page shows a textbook's
// series and the sample's 480 rows; one cell of the reference is written forty times. Prints the milliseconds on the
// wall, median and most, from the edit until page and derivation show what follows and are painted, and the processor
// time of the GUI thread in it.
#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <vector>

#include "app/pages/page.h"
#include "app/run/job.h"
#include "app/study/sample_study.h"
#include "app/study/tables/open_table.h"
#include "app/tables/cell_drag.h"
#include "app/window/main_window.h"
#include "app/window/panes/derivation_panel.h"
#include "tests/benchmarks/timing.h"
#include "widgets/common/number_locale.h"

using namespace greyscope;
using namespace greyscope::app;
using bench::worked;

namespace {

constexpr const char* kTextbook =
    "year,output,energy\n1,2.874,1.5\n2,3.278,1.9\n3,3.337,2.2\n4,3.39,2.3\n5,3.679,2.6\n6,3.85,2.9\n7,4.02,3.0\n8,4.2,"
    "3.3\n";

using Jobs = QList<JobBase*>;

bool calculating(const Jobs& jobs) {
    return std::any_of(jobs.begin(), jobs.end(), [](const JobBase* job) { return job->running(); });
}

/// Until nothing calculates, and what was found is painted.
void settle(const Jobs& jobs) {
    do {
        QCoreApplication::processEvents();
    } while (calculating(jobs));
    QCoreApplication::processEvents();
}

/// The jobs of a window in which nothing happens any more.
Jobs calmed(const QObject& window) {
    for (int i = 0; i < 20; ++i) {
        settle(window.findChildren<JobBase*>());
        QThread::msleep(5);
    }
    return window.findChildren<JobBase*>();
}

void time(const char* what, MainWindow& window, const StudyPoint& point, double value) {
    std::vector<double> wall;
    std::vector<double> own;
    for (int i = 0; i < 40; ++i) {
        const Jobs jobs = calmed(window);
        QElapsedTimer clock;
        clock.start();
        const double before = worked();
        const QString why = dragCell(window.store(), window.catalog(), point, value * (1.0 + 0.001 * (i + 1)));
        if (!why.isEmpty()) {
            std::printf("%s: %s\n", what, qPrintable(why));
            return;
        }
        do {
            settle(jobs);
        } while (calculating(jobs));
        own.push_back(worked() - before);
        wall.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    std::sort(wall.begin(), wall.end());
    std::sort(own.begin(), own.end());
    std::printf("%-28s %6.1f ms median, %6.1f ms most; %6.1f ms of the GUI thread's processor\n", what, wall[20],
                wall.back(), own[20]);
    std::fflush(stdout);
}

void timePages(const char* what, Study study, std::initializer_list<const char*> pages, QLatin1String only,
               double value) {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    MainWindow window(settings);
    window.resize(1440, 900);
    window.store().reset(std::move(study));
    window.show();
    for (const char* page : pages) {
        if (!only.isEmpty() && QLatin1String(page) != only) {
            continue;
        }
        window.showPage(QLatin1String(page));
        emit window.currentPage()->derivationRequested();
        calmed(window);
        const StudyTable& table = *window.store().study().activeTable();
        const StudyPoint point{window.store().study().selection.reference, queryFor(table, {}), 2};
        time(qPrintable(QStringLiteral("%1, %2").arg(QLatin1String(what), QLatin1String(page))), window, point, value);
    }
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    widgets::useNumberLocale();
    const QLatin1String only(argc > 1 ? argv[1] : "");
    base::NoProgress progress;
    Study textbook;
    addTable(textbook, *tableFromText(kTextbook, "textbook", {}, progress), {"output", "energy"});
    timePages("textbook", textbook, {"trends", "relations", "forecast"}, only, 3.337);
    timePages("480 rows", *sampleStudy(), {"trends", "relations", "forecast", "relative"}, only, 700.0);
    return 0;
}
