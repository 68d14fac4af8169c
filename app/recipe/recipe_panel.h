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

/// A step that the user is about to add. It is not in the recipe yet, and will be inserted after the first `behind`
/// steps.
struct NewStep {
    std::size_t behind = 0;
    StepWhat what;
};

/// Why a recipe cannot be applied, and at which step.
struct RecipeFault {
    std::size_t step = 0;  ///< number of the failing step, from 1
    QString message;
    QString remedy;
};

/// The panel for the recipe of a table: its steps with the controls of the selected one, buttons that add steps, and
/// the equivalent command. The panel shows what it is given, and emits requests for changes.
class RecipePanel : public QWidget {
    Q_OBJECT

public:
    explicit RecipePanel(QWidget* parent = nullptr);
    /// Shows a recipe. `chosen` is the number of the selected step, from 1; 0 is the source of the table. `added` is a
    /// step that the user is about to add after the selected one.
    void show(const StudyTable& table, std::size_t chosen, const std::optional<NewStep>& added, const Study& study);
    /// Sets the series and options of relational degrees for the equivalent command.
    void setRelated(const Selection& selection, const RelationsChoices& choices);
    /// Sets the input table of the step whose controls are shown.
    void setInput(const StepInput& input);
    /// Shows why the recipe cannot be applied; nullopt: it can.
    void setFault(const std::optional<RecipeFault>& fault);
    void clear();
    void focusEditor();
    /// Returns the list of steps, which emits the requests to rename, move and remove steps.
    [[nodiscard]] RecipeList& list() const { return *m_list; }
    [[nodiscard]] widgets::ViewFrame* frame() const { return m_frame; }

signals:
    void stepChosen(int step);
    /// The user wants to add a step of this kind after the selected one; its controls are to be shown.
    void addRequested(const greyscope::app::StepWhat& what);
    /// The user has completed the new step; it is to be inserted.
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
    /// Returns the row that contains the controls: that of the new step if there is one, otherwise that of the selected
    /// step.
    [[nodiscard]] int editedRow() const;

    StudyTable m_table;
    std::vector<StudyTable> m_tables;  ///< all tables of the study, which a step can join
    Selection m_selection;
    RelationsChoices m_relations;
    std::size_t m_chosen = 0;
    std::optional<NewStep> m_new;
    std::optional<RecipeFault> m_fault;
    StepInput m_input;
    StepEditor* m_editor = nullptr;
    /// Row and contents of the step whose controls are shown; nullopt if none are.
    std::optional<std::pair<int, StepWhat>> m_editing;
    bool m_editingNew = false;
    QPushButton* m_confirm = nullptr;
    RecipeList* m_list;
    QWidget* m_adding = nullptr;
    widgets::Note* m_note;
    CommandBox* m_command;
    widgets::ViewFrame* m_frame = nullptr;
};

}  // namespace greyscope::app
