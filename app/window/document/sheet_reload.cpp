#include "app/window/document/sheet_reload.h"

#include <algorithm>

#include "app/export/presets.h"
#include "app/export/sheet_figure.h"

namespace greyscope::app {

namespace {

/// Whatever the places and sizes of the panels are.
bool showTheSame(const widgets::SheetPanel& a, const widgets::SheetPanel& b) {
    const bool same = a.shown == b.shown || (a.shown && b.shown && a.shown->figure == b.shown->figure);
    return a.letter == b.letter && a.name == b.name && same;
}

}  // namespace

bool SheetReload::Asked::isFor(const StudyTable& table, const widgets::SheetSpec& other) const {
    return before == table && sheet.title == other.title &&
           std::equal(sheet.panels.begin(), sheet.panels.end(), other.panels.begin(), other.panels.end(), showTheSame);
}

SheetReload::SheetReload(QObject* parent) : QObject(parent), m_catalog(m_store) {
    m_next.setSingleShot(true);
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &SheetReload::addPage);
    connect(&m_comparing, &JobBase::stateChanged, this, [this] {
        if (const auto ready = m_comparing.ready()) {
            m_answers.push_back({m_asked, ready});
            emit changed();
        }
    });
}

SheetReload::~SheetReload() = default;

std::shared_ptr<const SheetReload::Changes> SheetReload::of(const StudyTable& before, const StudyTable& now,
                                                            const Study& study, const widgets::SheetSpec& sheet) {
    for (const Answer& answer : m_answers) {
        if (answer.asked.isFor(before, sheet)) {
            return answer.changes;
        }
    }
    if (!running() && study.sheet(sheet.title.toStdString())) {
        std::erase_if(m_answers, [&before](const Answer& answer) { return answer.asked.before == before; });
        m_asked = {before, sheet};
        begin(now, study);
    }
    return nullptr;
}

void SheetReload::begin(const StudyTable& now, const Study& study) {
    Study reloaded = study;
    std::replace(reloaded.tables.begin(), reloaded.tables.end(), m_asked.before, now);
    m_store.reset(reloaded);
    m_desk = std::make_unique<FigureDesk>(PageContext{m_store, m_catalog, m_highlight});
    connect(m_desk.get(), &FigureDesk::changed, this, [this] {
        if (m_left.empty()) {
            compare();
        }
    });
    m_pages.clear();
    m_left = pagesOf(*study.sheet(m_asked.sheet.title.toStdString()));
    m_next.start();
}

/// One at a time: each takes the window some moments.
void SheetReload::addPage() {
    const Sheet* sheet = m_store.study().sheet(m_asked.sheet.title.toStdString());
    if (!m_desk || !sheet) {
        return;
    }
    if (!m_left.empty()) {
        m_pages.insert(m_left.extract(m_left.begin()));
    }
    m_desk->want(m_pages, figuresOf(*sheet));
    if (!m_left.empty()) {
        m_next.start();
    }
}

void SheetReload::compare() {
    const Study& study = m_store.study();
    const Sheet* sheet = study.sheet(m_asked.sheet.title.toStdString());
    const widgets::SheetSpec after = sheetSpec(*sheet, withCopies(m_desk->figures(), study), readPresets());
    m_comparing.start(
        [before = m_asked.sheet, after](base::Progress& progress) { return panelChanges(before, after, progress); });
    m_desk.release()->deleteLater();  // it is what called
}

void SheetReload::stop() {
    m_next.stop();
    m_left.clear();
    m_desk.reset();
    m_comparing.set(widgets::Empty{});
}

void SheetReload::cancel() {
    if (running()) {
        stop();
        m_answers.push_back({m_asked, nullptr});
        emit changed();
    }
}

void SheetReload::clear() {
    stop();
    m_answers.clear();
}

}  // namespace greyscope::app
