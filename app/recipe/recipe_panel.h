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

/// A step that is not in the recipe yet: it comes behind so many others.
struct NewStep {
    std::size_t behind = 0;
    StepWhat what;
};

/// Why a recipe cannot be applied.
struct RecipeFault {
    std::size_t step = 0;  ///< that fails, from 1
    QString message;
    QString remedy;
};

/// The recipe of a table: its steps with the controls of the chosen one, what adds further ones, and the same as a
/// command. It shows what it is given and asks for changes.
class RecipePanel : public QWidget {
    Q_OBJECT

public:
    explicit RecipePanel(QWidget* parent = nullptr);
    /// `chosen`: the step, from 1; 0 is where the table was read. A new step stands behind the chosen one.
    void show(const StudyTable& table, std::size_t chosen, const std::optional<NewStep>& added, const Study& study);
    /// What the command relates, and how.
    void setRelated(const Selection& selection, const RelationsChoices& choices);
    /// The table that the step with the controls is given.
    void setInput(const StepInput& input);
    /// None: everything is well.
    void setFault(const std::optional<RecipeFault>& fault);
    void clear();
    void focusEditor();
    /// Its steps, which ask to be renamed, moved and removed.
    [[nodiscard]] RecipeList& list() const { return *m_list; }
    [[nodiscard]] widgets::ViewFrame* frame() const { return m_frame; }

signals:
    void stepChosen(int step);
    /// A step of this kind is to be added behind the chosen one.
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
    /// Of the row with the controls; the new step's where there is one.
    [[nodiscard]] int editedRow() const;

    StudyTable m_table;
    std::vector<StudyTable> m_tables;  ///< of the study
    Selection m_selection;
    RelationsChoices m_relations;
    std::size_t m_chosen = 0;
    std::optional<NewStep> m_new;
    std::optional<RecipeFault> m_fault;
    StepInput m_input;
    StepEditor* m_editor = nullptr;
    std::optional<std::pair<int, StepWhat>> m_editing;  ///< the row and the step whose controls there are
    bool m_editingNew = false;
    QPushButton* m_confirm = nullptr;
    RecipeList* m_list;
    QWidget* m_adding = nullptr;
    widgets::Note* m_note;
    CommandBox* m_command;
    widgets::ViewFrame* m_frame = nullptr;
};

}  // namespace greyscope::app
