#include "app/export/figure_desk.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

#include "app/export/sheet_figure.h"
#include "app/pages/lazy_view.h"
#include "app/pages/page_registry.h"
#include "app/run/job.h"

namespace greyscope::app {

namespace {

constexpr int kPatienceMs = 60000;  // a page that has not got on by then has nothing to show
constexpr int kLookMs = 50;
constexpr QSize kPageSize(1060, 800);

}  // namespace

FigureDesk::FigureDesk(const PageContext& context, QObject* parent) : QObject(parent), m_context(context) {
    m_desk.setAttribute(Qt::WA_QuitOnClose, false);
    m_desk.setAttribute(Qt::WA_DontShowOnScreen);  // pages that calculate when they are seen want to be shown
    m_desk.setUpdatesEnabled(false);               // and nobody sees what they would draw
    m_desk.resize(kPageSize);
    m_desk.show();
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (!busy()) {
            emit changed();
        }
    });
    connect(&m_context.store, &StudyStore::changed, &m_soon, qOverload<>(&QTimer::start));
}

FigureDesk::~FigureDesk() {
    qDeleteAll(m_desk.findChildren<Page*>(Qt::FindDirectChildrenOnly));  // their jobs tell of their end
}

std::vector<std::string> FigureDesk::pageKeys() {
    std::vector<std::string> keys;
    for (const auto& [key, title] : pageTitles()) {
        keys.push_back(key);
    }
    return keys;
}

FigureDesk::Titles FigureDesk::pageTitles() {
    Titles titles;
    for (const PageEntry& entry : pageEntries()) {
        if (const PageFacts facts = entry.facts(); facts.key != QLatin1String(kSheetPage)) {
            titles.emplace_back(facts.key.toStdString(), facts.title);
        }
    }
    return titles;
}

FigureDesk::Titles FigureDesk::views(const std::string& page) {
    if (!m_pages.contains(page)) {
        m_pages[page] = make(page);
        m_pages[page]->hide();
    }
    Titles titles;
    std::set<std::string> names;
    for (const auto* view : m_pages[page]->findChildren<widgets::FigureView*>()) {
        const std::string name = figureName(page, view->name().toStdString());
        if (!view->name().isEmpty() && names.insert(name).second) {
            titles.emplace_back(name, view->idleTitle());
        }
    }
    return titles;
}

Page* FigureDesk::make(const std::string& key) {
    for (const PageEntry& entry : pageEntries()) {
        if (entry.facts().key.toStdString() == key) {
            Page* page = entry.make(m_context, &m_desk);
            page->resize(kPageSize);
            connect(page, &Page::conventionsChanged, &m_soon, qOverload<>(&QTimer::start));
            return page;
        }
    }
    return nullptr;
}

/// Views begin calculations of their own when they are seen.
void FigureDesk::listen(Page& page) {
    for (const JobBase* job : page.findChildren<JobBase*>()) {
        if (m_heard.insert(job).second) {
            connect(job, &JobBase::stateChanged, &m_soon, qOverload<>(&QTimer::start));
            connect(job, &JobBase::progressChanged, this, [this] { m_still.start(); });
            connect(job, &QObject::destroyed, this, [this, job] { m_heard.erase(job); });
        }
    }
}

/// The views of a page that are named among `figures`; null where the page itself is, nothing of it, or something else.
WantedFigures FigureDesk::viewsAmong(const std::set<std::string>& figures, const std::string& page) {
    const Titles known = views(page);
    std::set<std::string> named;
    for (const std::string& figure : figures) {
        if (pageOfFigure(figure) != page) {
            continue;
        }
        if (!std::ranges::any_of(known, [&figure](const auto& view) { return view.first == figure; })) {
            return std::nullopt;
        }
        named.insert(figure.substr(page.size() + 1));
    }
    return named.empty() ? std::nullopt : std::optional(named);
}

void FigureDesk::want(const std::set<std::string>& pages, const std::set<std::string>& figures, Besides besides) {
    m_wanted = pages;
    for (const std::string& key : pageKeys()) {
        if (pages.contains(key) && !m_pages.contains(key)) {
            m_pages[key] = make(key);
        }
    }
    for (const auto& [key, page] : m_pages) {
        page->setWanted(besides == Besides::none ? viewsAmong(figures, key) : std::nullopt);
        page->setVisible(pages.contains(key));
        for (LazyViewBase* lazy : page->findChildren<LazyViewBase*>()) {
            lazy->setEager(figures.contains(figureName(key, lazy->view()->name().toStdString())));
        }
        listen(*page);
    }
    m_soon.start();
}

void FigureDesk::setResting(bool resting) {
    m_desk.setVisible(!resting);
    m_soon.start();
}

bool FigureDesk::busy() const {
    return std::any_of(m_heard.begin(), m_heard.end(), [](const JobBase* job) { return job->running(); });
}

void FigureDesk::settle() {
    m_still.start();
    QCoreApplication::processEvents();
    QTimer look;  // with a time to wait Qt would not wait, and take a core from the jobs
    look.start(kLookMs);
    while (busy() && m_still.elapsed() < kPatienceMs) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

std::vector<FigureDesk::Waiting> FigureDesk::waiting() const {
    std::vector<Waiting> all;
    for (const std::string& key : pageKeys()) {
        const auto page = m_wanted.contains(key) ? m_pages.find(key) : m_pages.end();
        if (page == m_pages.end()) {
            continue;
        }
        for (const LazyViewBase* lazy : page->second->findChildren<LazyViewBase*>()) {
            if (lazy->waits() && !lazy->view()->name().isEmpty()) {
                all.push_back({figureName(key, lazy->view()->name().toStdString()), key, lazy->view()->idleTitle()});
            }
        }
    }
    return all;
}

FigureDesk::Failures FigureDesk::told(QString (Page::*what)() const) const {
    Failures all;
    for (const auto& [key, page] : m_pages) {
        if (const QString told = m_wanted.contains(key) ? (page->*what)() : QString(); !told.isEmpty()) {
            all[key] = told;
        }
    }
    return all;
}

FigureDesk::Failures FigureDesk::failures() const {
    return told(&Page::failure);
}

FigureDesk::Failures FigureDesk::reasons() const {
    return told(&Page::whyNothing);
}

std::vector<StudyFigure> FigureDesk::figures() {
    const auto study = std::make_shared<const Study>(m_context.store.study());
    std::vector<StudyFigure> all;
    for (const std::string& key : pageKeys()) {
        const auto found = m_pages.find(key);
        if (found == m_pages.end() || !m_wanted.contains(key)) {
            continue;
        }
        std::vector<PageFigure> shown = found->second->figures();
        if (shown.empty()) {
            continue;
        }
        static_cast<void>(found->second->inspector());  // it is made, with what it warns of
        std::vector<StudyFigure> own = studyFigures(*found->second, std::move(shown), study);
        std::move(own.begin(), own.end(), std::back_inserter(all));
    }
    return all;
}

}  // namespace greyscope::app
