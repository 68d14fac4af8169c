#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/recipe/recipe_panel.h"
#include "app/run/job.h"
#include "app/study/file/study_store.h"
#include "app/tables/table_change.h"

namespace greyscope::app {

/// A table after a number of steps of its recipe.
struct StepView {
    std::size_t steps = 0;
    StudyTable table;                ///< the table, with its dataset after the first `steps` steps
    StepInput input;                 ///< input table of the step whose controls are shown
    std::optional<base::Error> why;  ///< the error if the steps cannot be applied; otherwise nullopt
};

/// Edits the recipe of a table: turns requests of the panel into undoable changes of the study, and stores which step
/// is selected.
class RecipeEditing : public QObject {
    Q_OBJECT

public:
    RecipeEditing(StudyStore& store, TableChange& change, RecipePanel& panel, QObject* parent = nullptr);
    /// Shows the recipe of this table of the study. If another table was shown before, selects the last step.
    void setTable(const StudyTable* table);
    [[nodiscard]] bool showsLast() const { return m_chosen == m_table.recipe.size(); }
    void chooseStep(std::size_t step);
    /// Shows the controls of a new step that will be inserted after the selected one. The recipe changes when the user
    /// confirms it.
    void begin(const StepWhat& what);
    /// Inserts a complete step after the selected one.
    void add(const StepWhat& what);
    /// Leaves out rows, given by the lines of their files, in addition to those that the selected step leaves out.
    void leaveOut(const std::vector<data::ExcludeRows>& marked);
    /// Sets the columns for which new steps are filled in.
    void setColumns(std::vector<std::string> columns) { m_columns = std::move(columns); }
    /// Sets the function that returns the rows that the user has marked, for a step that leaves them out.
    void setMarked(std::function<std::vector<data::ExcludeRows>()> marked) { m_marked = std::move(marked); }

signals:
    /// The table after the selected step is to be shown.
    void shown(const greyscope::app::StepView& view);
    void failed(const QString& message, const QString& remedy);
    void busy(double fraction);

private:
    using Change = std::function<void(data::Recipe&)>;
    void connectPanel();
    /// A function that is called if the recipe cannot be applied. `step` is the number of the failing step.
    using Refused = std::function<void(const base::Error&, std::size_t step)>;
    void put(const QString& what, Change change, std::size_t chosen, Refused refused);
    /// Shows an error of a step in the current recipe.
    void tell(const base::Error& error, std::size_t step);
    void show();
    void look();
    [[nodiscard]] StepWhat filledIn(const StepWhat& what) const;
    [[nodiscard]] QString titleOf(std::size_t step) const;

    StudyStore& m_store;
    TableChange& m_change;
    RecipePanel& m_panel;
    StudyTable m_table;
    std::size_t m_chosen = 0;
    std::optional<std::size_t> m_wanted;  ///< number of the step to select after the recipe has changed
    std::optional<NewStep> m_new;
    std::vector<std::string> m_columns;
    std::function<std::vector<data::ExcludeRows>()> m_marked;
    Job<StepView> m_view;
};

}  // namespace greyscope::app
