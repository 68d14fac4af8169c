#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/arguments/reading_arguments.h"
#include "app/cli/arguments/step_arguments.h"
#include "app/cli/output/table_files.h"
#include "app/study/study.h"
#include "core/base/error.h"
#include "core/data/columns/heading_levels.h"
#include "core/data/dataset.h"
#include "core/data/recipe/recipe.h"
#include "core/data/table_layout.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// Says which steps made rows of columns without being asked for.
void noteSpread(const data::Recipe& spread, Notes& notes);

/// FILE..., whatever can be read.
void declareFiles(CLI::App& app, std::vector<std::string>& files);

/// FILE..., files and folders, several of which are stacked as one table, and the steps that it goes through before a
/// command takes it
/// (--where, --except, --unpivot, ...), in the order in which they are given.
class TableArguments {
public:
    void declare(CLI::App& app);
    void declareSteps(CLI::App& app) { m_steps.declare(app); }

    /// What was read, which a study is made of.
    struct Source {
        std::shared_ptr<const ReadFiles> files;
        data::Roles asked;         ///< by which several files are stacked
        data::TableReader joined;  ///< of the tables that steps join
        data::Recipe spread;       ///< steps that nobody gave
    };
    struct Table {
        /// After all steps but the conditions that end them: roles are told from all rows.
        std::shared_ptr<const data::Dataset> dataset;
        std::vector<data::Filter> where;   ///< these conditions
        std::optional<data::Roles> roles;  ///< that stacked files share, where no step changed them
        data::HeadingLevels spread;        ///< steps among them that nobody gave
        Source read = {};
        std::optional<data::Reading> reading = {};  ///< that somebody asked for

        /// The column that names the files of a stack; empty where there is none.
        [[nodiscard]] std::string source() const;
        /// How it is to be read; nothing where nothing in it can be measured. Of a stack the source is the first key.
        [[nodiscard]] std::optional<data::TableLayout> layout() const;
    };
    /// `asked` are the columns that options name. What was not taken as it stood, what became of each file of a stack
    /// and what the steps left out goes to the notes, as do the rows in which a cell of `asked` is empty.
    /// Columns of one file whose names are levels become rows, as where the window opens it, unless a step is given or
    /// an option names one of them; `series` are those that are asked for.
    [[nodiscard]] base::Expected<Table> read(const data::Roles& asked, Notes& notes,
                                             const std::vector<std::string>& series = {}) const;

    /// The same table as a study has it, with the conditions as the last steps of its recipe; its roles are guessed.
    /// Conditions on the columns `free` are no steps of it. Errors: those of tableFrom() and setRecipe().
    [[nodiscard]] base::Expected<StudyTable> studyTable(const Source& read,
                                                        const std::vector<std::string>& free = {}) const;

    /// As notes and errors call the table.
    [[nodiscard]] std::string name() const;

private:
    std::vector<std::string> m_files;
    ReadingArguments m_reading;
    StepArguments m_steps;
};

}  // namespace greyscope::app::cli
