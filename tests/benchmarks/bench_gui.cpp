// How long the window is deaf: bench_gui [--pages PAGE,...] [--compare N] FILE[,FILE...] [KEY...]. Opens the file, or
// several, which are stacked where their layouts are equal, compares two or N series with another one, and goes through
// the pages, or through these: each is shown, pointed at, changed in a choice of its own, given another reference,
// undone to where it was, and what scrolls in it is scrolled. Prints, for each step, the processor time in milliseconds
// of the GUI thread's longest event, which others on the machine do not lengthen, and of all its events; the time on
// the wall until the result was there, and until its progress could be cancelled where that was sooner; and which event
// was the longest.
#include <QAbstractScrollArea>
#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <utility>

#include "app/pages/page.h"
#include "app/pages/page_registry.h"
#include "app/run/job.h"
#include "app/tables/table_change.h"
#include "app/window/main_window.h"
#include "app/window/strips/load_strip.h"
#include "tests/benchmarks/timing.h"
#include "widgets/common/number_locale.h"
#include "widgets/matrix/overview_view.h"

using namespace greyscope::app;
using greyscope::bench::worked;

namespace {

/// Times each event that it delivers; those that are sent meanwhile are part of it.
class TimedApplication : public QApplication {
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override {
        if (m_depth > 0) {
            return QApplication::notify(receiver, event);
        }
        const double before = worked();
        const char* name = receiver->metaObject()->className();  // the event may delete the receiver
        const int type = event->type();
        ++m_depth;
        const bool taken = QApplication::notify(receiver, event);
        --m_depth;
        const double took = worked() - before;
        m_events.all += took;
        if (took > m_events.longest) {
            m_events = {took, m_events.all, name, type};
        }
        return taken;
    }
    struct Events {
        double longest = 0.0;
        double all = 0.0;
        const char* receiver = "";
        int type = 0;
    };
    Events events() { return std::exchange(m_events, {}); }

private:
    Events m_events;
    int m_depth = 0;
};

bool calculating(const QObject& window) {
    const auto jobs = window.findChildren<JobBase*>();
    return std::any_of(jobs.begin(), jobs.end(), [](const JobBase* job) { return job->running(); });
}

bool canBeCancelled(const QWidget& window) {
    const auto visible = [](const QWidget* each) { return each->isVisible(); };
    const auto boxes = window.findChildren<QWidget*>(QStringLiteral("busyBox"));
    return std::any_of(boxes.begin(), boxes.end(), visible) || visible(window.findChild<LoadStrip*>());
}

struct Waited {
    qint64 result = 0;
    qint64 cancel = -1;  ///< none: the result came first
};

/// Lets the window work until it is calm, and nothing `awaited` any more.
Waited settle(MainWindow& window, const bool& awaited = false) {
    constexpr qint64 kPatienceMs = 300000;
    QElapsedTimer clock;
    clock.start();
    Waited waited;
    int calm = 0;
    while (calm < 20 && clock.elapsed() < kPatienceMs) {
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 10);
        QTimer::singleShot(5, &window, [] {});  // so that the loop wakes
        const bool busy = awaited || calculating(window) || window.document().loading();
        calm = busy ? 0 : calm + 1;
        if (calm < 2) {
            waited.result = clock.elapsed();
        }
        if (busy && waited.cancel < 0 && canBeCancelled(window)) {
            waited.cancel = clock.elapsed();
        }
    }
    return waited;
}

/// An edit, as an event.
Waited edit(MainWindow& window, const StudyStore::Change& change) {
    QTimer::singleShot(0, &window, [&window, change] { window.store().edit("edit", change); });
    return settle(window);
}

/// The same of the first table, as the Data page does it.
Waited edit(MainWindow& window, TableChange& tables, const std::function<void(StudyTable&)>& change) {
    bool awaited = true;
    const auto ended = QObject::connect(&tables.queue(), &JobQueueBase::ended, [&awaited] { awaited = false; });
    QTimer::singleShot(0, &window, [&window, &tables, change] {
        tables.start(QStringLiteral("edit"), window.store().study().tables.front().name,
                     [change](StudyTable& table, greyscope::base::Progress& /*progress*/) { change(table); });
    });
    const Waited waited = settle(window, awaited);
    QObject::disconnect(ended);
    return waited;
}

