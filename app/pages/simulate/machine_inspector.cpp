#include "app/pages/simulate/machine_inspector.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>

#include "app/analyses/simulate/simulate_analysis.h"
#include "app/pages/option_controls.h"
#include "app/pages/simulate/parameter_controls.h"
#include "app/scenario/scenario.h"
#include "app/study/choices/simulate_options.h"
#include "core/sim/experiments/presets.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/number_box.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

const ScenarioInputs* inputsIn(const Study& study) {
    const ScenarioChoice* chosen = study.simulate.chosen();
    return chosen ? &chosen->inputs : nullptr;
}

bool isStale(const Study& study) {
    const ScenarioChoice* chosen = study.simulate.chosen();
    return chosen && chosen->run && *chosen->run != chosen->inputs;
}

}  // namespace

MachineInspector::MachineInspector(StudyStore& store, QWidget* parent)
    : widgets::InspectorPanel(parent), m_store(store), m_bindings(store) {
    m_none = new widgets::PlainLabel(tr("Choose a scenario to see its machine, workload and runs."));
    m_none->setWordWrap(true);
    m_none->setMargin(12);
    addWidget(m_none);
    buildRuns();
    buildRequests();
    buildParameters();
}

widgets::Section* MachineInspector::addPart(const QString& title) {
    m_parts.push_back(addSection(title));
    return m_parts.back();
}

void MachineInspector::buildRuns() {
    widgets::Section* section = addPart(tr("Runs"));
    const auto hasScenario = [](const Study& study) { return inputsIn(study) != nullptr; };
    const auto add = [&]<class N>(N ScenarioInputs::*option) {
        const Option<ScenarioInputs, N>& row = optionOf(option);
        const QString name = QStringLiteral("simulate.") + QLatin1String(row.key);
        QSpinBox* box = option_controls::spinBox({name, row.name(), row.explanation()},
                                                 widgets::counted(row.bounds.low), widgets::counted(row.bounds.high));
        m_bindings.bind(box,
                        Member<int>{[option](const Study& study) {
                                        const ScenarioInputs* inputs = inputsIn(study);
                                        return inputs ? static_cast<int>(inputs->*option) : 0;
                                    },
                                    [option](Study& study, const int& value) {
                                        if (ScenarioChoice* chosen = study.simulate.chosen()) {
                                            chosen->inputs.*option = static_cast<N>(value);
                                        }
                                    }},
                        {row.name(), name});
        m_bindings.enableWhen(box, hasScenario);
        section->addRow(row.name(), box);
    };
    add(&ScenarioInputs::replications);
    add(&ScenarioInputs::seed);
    m_refused = new widgets::Note;
    m_refused->setObjectName(QStringLiteral("simulate.refused"));
    section->addWidget(m_refused);
    m_run = new QPushButton(widgets::icon(QStringLiteral("play")), tr("Run"));
    m_run->setObjectName(QStringLiteral("simulate.run"));
    m_bindings.enableWhen(m_run, hasScenario);
    section->addWidget(m_run);
    m_stale = new widgets::Note;
    section->addWidget(m_stale);
    m_progress = new widgets::PlainLabel;
    m_progress->setWordWrap(true);
    m_stop = new QPushButton(tr("Cancel"));
    m_stop->setObjectName(QStringLiteral("simulate.stop"));
    section->addWidget(m_progress);
    section->addWidget(m_stop);
    m_table = new QPushButton(widgets::icon(QStringLiteral("table")), tr("Use as a table"));
    m_table->setObjectName(QStringLiteral("simulate.table"));
    widgets::setTip(m_table, tr("Adds the runs to the study as rows marked as simulated"));
    section->addWidget(m_table);
    connect(m_run, &QPushButton::clicked, this, &MachineInspector::runRequested);
    connect(m_stop, &QPushButton::clicked, this, &MachineInspector::stopRequested);
    connect(m_table, &QPushButton::clicked, this, &MachineInspector::tableRequested);
    setProgress({});
    setUsable(false);
    showRefusals();
}

void MachineInspector::tellRefusalsOf(const CheckedField* field) {
    connect(field, &CheckedField::refused, this, [this, field](const QString& why) {
        if (m_refusals[field] != why) {
            m_refusals[field] = why;
            showRefusals();
        }
    });
}

