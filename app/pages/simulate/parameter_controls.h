#pragma once

#include <QLineEdit>

#include "app/pages/binding.h"
#include "core/sim/experiments/parameters.h"

namespace greyscope::app {

/// A control for a parameter of the chosen scenario: a list of its words, or a field for its value, which says in its
/// tip and by its colour what cannot be taken. While a parameter is varied its control rests.
[[nodiscard]] QWidget* parameterControl(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter);

/// A button that adds a scenario in which the parameter, a number, is varied around what it is: how much it matters.
[[nodiscard]] QWidget* sensitivityButton(Bindings& bindings, StudyStore& store, const sim::Parameter& parameter);

/// A field for a text that is checked when it is entered.
class CheckedField : public QLineEdit {
    Q_OBJECT

public:
    /// `take` takes a text or says why it cannot.
    using Take = std::function<base::Expected<void>(const QString&)>;
    explicit CheckedField(Take take, QWidget* parent = nullptr);
    void display(const QString& text);
    void setUsualTip(const QString& tip);

signals:
    /// Why what stands there was not taken; "" once it is the study's value again.
    void refused(const QString& why);

private:
    void enter();
    void setRefusal(const QString& why);
    Take m_take;
    QString m_shown;
    QString m_tip;
};

}  // namespace greyscope::app
