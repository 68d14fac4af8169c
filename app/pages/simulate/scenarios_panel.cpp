#include "app/pages/simulate/scenarios_panel.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/pages/simulate/parameter_controls.h"
#include "app/scenario/scenario.h"
#include "core/sim/experiments/presets.h"
#include "widgets/common/theme/icon.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::app {

namespace {

widgets::PlainLabel* heading(const QString& text) {
    auto* label = new widgets::PlainLabel(text);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

QString levelsText(const FactorChoice& factor) {
    QStringList levels;
    for (const std::string& value : factor.values) {
        levels << QString::fromStdString(value);
    }
    return levels.join(QStringLiteral(", "));
}

}  // namespace

void startScenario(StudyStore& store, const std::string& preset) {
    store.edit(ScenariosPanel::tr("Start a scenario"),
               [&](Study& study) { addScenario(study, widgets::presetTitle(preset).toStdString(), inputsOf(preset)); });
}

ScenariosPanel::ScenariosPanel(StudyStore& store, QWidget* parent)
    : ScrolledColumn(parent), m_store(store), m_bindings(store) {
    column()->setContentsMargins(12, 8, 12, 8);
    column()->setSpacing(6);
    buildList(ofScenario());
    buildTestbeds(column());
    buildTrace(ofScenario());
    buildSweep(ofScenario());
    column()->addStretch(1);
}

QVBoxLayout* ScenariosPanel::ofScenario() {
    auto* box = new QWidget;
    auto* rows = new QVBoxLayout(box);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(column()->spacing());
    column()->addWidget(box);
    m_ofScenario.push_back(box);
    return rows;
}

void ScenariosPanel::buildList(QVBoxLayout* column) {
    column->addWidget(heading(tr("In this study")));
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("simulate.scenarios"));
    m_list->setAccessibleName(tr("Scenarios"));
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    column->addWidget(m_list);
    m_copy = new QPushButton(widgets::icon(QStringLiteral("copy")), tr("Duplicate"));
    m_remove = new QPushButton(widgets::icon(QStringLiteral("minus")), tr("Remove"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_copy);
    row->addWidget(m_remove);
    column->addLayout(row);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int place) {
        if (!m_showing && place >= 0) {
            m_store.edit(
                tr("Choose a scenario"),
                [place](Study& study) { study.simulate.current = static_cast<std::size_t>(place); },
                QStringLiteral("simulate.current"));
        }
    });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        m_store.edit(tr("Duplicate a scenario"), [](Study& study) {
            if (const ScenarioChoice* chosen = study.simulate.chosen()) {
                ScenarioChoice copy = *chosen;
                copy.name = freeScenarioName(study, copy.name);
                study.simulate.scenarios.push_back(std::move(copy));
                study.simulate.current = study.simulate.scenarios.size() - 1;
            }
        });
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        m_store.edit(tr("Remove a scenario"), [](Study& study) {
            auto& all = study.simulate.scenarios;
            if (study.simulate.chosen()) {
                all.erase(all.begin() + static_cast<std::ptrdiff_t>(study.simulate.current));
                study.simulate.current = all.empty() ? 0 : std::min(study.simulate.current, all.size() - 1);
            }
        });
    });
}

void ScenariosPanel::buildTestbeds(QVBoxLayout* column) {
    column->addWidget(heading(tr("Start from a testbed")));
    for (const sim::ScenarioPreset& preset : sim::presets()) {
        auto* button = new QPushButton(widgets::captionText(widgets::presetTitle(preset.name)));
        button->setObjectName(QStringLiteral("testbed.") + QString::fromStdString(preset.name));
        button->setFlat(true);
        button->setStyleSheet(QStringLiteral("text-align: left; padding: 3px 6px;"));
        widgets::setTip(button, widgets::presetNote(preset.name));
        connect(button, &QPushButton::clicked, this, [this, name = preset.name] { startScenario(m_store, name); });
        column->addWidget(button);
    }
}

