#include "app/pages/simulate/simulate_bar.h"

#include <QComboBox>

#include "app/analyses/simulate/simulate_analysis.h"
#include "app/pages/simulate/parameter_controls.h"
#include "core/sim/experiments/metrics.h"
#include "widgets/present/simulate/simulate_words.h"

namespace greyscope::app {

SimulateBar::SimulateBar(StudyStore& store, QWidget* parent)
    : widgets::ContextBar(parent), m_store(store), m_bindings(store) {
    addChart();
    addSeparator();
    const std::array<QString, SimulateAnalysis::kMainParameters.size()> words{tr("clients"), tr("weights"), tr("do"),
                                                                              tr("as"), tr("through")};
    for (std::size_t i = 0; i < words.size(); ++i) {
        addParameter(words[i], SimulateAnalysis::kMainParameters[i]);
    }
}

void SimulateBar::addChart() {
    auto* metric = new QComboBox;
    metric->setObjectName(QStringLiteral("simulate.metric"));
    Items<std::string> metrics;
    for (const sim::Metric& each : sim::metrics()) {
        metrics.push_back({widgets::metricTitle(each.name), each.name});
    }
    m_bindings.bind(metric, member(&Study::simulate, &SimulateChoices::metric), metrics, {tr("Show another metric")});
    addControl(tr("Show"), metric);
    auto* along = new QComboBox;
    along->setObjectName(QStringLiteral("simulate.along"));
    const auto factors = [](const Study& study) {
        Items<std::string> items;
        const ScenarioChoice* chosen = study.simulate.chosen();
        for (const FactorChoice& factor : chosen ? chosen->inputs.factors : std::vector<FactorChoice>()) {
            items.push_back({widgets::parameterTitle(factor.parameter), factor.parameter});
        }
        return items;
    };
    const Member<std::string> chosen{[factors](const Study& study) {
                                         const auto items = factors(study);
                                         for (const auto& item : items) {
                                             if (item.value == study.simulate.along) {
                                                 return item.value;
                                             }
                                         }
                                         return items.empty() ? std::string() : items.front().value;
                                     },
                                     [](Study& study, const std::string& name) { study.simulate.along = name; }};
    m_bindings.bind<std::string>(along, chosen, factors, {tr("Show along another factor")});
    m_bindings.follow([along](const Study& /*study*/) { along->setEnabled(along->count() > 1); });
    addOfScenario(tr("against"), along);
}

void SimulateBar::addParameter(const QString& word, std::string_view name) {
    addOfScenario(word, parameterControl(m_bindings, m_store, **sim::parameterNamed(std::string(name))));
}

void SimulateBar::addOfScenario(const QString& word, QWidget* control) {
    addControl(word, control);
    m_bindings.follow(
        [this, control](const Study& study) { setControlVisible(control, study.simulate.chosen() != nullptr); });
}

}  // namespace greyscope::app
