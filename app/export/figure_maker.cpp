#include "app/export/figure_maker.h"

#include <algorithm>

#include "app/analyses/analysis_registry.h"

namespace greyscope::app {

FigureMaker::FigureMaker(StudyStore& store, SeriesCatalog& catalog, QObject* parent)
    : QObject(parent), m_store(store), m_catalog(catalog) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        follow();
        if (!busy()) {
            emit changed();
        }
    });
    connect(&m_store, &StudyStore::changed, &m_soon, qOverload<>(&QTimer::start));
}

FigureMaker::~FigureMaker() {
    for (const auto& [page, asked] : m_asked) {
        asked->job.disconnect(this);  // its end would emit a signal
    }
}

FigureMaker::Titles FigureMaker::pageTitles() {
    Titles titles;
    for (const AnalysisEntry& analysis : analyses()) {
        titles.emplace_back(analysis.page, analysis.title());
    }
    return titles;
}

FigureMaker::Titles FigureMaker::views(const std::string& page) {
    Titles titles;
    const AnalysisEntry* analysis = analysisOf(page);
    for (FigureName& figure : analysis ? analysis->figureNames() : std::vector<FigureName>()) {
        titles.emplace_back(figureName(page, figure.name), std::move(figure.title));
    }
    return titles;
}

void FigureMaker::want(const std::set<std::string>& pages, const std::set<std::string>& figures) {
    m_pages = pages;
    m_figures = figures;
    follow();
    m_soon.start();
}

void FigureMaker::setResting(bool resting) {
    m_resting = resting;
    m_soon.start();
}

bool FigureMaker::busy() const {
    return std::ranges::any_of(m_asked, [](const auto& each) { return each.second->job.running(); });
}

void FigureMaker::follow() {
    if (m_resting) {
        return;
    }
    const auto study = std::make_shared<const Study>(m_store.study());
    std::erase_if(m_asked, [this](const auto& each) { return !m_pages.contains(each.first); });
    for (const AnalysisEntry& analysis : analyses()) {
        if (m_pages.contains(analysis.page)) {
            follow(analysis, study);
        }
    }
}

void FigureMaker::follow(const AnalysisEntry& analysis, const std::shared_ptr<const Study>& study) {
    std::unique_ptr<Asked>& asked = m_asked[analysis.page];
    if (asked == nullptr) {
        asked = std::make_unique<Asked>();
        connect(&asked->job, &JobBase::stateChanged, this, [this, own = asked.get()] { finish(*own); });
    }
    const std::shared_ptr<const AnalysisWork> before = asked->done ? asked->work : nullptr;
    asked->wanted = wantedOf(analysis, m_figures, true);
    asked->study = study;
    asked->work = analysis.work(*study, m_catalog, asked->wanted);
    asked->done = asked->work->isDoneBy(before.get());
    if (asked->done) {
        asked->running.reset();
        asked->job.cancel();
    } else if (!asked->running || !asked->work->asksTheSame(*asked->running)) {
        const std::shared_ptr<AnalysisWork> run = analysis.work(*study, m_catalog, asked->wanted);
        asked->running = run;
        asked->job.start([run](base::Progress& progress) -> base::Expected<Ran> {
            return run->run(progress).map([&run] { return Ran{run}; });
        });
    }
}

void FigureMaker::finish(Asked& asked) {
    if (asked.job.running()) {
        return;
    }
    if (const auto ran = asked.job.ready()) {  // a failed run is not repeated
        asked.done = asked.work->isDoneBy(ran->work.get());
        asked.running.reset();
    }
    m_soon.start();
}

std::vector<StudyFigure> FigureMaker::figures(NotShown* notShown) const {
    std::vector<StudyFigure> figures;
    NotShown rest;
    for (const auto& [page, title] : pageTitles()) {
        const auto found = m_asked.find(page);
        if (found != m_asked.end() && found->second->done) {
            const Asked& asked = *found->second;
            addShown(*analysisOf(page), asked.work->shown(*asked.study, m_catalog), asked.wanted, asked.study, figures,
                     rest);
        }
    }
    if (notShown != nullptr) {
        *notShown = std::move(rest);
    }
    return figures;
}

}  // namespace greyscope::app
