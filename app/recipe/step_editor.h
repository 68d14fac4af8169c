#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

#include "app/recipe/step_input.h"
#include "app/study/step_words.h"
#include "app/study/study.h"

namespace greyscope::app {

/// The controls of one step. showStep() sets what they show; edited() is emitted only for edits of the user.
class StepEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void showStep(const StepWhat& what) = 0;
    /// Sets the input table of the step.
    virtual void setInput(const StepInput& input) = 0;
    /// Returns the step as entered; nullopt while it is incomplete.
    [[nodiscard]] virtual std::optional<StepWhat> what() const = 0;
    /// Whether the controls show errors of the step themselves.
    [[nodiscard]] virtual bool tellsError() const { return false; }

signals:
    void edited();
};

/// Returns a new editor for a kind of step. `tables` are the tables of the study, which can be joined.
[[nodiscard]] StepEditor* editorFor(const StepWhat& what, const std::vector<StudyTable>& tables);

}  // namespace greyscope::app
