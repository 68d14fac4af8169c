#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

#include "app/recipe/step_input.h"
#include "app/study/step_words.h"
#include "app/study/study.h"

namespace greyscope::app {

/// Base class of the controls for one step of a recipe. showStep() sets what the controls show; edited() is emitted
/// only after the user has changed something.
class StepEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void showStep(const StepWhat& what) = 0;
    /// Sets the table to which the step is applied.
    virtual void setInput(const StepInput& input) = 0;
    /// Returns the step that the user has entered; nullopt while it is incomplete.
    [[nodiscard]] virtual std::optional<StepWhat> what() const = 0;
    /// Whether the controls themselves show the error of the step.
    [[nodiscard]] virtual bool tellsError() const { return false; }

signals:
    void edited();
};

/// Returns new controls for a step of this kind. `tables` are the tables of the study, which a step can join.
[[nodiscard]] StepEditor* editorFor(const StepWhat& what, const std::vector<StudyTable>& tables);

}  // namespace greyscope::app