void ScenariosPanel::buildTrace(QVBoxLayout* column) {
    column->addWidget(heading(tr("Requests")));
    m_source = new widgets::PlainLabel;
    m_source->setObjectName(QStringLiteral("simulate.source"));
    m_source->setWordWrap(true);
    column->addWidget(m_source);
    auto* choose = new QPushButton(tr("Replay a trace…"));
    choose->setObjectName(QStringLiteral("simulate.trace"));
    widgets::setTip(choose, tr("Reads the requests from a file in the format of greyscope pattern"));
    m_pattern = new QPushButton(tr("Use the access pattern"));
    m_pattern->setObjectName(QStringLiteral("simulate.pattern"));
    column->addWidget(choose);
    column->addWidget(m_pattern);
    m_traceNote = new widgets::Note;
    column->addWidget(m_traceNote);
    connect(choose, &QPushButton::clicked, this, &ScenariosPanel::traceAsked);
    connect(m_pattern, &QPushButton::clicked, this, [this] {
        m_store.edit(tr("Use the access pattern"), [](Study& study) {
            if (ScenarioChoice* chosen = study.simulate.chosen()) {
                chosen->inputs.trace.reset();
            }
        });
    });
    m_bindings.enableWhen(choose, [](const Study& study) { return study.simulate.chosen() != nullptr; });
}

void ScenariosPanel::setTraceNote(widgets::Note::Kind kind, const QString& text) {
    m_traceNote->setNote(kind, text);
}

void ScenariosPanel::showSource(const ScenarioChoice* chosen) {
    const bool traced = chosen && chosen->inputs.trace;
    m_source->setText(
        !chosen ? QString()
        : !traced
            ? tr("Generated by the access pattern")
            : tr("From %1, at the times of the trace. Clients, files, sizes and operations are those of the trace.")
                  .arg(widgets::visibleText(
                      QFileInfo(QString::fromStdString(chosen->inputs.trace->path)).fileName().toStdString())));
    m_pattern->setVisible(traced);
}

void ScenariosPanel::buildSweep(QVBoxLayout* column) {
    column->addWidget(heading(tr("Sweep")));
    m_factorRows = new QVBoxLayout;
    m_factorRows->setSpacing(6);
    column->addLayout(m_factorRows);
    m_count = new widgets::PlainLabel;
    m_count->setWordWrap(true);
    column->addWidget(m_count);
    m_add = new QComboBox;
    m_add->setObjectName(QStringLiteral("simulate.addFactor"));
    m_add->setAccessibleName(tr("Add a factor"));
    const auto items = [](const Study& study) {
        Items<std::string> listed{{tr("Add a factor…"), std::string()}};
        const ScenarioChoice* chosen = study.simulate.chosen();
        for (const sim::Parameter& parameter : sim::parameters()) {
            const bool varied = chosen && std::any_of(chosen->inputs.factors.begin(), chosen->inputs.factors.end(),
                                                      [&](const auto& f) { return f.parameter == parameter.name; });
            const bool replaced = chosen && chosen->inputs.trace && sim::replacedByTrace(parameter);
            if (!varied && !replaced && parameter.name.rfind("bounds.", 0) != 0) {
                const std::string prefix = parameter.name.substr(0, parameter.name.find('.'));
                listed.push_back(
                    {widgets::withColon(widgets::parameterGroup(prefix), widgets::parameterTitle(parameter.name)),
                     parameter.name});
            }
        }
        return listed;
    };
    m_bindings.bindChoice<std::string>(
        m_add, [](const Study& /*study*/) { return std::string(); }, items,
        [this](const std::string& name) { addFactor(name); });
    m_bindings.enableWhen(m_add, [](const Study& study) { return study.simulate.chosen() != nullptr; });
    m_add->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_add->setMinimumContentsLength(16);
    column->addWidget(m_add);
}

void ScenariosPanel::addFactor(const std::string& parameter) {
    if (parameter.empty()) {
        return;
    }
    m_store.edit(tr("Vary %1").arg(widgets::parameterTitle(parameter)), [&](Study& study) {
        if (ScenarioChoice* chosen = study.simulate.chosen()) {
            chosen->inputs.factors.push_back({parameter, {parameterText(chosen->inputs, parameter)}});
        }
    });
}

void ScenariosPanel::removeFactor(std::size_t place) {
    m_store.edit(tr("Remove a factor"), [place](Study& study) {
        ScenarioChoice* chosen = study.simulate.chosen();
        if (chosen && place < chosen->inputs.factors.size()) {
            chosen->inputs.factors.erase(chosen->inputs.factors.begin() + static_cast<std::ptrdiff_t>(place));
        }
    });
}

