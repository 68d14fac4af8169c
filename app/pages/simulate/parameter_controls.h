#pragma once

#include <QLineEdit>

#include "app/pages/binding.h"
#include "core/sim/experiments/parameters.h"

namespace greyscope::app {

/// Returns a control for a parameter of the current scenario: a list of its words, or a field for its value, whose
/// tooltip and colour indicate an invalid value. The control is disabled while the parameter is a factor.
[[nodiscard]] QWidget* parameterControl(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter);

/// Returns a button that adds a scenario in which this numeric parameter is varied around its value, to show how much
/// it matters.
[[nodiscard]] QWidget* sensitivityButton(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter);

/// A field whose text is checked when it is entered.
class CheckedField : public QLineEdit {
    Q_OBJECT

public:
    /// Accepts a text, or returns why it is not valid.
    using Take = std::function<base::Expected<void>(const QString&)>;
    explicit CheckedField(Take take, QWidget* parent = nullptr);
    void display(const QString& text);
    void setUsualTip(const QString& tip);

signals:
    /// The text was rejected, with the reason; "" once the field shows the study's value again.
    void refused(const QString& why);

private:
    void enter();
    void setRefusal(const QString& why);
    Take m_take;
    QString m_shown;
    QString m_tip;
};

}  // namespace greyscope::app