void MachineInspector::showRefusals() {
    QStringList lines;
    for (const auto& [field, why] : m_refusals) {
        if (!why.isEmpty() && !lines.contains(why)) {
            lines << why;
        }
    }
    m_refused->setNote(widgets::Note::Kind::error, lines.isEmpty()
                                                       ? QString()
                                                       : tr("Not applied; runs use the previous value.") +
                                                             QLatin1Char('\n') + lines.join(QLatin1Char('\n')));
}

void MachineInspector::buildRequests() {
    widgets::Section* section = addPart(tr("Requests shown"));
    for (double SimulateChoices::*const value : {&SimulateChoices::requestsFrom, &SimulateChoices::requestsFor}) {
        const Option<SimulateChoices, double>& row = optionOf(value);
        auto* number = new widgets::NumberBox;
        number->setDecimals(3);
        number->setRange(row.bounds.low, row.bounds.high);
        number->setSuffix(QStringLiteral(" s"));
        m_bindings.bind(number, member(&Study::simulate, value),
                        {tr("Show other requests"), QStringLiteral("simulate.requests")});
        section->addRow(row.name(), number);
    }
}

void MachineInspector::buildParameters() {
    std::string group;
    widgets::Section* section = nullptr;
    for (const sim::Parameter& parameter : sim::parameters()) {
        const std::string prefix = parameter.name.substr(0, parameter.name.find('.'));
        if (prefix != group) {
            group = prefix;
            section = addPart(widgets::parameterGroup(prefix));
            section->setFolded(prefix != "link" && prefix != "client" && prefix != "cache" && prefix != "disk");
        }
        auto* value = new QWidget;
        auto* row = new QHBoxLayout(value);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(4);
        row->addWidget(parameterControl(m_bindings, m_store, parameter));
        const QString unit = widgets::unitText(parameter.quantity);
        if (!unit.isEmpty() && parameter.quantity != sim::Quantity::bytes) {
            row->addWidget(new widgets::PlainLabel(unit));
        }
        if (parameter.quantity != sim::Quantity::words && parameter.choices.empty()) {
            row->addStretch();
            QWidget* sensitivity = sensitivityButton(m_bindings, m_store, parameter);
            row->addWidget(sensitivity);
            m_sensitivities[parameter.name] = sensitivity;
        }
        section->addRow(widgets::parameterTitle(parameter.name), value);
        auto* origin = new widgets::PlainLabel;
        origin->setForegroundRole(QPalette::PlaceholderText);
        origin->setWordWrap(true);
        section->addWidget(origin);
        m_origins[parameter.name] = origin;
    }
}

void MachineInspector::showStudy(const Study& study) {
    m_bindings.show(study);
    const ScenarioInputs* inputs = inputsIn(study);
    const auto experiment = inputs ? experimentOf(*inputs) : base::Expected<sim::Experiment>();
    m_none->setVisible(inputs == nullptr);
    for (widgets::Section* part : m_parts) {
        part->setVisible(inputs != nullptr);
    }
    if (inputs && experiment) {
        for (const sim::Provenance& known : sim::provenanceOf(experiment->scenario)) {
            const QString source = widgets::coreText(known.source);
            const QString origin = widgets::originText(known.origin);
            const auto sensitivity = m_sensitivities.find(known.parameter->name);
            if (sensitivity != m_sensitivities.end()) {  // for parameters without a published value
                sensitivity->second->setVisible(known.origin == sim::Origin::set ||
                                                known.origin == sim::Origin::fitted);
            }
            m_origins[known.parameter->name]->setText(
                known.origin == sim::Origin::chosen
                    ? tr("%1; default %2").arg(origin, widgets::levelText(*known.parameter, known.usual))
                : source.isEmpty() ? origin
                                   : widgets::withColon(origin, source));
        }
    }
    m_run->setText(!inputs          ? tr("Run")
                   : isStale(study) ? tr("Run again, %n runs", nullptr, widgets::counted(runCount(*inputs)))
                                    : tr("Run, %n runs", nullptr, widgets::counted(runCount(*inputs))));
    for (const widgets::Remark& remark : SimulateAnalysis::remarks(study)) {
        m_stale->setNote(remark.kind, remark.text);
    }
}

void MachineInspector::setProgress(const QString& text) {
    m_progress->setText(text);
    m_progress->setVisible(!text.isEmpty());
    m_stop->setVisible(!text.isEmpty());
}

void MachineInspector::setUsable(bool usable) {
    m_table->setEnabled(usable);
}

}  // namespace greyscope::app
