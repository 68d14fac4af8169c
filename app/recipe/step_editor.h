#pragma once

#include <QWidget>

#include <optional>
#include <string>
#include <vector>

#include "app/recipe/step_input.h"
#include "app/study/step_words.h"
#include "app/study/study.h"

namespace greyscope::app {

/// The controls of one step. What they show is told by showStep(); only a user's edit is told by edited().
class StepEditor : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    virtual void showStep(const StepWhat& what) = 0;
    /// The table that the step is given.
    virtual void setInput(const StepInput& input) = 0;
    /// What the controls say; nothing while something is lacking.
    [[nodiscard]] virtual std::optional<StepWhat> what() const = 0;
    /// Whether the controls say themselves what is wrong with it.
    [[nodiscard]] virtual bool tellsError() const { return false; }

signals:
    void edited();
};

/// The editor of a step of this kind. `tables` are those of the study, which can be joined.
[[nodiscard]] StepEditor* editorFor(const StepWhat& what, const std::vector<StudyTable>& tables);

}  // namespace greyscope::app