base::Expected<void> ScenariosPanel::setLevels(std::size_t place, const QString& text) {
    SimulateChoices changed = m_store.study().simulate;
    ScenarioChoice* chosen = changed.chosen();
    if (chosen == nullptr || place >= chosen->inputs.factors.size()) {
        return {};
    }
    std::vector<std::string> values;
    for (const QString& level : text.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        values.push_back(level.trimmed().toStdString());
    }
    chosen->inputs.factors[place].values = values;
    const auto experiment = experimentOf(chosen->inputs);
    if (!experiment) {
        return tl::unexpected(experiment.error());
    }
    m_store.edit(tr("Set the levels of a factor"), [&](Study& study) { study.simulate = changed; });
    return {};
}

void ScenariosPanel::showStudy(const Study& study, const std::function<QString(const ScenarioChoice&)>& status) {
    const QScopedValueRollback showing(m_showing, true);
    m_bindings.show(study);
    const SimulateChoices& choices = study.simulate;
    while (m_list->count() > static_cast<int>(choices.scenarios.size())) {
        delete m_list->takeItem(m_list->count() - 1);
    }
    for (std::size_t i = 0; i < choices.scenarios.size(); ++i) {
        if (static_cast<int>(i) >= m_list->count()) {
            m_list->addItem(QString());
        }
        const QString state = status(choices.scenarios[i]);
        const QString name = widgets::visibleText(choices.scenarios[i].name);
        m_list->item(static_cast<int>(i))->setText(state.isEmpty() ? name : QStringLiteral("%1\n%2").arg(name, state));
    }
    constexpr int most = 6;  // visible rows
    if (m_list->count() > 0) {
        m_list->setFixedHeight(std::min(m_list->count(), most) * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
    }
    m_list->setCurrentRow(choices.chosen() ? static_cast<int>(choices.current) : -1);
    for (QWidget* box : m_ofScenario) {
        box->setVisible(!choices.scenarios.empty());
    }
    m_copy->setEnabled(choices.chosen() != nullptr);
    m_remove->setEnabled(choices.chosen() != nullptr);
    showSource(choices.chosen());
    showFactors(study);
}

void ScenariosPanel::showFactors(const Study& study) {
    const ScenarioChoice* chosen = study.simulate.chosen();
    const std::vector<FactorChoice> factors = chosen ? chosen->inputs.factors : std::vector<FactorChoice>();
    m_count->setText(!chosen ? QString()
                             : tr("%1 × %2 = %n runs", nullptr, widgets::counted(runCount(chosen->inputs)))
                                   .arg(tr("%n points", nullptr, widgets::counted(pointCount(chosen->inputs))),
                                        QString::number(chosen->inputs.replications)));
    if (factors == m_factors) {
        return;
    }
    m_factors = factors;
    for (QWidget* row : m_rows) {
        row->findChild<CheckedField*>()->display({});  // its former error no longer applies
        row->hide();
        row->deleteLater();
    }
    m_rows.clear();
    for (std::size_t place = 0; place < factors.size(); ++place) {
        auto* row = new QWidget;
        auto* lines = new QVBoxLayout(row);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(2);
        auto* top = new QHBoxLayout;
        const QString title = widgets::parameterTitle(factors[place].parameter);
        top->addWidget(new widgets::PlainLabel(title), 1);
        auto* remove = new QToolButton;
        remove->setIcon(widgets::icon(QStringLiteral("close")));
        remove->setAutoRaise(true);
        remove->setAccessibleName(tr("Stop varying %1").arg(title));
        widgets::setTip(remove, tr("Stop varying %1").arg(title));
        top->addWidget(remove);
        lines->addLayout(top);
        auto* levels = new CheckedField([this, place](const QString& text) { return setLevels(place, text); });
        levels->setAccessibleName(tr("Levels of %1").arg(title));
        levels->setUsualTip(tr("Levels, separated by commas"));
        levels->display(levelsText(factors[place]));
        emit fieldMade(levels);
        lines->addWidget(levels);
        connect(remove, &QToolButton::clicked, this, [this, place] { removeFactor(place); });
        m_factorRows->addWidget(row);
        m_rows.push_back(row);
    }
}

}  // namespace greyscope::app
