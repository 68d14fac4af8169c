#include "app/pages/latency/latency_bar.h"

#include <algorithm>
#include <utility>

#include "app/pages/option_controls.h"
#include "app/study/choices/latency_options.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::app {

namespace {

widgets::NameCombo* runCombo(const char* name) {
    auto* combo = new widgets::NameCombo;
    combo->setObjectName(QLatin1String(name));
    return combo;
}

Items<std::string> runItems(const std::vector<std::string>& names) {
    Items<std::string> items;
    for (const std::string& name : names) {
        items.push_back({widgets::visibleText(name), name});
    }
    return items;
}

}  // namespace

LatencyBar::LatencyBar(StudyStore& store, QWidget* parent)
    : widgets::ContextBar(parent), m_store(store), m_bindings(store) {
    addControl(tr("Draw"),
               controlsOf<LatencyChoices>(m_bindings, "latency", &Study::latency).segments(&LatencyChoices::curve));
    addSeparator();
    addCompared(tr("compare"), "latency.second", 1);
    addCompared(tr("with"), "latency.first", 0);
    addOverTime();
}

void LatencyBar::setResult(const widgets::LatencyResult& result) {
    m_runs.clear();
    m_timed.clear();
    for (const widgets::ShownLatencies& run : result.runs) {
        m_runs.push_back(run.name);
        if (!run.blocks.blocks.empty()) {
            m_timed.push_back(run.name);
        }
    }
    m_compared = result.shift ? std::vector{result.runs[result.first].name, result.runs[result.second].name}
                              : std::vector<std::string>();
    m_overTime = m_timed.empty() ? std::string() : result.runs[result.overTime].name;
    m_bindings.show(m_store.study());
}

void LatencyBar::addCompared(const QString& word, const char* name, std::size_t which) {
    widgets::NameCombo* combo = runCombo(name);
    addControl(word, combo);
    m_bindings.enableWhen(combo, [this](const Study& /*study*/) { return m_runs.size() > 1; });
    m_bindings.bindChoice<std::string>(
        combo, [this, which](const Study& /*study*/) { return m_compared.empty() ? std::string() : m_compared[which]; },
        [this](const Study& /*study*/) { return runItems(m_runs); },
        [this, which](const std::string& chosen) {
            std::vector<std::string> compared = m_compared;
            if (compared.empty()) {
                const auto other =
                    std::find_if(m_runs.begin(), m_runs.end(), [&](const std::string& run) { return run != chosen; });
                compared.assign(2, other == m_runs.end() ? chosen : *other);
            }
            if (compared[1 - which] == chosen) {
                std::swap(compared[0], compared[1]);
            }
            compared[which] = chosen;
            m_bindings.edit([&compared](Study& study) { study.latency.compare = compared; }, {tr("Compare runs")});
        });
}

void LatencyBar::addOverTime() {
    widgets::NameCombo* combo = runCombo("latency.overTime");
    addControl(tr("over time"), combo);
    m_bindings.enableWhen(combo, [this](const Study& /*study*/) { return !m_timed.empty(); });
    m_bindings.bindChoice<std::string>(
        combo, [this](const Study& /*study*/) { return m_overTime; },
        [this](const Study& /*study*/) { return runItems(m_timed); },
        [this](const std::string& chosen) {
            m_bindings.edit([&chosen](Study& study) { study.latency.overTime = chosen; }, {tr("Show a run over time")});
        });
}

}  // namespace greyscope::app
