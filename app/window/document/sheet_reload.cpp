#include "app/window/document/sheet_reload.h"

#include <algorithm>

#include "app/export/presets.h"
#include "app/export/sheet_figure.h"

namespace greyscope::app {

namespace {

/// Compares the contents of panels, not their places and sizes.
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
    m_maker = std::make_unique<FigureMaker>(m_store, m_catalog);
    connect(m_maker.get(), &FigureMaker::changed, this, &SheetReload::compare);
    const Sheet& sheet = *study.sheet(m_asked.sheet.title.toStdString());
    m_maker->want(pagesOf(sheet), figuresOf(sheet));
}

void SheetReload::compare() {
    const Study& study = m_store.study();
    const Sheet* sheet = study.sheet(m_asked.sheet.title.toStdString());
    const widgets::SheetSpec after = sheetSpec(*sheet, withCopies(m_maker->figures(), study), readPresets());
    m_comparing.start(
        [before = m_asked.sheet, after](base::Progress& progress) { return panelChanges(before, after, progress); });
    m_maker->disconnect(this);
    m_maker.release()->deleteLater();  // it is the caller
}

void SheetReload::stop() {
    m_maker.reset();
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
