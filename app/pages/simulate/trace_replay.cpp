#include "app/pages/simulate/trace_replay.h"

#include <QFileInfo>

#include "app/pages/simulate/scenarios_panel.h"
#include "app/scenario/scenario.h"
#include "app/scenario/trace_shelf.h"
#include "widgets/controls/file_dialog.h"

namespace greyscope::app {

TraceReplay::TraceReplay(const PageContext& context, ScenariosPanel& panel, QWidget* page)
    : QObject(page), m_context(context), m_panel(panel), m_page(page) {
    connect(&m_job, &JobBase::stateChanged, this, &TraceReplay::follow);
}

void TraceReplay::ask() {
    const ScenarioChoice* chosen = m_context.store.study().simulate.chosen();
    const std::string before = chosen && chosen->inputs.trace ? chosen->inputs.trace->path : std::string();
    const QString start = before.empty() ? m_context.pathFor({}) : QString::fromStdString(before);
    widgets::askToOpen(m_page, {tr("Replay a trace"), start, {tr("Traces (*.csv *.txt)"), tr("All files (*)")}},
                       [this](const QString& path) { read(path); });
}

void TraceReplay::read(const QString& path) {
    const ScenarioChoice* chosen = m_context.store.study().simulate.chosen();
    const auto scenario = chosen ? scenarioOf(chosen->inputs) : base::Expected<sim::Scenario>();
    if (chosen && scenario) {
        m_job.start([path = path.toStdString(), most = scenario->bounds.bytes](base::Progress& progress) {
            return traceChoice(path, most, progress);
        });
    }
}

void TraceReplay::follow() {
    if (const auto found = m_job.ready()) {
        m_panel.setTraceNote(widgets::Note::Kind::look, {});
        m_context.store.edit(tr("Replay %1").arg(QFileInfo(QString::fromStdString(found->path)).fileName()),
                             [&](Study& study) {
                                 if (ScenarioChoice* own = study.simulate.chosen()) {
                                     replay(own->inputs, *found);
                                 }
                             });
        m_job.set(widgets::Empty{});
    } else if (const auto* failed = std::get_if<widgets::Failed>(&m_job.state())) {
        m_panel.setTraceNote(widgets::Note::Kind::error, failed->message + QLatin1Char('\n') + failed->remedy);
    } else if (m_job.running()) {
        m_panel.setTraceNote(widgets::Note::Kind::info, tr("The trace is being read…"));
    }
}

}  // namespace greyscope::app
