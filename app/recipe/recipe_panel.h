#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "app/recipe/step_editor.h"
#include "app/study/study.h"

class QPushButton;

namespace greyscope::widgets {
class Note;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class CommandBox;
class RecipeList;

/// A step that is not in the recipe yet; it is inserted after `behind` steps.
struct NewStep {
    std::size_t behind = 0;
    StepWhat what;
};

/// The reason why a recipe cannot be applied.
struct RecipeFault {
    std::size_t step = 0;  ///< the failing step, from 1
    QString message;
    QString remedy;
};

/// The recipe of a table: its steps with the controls of the selected one, buttons that add steps, and the equivalent
/// command. The panel shows what it is given and emits requests for changes.
class RecipePanel : public QWidget {
    Q_OBJECT

public:
    explicit RecipePanel(QWidget* parent = nullptr);
    /// Shows a recipe. `chosen` is the selected step, from 1; 0 is the source of the table. A new step follows the
    /// selected one.
    void show(const StudyTable& table, std::size_t chosen, const std::optional<NewStep>& added, const Study& study);
    /// Sets the series that the command relates, and the options.
    void setRelated(const Selection& selection, const RelationsChoices& choices);
    /// Sets the input table of the step whose controls are shown.
    void setInput(const StepInput& input);
    /// Shows why the recipe cannot be applied; nullopt: no fault.
    void setFault(const std::optional<RecipeFault>& fault);
    void clear();
    void focusEditor();
    /// The list of steps; it emits requests to rename, move and remove them.
    [[nodiscard]] RecipeList& list() const { return *m_list; }
    [[nodiscard]] widgets::ViewFrame* frame() const { return m_frame; }

signals:
    void stepChosen(int step);
    /// Request to add a step of this kind after the selected one.
    void addRequested(const greyscope::app::StepWhat& what);
    void addConfirmed(const greyscope::app::StepWhat& what);
    void addCancelled();
    void stepEdited(int step, const greyscope::app::StepWhat& what);
    void undoRequested();
    void redoRequested();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    QWidget* buildAdding();
    void connectList();
    void showRows();
    void showEditor();
    void showCommand();
    void fitCommand();
    QWidget* withButtons(StepEditor* editor);
    /// Returns the row with the controls: that of the new step, if there is one.
    [[nodiscard]] int editedRow() const;

    StudyTable m_table;
    std::vector<StudyTable> m_tables;  ///< tables of the study
    Selection m_selection;
    RelationsChoices m_relations;
    std::size_t m_chosen = 0;
    std::optional<NewStep> m_new;
    std::optional<RecipeFault> m_fault;
    StepInput m_input;
    StepEditor* m_editor = nullptr;
    std::optional<std::pair<int, StepWhat>> m_editing;  ///< the row and the step whose controls are shown
    bool m_editingNew = false;
    QPushButton* m_confirm = nullptr;
    RecipeList* m_list;
    QWidget* m_adding = nullptr;
    widgets::Note* m_note;
    CommandBox* m_command;
    widgets::ViewFrame* m_frame = nullptr;
};

}  // namespace greyscope::app
