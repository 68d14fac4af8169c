#pragma once

#include <QLineEdit>

#include "app/pages/binding.h"
#include "core/sim/experiments/parameters.h"

namespace greyscope::app {

/// Returns a control for a parameter of the current scenario: a list of its possible words, or a field for its value.
/// The tooltip and the colour of the field indicate an invalid value. The control is disabled while the parameter is a
/// factor.
[[nodiscard]] QWidget* parameterControl(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter);

/// Returns a button that shows how much a numeric parameter matters: it adds a scenario in which the parameter is
/// varied around its value.
[[nodiscard]] QWidget* sensitivityButton(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter);

/// A text field whose text is checked when the user confirms it.
class CheckedField : public QLineEdit {
    Q_OBJECT

public:
    /// A function that accepts a text, or returns the error that makes it invalid.
    using Take = std::function<base::Expected<void>(const QString&)>;
    explicit CheckedField(Take take, QWidget* parent = nullptr);
    void display(const QString& text);
    void setUsualTip(const QString& tip);

signals:
    /// The field has rejected its text; `why` is the reason. "": the field shows the value of the study again.
    void refused(const QString& why);

private:
    void enter();
    void setRefusal(const QString& why);
    Take m_take;
    QString m_shown;
    QString m_tip;
};

}  // namespace greyscope::app