/// A choice of the page itself, which it calculates anew for.
StudyStore::Change choiceOf(const QString& page) {
    const std::map<QString, StudyStore::Change> choices{
        {QStringLiteral("trends"), [](Study& study) { study.trends.measure = Measure::indexed; }},
        {QStringLiteral("relations"),
         [](Study& study) { study.relations.options.image.kind = greyscope::data::Image::initial; }},
        {QStringLiteral("forecast"), [](Study& study) { study.forecast.options.backgroundWeight = 0.6; }},
        {QStringLiteral("relative"), [](Study& study) { study.relative.model.grow.maxLeaves = 4; }},
        {QStringLiteral("transfer"), [](Study& study) { study.transfer.combine = 2; }},
    };
    const auto found = choices.find(page);
    return found == choices.end() ? [](Study&) {} : found->second;
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

/// Every part of the window that scrolls is scrolled, a frame at a time, over all of its reach and by single steps.
void scroll(MainWindow& window, const QString& where) {
    for (auto* overview : window.findChildren<greyscope::widgets::OverviewView*>()) {
        if (overview->isVisible()) {
            overview->zoomTo(8.0, overview->viewport()->rect().center());
        }
    }
    for (auto* tree : window.findChildren<QTreeView*>()) {
        tree->expandAll();
    }
    QCoreApplication::processEvents();
    for (auto* area : window.findChildren<QAbstractScrollArea*>()) {
        for (QScrollBar* bar : {area->verticalScrollBar(), area->horizontalScrollBar()}) {
            if (!area->isVisible() || bar->maximum() <= bar->minimum()) {
                continue;
            }
            constexpr int kFrames = 40;
            std::vector<double> frames;
            for (int frame = 0; frame < 2 * kFrames; ++frame) {
                const int reach = bar->maximum() - bar->minimum();
                const double before = worked();
                bar->setValue(frame < kFrames ? bar->minimum() + static_cast<int>(1.0 * reach * frame / kFrames)
                                              : bar->value() - 3 * bar->singleStep());
                QCoreApplication::processEvents();
                frames.push_back(worked() - before);
            }
            std::sort(frames.begin(), frames.end());
            std::printf("%-32s %6.1f ms median, %6.1f ms most, %d pixels or rows: %s %s\n",
                        qPrintable(where + QStringLiteral(": scroll")), frames[kFrames], frames.back(), bar->maximum(),
                        area->metaObject()->className(), qPrintable(area->objectName()));
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
        std::fputs("usage: bench_gui [--pages PAGE,...] [--compare N] FILE[,FILE...] [KEY...]\n", stderr);
        return 2;
    }
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    MainWindow window(settings);
    window.resize(1440, 900);
    window.show();
    settle(window);
    application.events();
    TableChange tables(window.store(), window.catalog(), &window);
    const auto tell = [&](const QString& what, const Waited& waited) {
        const TimedApplication::Events events = application.events();
        const std::string cancel = waited.cancel < 0 ? "" : ", cancellable at " + std::to_string(waited.cancel);
        std::printf("%-32s %6.1f ms longest, %6.1f ms all; result at %lld ms%s: %s, event %d\n", qPrintable(what),
                    events.longest, events.all, static_cast<long long>(waited.result), cancel.c_str(), events.receiver,
                    events.type);
        std::fflush(stdout);
    };
    window.document().openAll(arguments.front().split(QLatin1Char(',')));
    tell(QStringLiteral("open"), settle(window));
    const QStringList keys = arguments.mid(1);
    if (!keys.isEmpty()) {
        tell(QStringLiteral("keys"), edit(window, tables, [&](StudyTable& table) {
                 table.roles.keys.clear();
                 for (const QString& key : keys) {
                     table.roles.keys.push_back(key.toStdString());
                     std::erase(table.roles.factors, key.toStdString());
                 }
             }));
    }
    const auto& entries = window.catalog().entries();
    std::printf("%zu series\n", entries.size());
    tell(QStringLiteral("choose"), edit(window, [&](Study& study) {
             study.selection = {};
             for (std::size_t i = 0; i < std::min(entries.size(), compared + 1); ++i) {
                 i == 0 ? void(study.selection.reference = entries[i].id)
                        : study.selection.compared.push_back(entries[i].id);
             }
         }));
    for (const PageEntry& entry : pageEntries()) {
        const QString page = entry.facts().key;
        if (!only.isEmpty() && !only.contains(page)) {
            continue;
        }
        QTimer::singleShot(0, &window, [&window, page] { window.showPage(page); });
        tell(page + QStringLiteral(": show"), settle(window));
        hover(*window.currentPage());
        tell(page + QStringLiteral(": hover"), {});
        tell(page + QStringLiteral(": cosmetic edit"), edit(window, [](Study& study) {
                 study.trends.parityLine = !study.trends.parityLine;
                 study.relations.decimals = study.relations.decimals == 3 ? 2 : 3;
                 study.relative.gridAveraged = !study.relative.gridAveraged;
             }));
        tell(page + QStringLiteral(": choice"),
             page == QStringLiteral("data")
                 ? edit(window, tables,
                        [](StudyTable& table) { table.aggregation = greyscope::data::Aggregation::mean; })
                 : edit(window, choiceOf(page)));
        tell(page + QStringLiteral(": other reference"), edit(window, [](Study& study) {
                 if (!study.selection.compared.empty()) {
                     std::swap(study.selection.reference, study.selection.compared.front());
                 }
             }));
        QTimer::singleShot(0, &window, [&window] { window.store().undoStack().undo(); });
        tell(page + QStringLiteral(": undo"), settle(window));
        scroll(window, page);
        application.events();
    }
    return 0;
}
