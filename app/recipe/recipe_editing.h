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

/// What a table is like after some steps of its recipe.
struct StepView {
    std::size_t steps = 0;
    StudyTable table;                ///< with the dataset after them
    StepInput input;                 ///< of the step whose controls there are
    std::optional<base::Error> why;  ///< there is no such table
};

/// Edits the recipe of a table: what the panel asks for becomes a step of the study's history, and which step is chosen
/// is known here alone.
class RecipeEditing : public QObject {
    Q_OBJECT

public:
    RecipeEditing(StudyStore& store, TableChange& change, RecipePanel& panel, QObject* parent = nullptr);
    /// Follows this table of the study; its last step is chosen where it is another than before.
    void setTable(const StudyTable* table);
    [[nodiscard]] bool showsLast() const { return m_chosen == m_table.recipe.size(); }
    void chooseStep(std::size_t step);
    /// Opens the controls of a new step behind the values on show.
    void begin(const StepWhat& what);
    /// Adds a step there at once.
    void add(const StepWhat& what);
    /// Leaves out the rows of these lines, together with those that the step on show leaves out.
    void leaveOut(const std::vector<data::ExcludeRows>& marked);
    /// Columns that new steps are about, where they can.
    void setColumns(std::vector<std::string> columns) { m_columns = std::move(columns); }
    /// Tells the rows that a user has marked, for the step that leaves them out.
    void setMarked(std::function<std::vector<data::ExcludeRows>()> marked) { m_marked = std::move(marked); }

signals:
    /// The table after the chosen step.
    void shown(const greyscope::app::StepView& view);
    void failed(const QString& message, const QString& remedy);
    void busy(double fraction);

private:
    using Change = std::function<void(data::Recipe&)>;
    void connectPanel();
    /// Where the recipe cannot be applied, `refused` is told by which of its steps.
    using Refused = std::function<void(const base::Error&, std::size_t step)>;
    void put(const QString& what, Change change, std::size_t chosen, Refused refused);
    /// Shows an error at a step of the recipe as it is.
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
    std::optional<std::size_t> m_wanted;  ///< the step to choose once the recipe is another
    std::optional<NewStep> m_new;
    std::vector<std::string> m_columns;
    std::function<std::vector<data::ExcludeRows>()> m_marked;
    Job<StepView> m_view;
};

}  // namespace greyscope::app
