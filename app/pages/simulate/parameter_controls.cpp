#include "app/pages/simulate/parameter_controls.h"

#include <QToolButton>

#include <algorithm>

#include "app/scenario/scenario.h"
#include "app/text/error_text.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/controls/name_combo.h"
#include "widgets/present/simulate/simulate_words.h"
#include "widgets/present/words/joined_words.h"

namespace greyscope::app {

namespace {

/// Whether a parameter is neither a factor nor set by a trace.
bool isOpen(const Study& study, const sim::Parameter& parameter) {
    const ScenarioChoice* chosen = study.simulate.chosen();
    return chosen && !(chosen->inputs.trace && sim::replacedByTrace(parameter)) &&
           std::none_of(chosen->inputs.factors.begin(), chosen->inputs.factors.end(),
                        [&](const FactorChoice& factor) { return factor.parameter == parameter.name; });
}

std::string textIn(const Study& study, const sim::Parameter& parameter) {
    const ScenarioChoice* chosen = study.simulate.chosen();
    const bool said = chosen && !(chosen->inputs.trace && sim::replacedByTrace(parameter));
    return said ? parameterText(chosen->inputs, parameter.name) : std::string();
}

base::Expected<void> put(StudyStore& store, const std::string& name, const std::string& value) {
    Study changed = store.study();
    ScenarioChoice* chosen = changed.simulate.chosen();
    if (chosen == nullptr) {
        return {};
    }
    auto set = setParameter(chosen->inputs, name, value);
    if (set) {
        store.edit(
            CheckedField::tr("Set %1: %2").arg(widgets::parameterTitle(name), QString::fromStdString(value)),
            [&](Study& study) { study.simulate = changed.simulate; },
            QStringLiteral("simulate.") + QString::fromStdString(name));
    }
    return set;
}

QWidget* wordsControl(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter) {
    auto* combo = new widgets::ElidedCombo;
    const std::string name = parameter.name;
    const auto items = [&parameter](const Study& study) {
        Items<std::string> listed;
        const ScenarioChoice* chosen = study.simulate.chosen();
        for (const std::string& choice : parameter.choices) {
            if (choice != "trace" || (chosen && chosen->inputs.trace)) {  // a trace is first chosen as a file
                listed.push_back({widgets::levelText(parameter, choice), choice});
            }
        }
        return listed;
    };
    bindings.bindChoice<std::string>(
        combo, [&parameter](const Study& study) { return textIn(study, parameter); }, items,
        [&store, name](const std::string& value) { static_cast<void>(put(store, name, value)); });
    return combo;
}

}  // namespace

QWidget* parameterControl(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter) {
    const std::string name = parameter.name;
    QWidget* control = nullptr;
    if (!parameter.choices.empty()) {
        control = wordsControl(bindings, store, parameter);
    } else {
        auto* field = new CheckedField(
            [&store, name](const QString& text) { return put(store, name, text.trimmed().toStdString()); });
        const QString unit = widgets::unitText(parameter.quantity);
        field->setMaximumWidth(parameter.quantity == sim::Quantity::words ? 96 : 84);
        field->setUsualTip(unit.isEmpty() ? widgets::parameterTitle(name)
                                          : widgets::withComma(widgets::parameterTitle(name), unit));
        bindings.follow([field, &parameter](const Study& study) {
            field->display(QString::fromStdString(textIn(study, parameter)));
        });
        control = field;
    }
    control->setObjectName(QString::fromStdString(name));
    control->setAccessibleName(widgets::parameterTitle(name));
    bindings.enableWhen(control, [&parameter](const Study& study) { return isOpen(study, parameter); });
    return control;
}

QWidget* sensitivityButton(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("simulate.sensitivity.") + QString::fromStdString(parameter.name));
    button->setIcon(widgets::icon(QStringLiteral("trends")));
    button->setAutoRaise(true);
    const QString what =
        CheckedField::tr("Sensitivity to this parameter: %1").arg(widgets::parameterTitle(parameter.name));
    button->setAccessibleName(what);
    widgets::setTip(
        button,
        CheckedField::tr("%1\nAdds a scenario that varies it from a quarter to four times its value.").arg(what));
    QObject::connect(button, &QToolButton::clicked, button, [&store, &parameter, what] {
        const ScenarioChoice* chosen = store.study().simulate.chosen();
        auto inputs = chosen ? variedAround(chosen->inputs, parameter) : ScenarioInputs();
        if (!chosen || !inputs) {
            return;  // the page reports what is wrong with the scenario
        }
        store.edit(what, [&, name = chosen->name](Study& study) {
            const QString title =
                widgets::withColon(QString::fromStdString(name), widgets::parameterTitle(parameter.name));
            addScenario(study, title.toStdString(), *std::move(inputs));
            study.simulate.along = parameter.name;
        });
    });
    bindings.enableWhen(button, [&parameter](const Study& study) { return isOpen(study, parameter); });
    return button;
}

CheckedField::CheckedField(Take take, QWidget* parent) : QLineEdit(parent), m_take(std::move(take)) {
    connect(this, &QLineEdit::editingFinished, this, &CheckedField::enter);
}

void CheckedField::setUsualTip(const QString& tip) {
    m_tip = tip;
    widgets::setTip(this, tip);
}

void CheckedField::display(const QString& text) {
    m_shown = text;
    if (this->text() != text) {
        setText(text);
    }
    setRefusal({});
}

void CheckedField::setRefusal(const QString& why) {
    widgets::setError(this, !why.isEmpty());
    widgets::setTip(this, why.isEmpty() ? m_tip : why);
    emit refused(why);
}

void CheckedField::enter() {
    if (text() == m_shown) {
        return;
    }
    const auto taken = m_take(text());
    setRefusal(taken ? QString() : errorMessage(taken.error()) + QLatin1Char('\n') + errorRemedy(taken.error()));
}

}  // namespace greyscope::app
