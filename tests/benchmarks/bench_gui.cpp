// How long the window is deaf: bench_gui [--pages PAGE,...] [--compare N] FILE [KEY...]. Opens the file, compares two
// or N series with another one, and goes through the pages, or through these; prints, for each step, the longest time
// in which no event was taken, in milliseconds, how much of it the processor worked on (less where others want it too),
// and the event that took it.
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <utility>

#include "app/main_window.h"
#include "app/pages/page.h"
#include "app/pages/page_registry.h"
#include "app/run/job.h"
#include "widgets/common/number_locale.h"

using namespace greyscope::app;

namespace {

/// Times each event that it delivers.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        QElapsedTimer timer;
        timer.start();
        const double workedBefore = worked();
        const char* name = receiver->metaObject()->className();  // the event may delete the receiver
        const int type = event->type();
        const bool taken = QApplication::notify(receiver, event);
        const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        if (took > m_longest.took) {
            m_longest = {took, worked() - workedBefore, name, type};
        }
        return taken;
    }
    struct Longest {
        double took = 0.0;
        double worked = 0.0;
        const char* receiver = "";
        int type = 0;
    };
    Longest longest() { return std::exchange(m_longest, {}); }

private:
    /// Milliseconds of processor time that this thread has had.
    static double worked() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    Longest m_longest;
};

bool calculating(const QObject& window) {
    const auto jobs = window.findChildren<JobBase*>();
    return std::any_of(jobs.begin(), jobs.end(), [](const JobBase* job) { return job->running(); });
}

void settle(MainWindow& window) {
    constexpr qint64 kPatienceMs = 300000;
    QElapsedTimer clock;
    clock.start();
    int calm = 0;
    while (calm < 20 && clock.elapsed() < kPatienceMs) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
        QTimer::singleShot(5, &window, [] {});  // so that the loop wakes
        calm = calculating(window) || window.document().loading() ? 0 : calm + 1;
    }
}

/// An edit, as an event.
void edit(MainWindow& window, const StudyStore::Change& change) {
    QTimer::singleShot(0, &window, [&window, change] { window.store().edit("edit", change); });
    settle(window);
}

/// The pointer goes over every child of the page.
void hover(Page& page) {
    for (QWidget* view : page.findChildren<QWidget*>()) {
        for (int step = 1; view->isVisible() && step < 8; ++step) {
            const QPointF at(view->width() * step / 8.0, view->height() * step / 8.0);
            QCoreApplication::postEvent(view, new QMouseEvent(QEvent::MouseMove, at, view->mapToGlobal(at),
                                                              Qt::NoButton, Qt::NoButton, Qt::NoModifier));
            QCoreApplication::processEvents();
        }
    }
}

}  // namespace

int main(int argc, char** argv) {
    TimedApplication application(argc, argv);
    greyscope::widgets::useNumberLocale();
    QStringList arguments = QApplication::arguments().mid(1);
    QStringList only;
    if (arguments.value(0) == QLatin1String("--pages")) {
        only = arguments.value(1).split(QLatin1Char(','));
        arguments = arguments.mid(2);
    }
    std::size_t compared = 2;
    if (arguments.value(0) == QLatin1String("--compare")) {
        compared = static_cast<std::size_t>(arguments.value(1).toUInt());
        arguments = arguments.mid(2);
    }
    if (arguments.isEmpty()) {
        std::fputs("usage: bench_gui [--pages PAGE,...] [--compare N] FILE [KEY...]\n", stderr);
        return 2;
    }
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    MainWindow window(settings);
    window.resize(1440, 900);
    window.show();
    settle(window);
    application.longest();
    const auto tell = [&](const char* what) {
        const TimedApplication::Longest longest = application.longest();
        std::printf("%-28s %5.0f ms, worked %5.0f ms: %s, event %d\n", what, longest.took, longest.worked,
                    longest.receiver, longest.type);
        std::fflush(stdout);
    };
    window.document().open(arguments.front());
    settle(window);
    tell("open");
    const QStringList keys = arguments.mid(1);
    if (!keys.isEmpty()) {
        edit(window, [&](Study& study) {
            for (StudyTable& table : study.tables) {
                table.roles.keys.clear();
                for (const QString& key : keys) {
                    table.roles.keys.push_back(key.toStdString());
                    std::erase(table.roles.factors, key.toStdString());
                }
            }
        });
        tell("keys");
    }
    const auto& entries = window.catalog().entries();
    std::printf("%zu series\n", entries.size());
    edit(window, [&](Study& study) {
        study.selection = {};
        for (std::size_t i = 0; i < std::min(entries.size(), compared + 1); ++i) {
            i == 0 ? void(study.selection.reference = entries[i].id)
                   : study.selection.compared.push_back(entries[i].id);
        }
    });
    tell("choose");
    for (const PageEntry& entry : pageEntries()) {
        const QString page = entry.facts().key;
        if (!only.isEmpty() && !only.contains(page)) {
            continue;
        }
        const std::string key = page.toStdString();
        QTimer::singleShot(0, &window, [&window, page] { window.showPage(page); });
        settle(window);
        tell((key + ": show").c_str());
        hover(*window.currentPage());
        tell((key + ": hover").c_str());
        edit(window, [](Study& study) {
            study.trends.parityLine = !study.trends.parityLine;
            study.relations.decimals = study.relations.decimals == 3 ? 2 : 3;
            study.relative.gridAveraged = !study.relative.gridAveraged;
        });
        tell((key + ": cosmetic edit").c_str());
        edit(window, [](Study& study) {
            if (!study.selection.compared.empty()) {
                std::swap(study.selection.reference, study.selection.compared.front());
            }
        });
        tell((key + ": other reference").c_str());
    }
    return 0;
}
