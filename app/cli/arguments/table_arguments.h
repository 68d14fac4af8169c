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

/// Notes the steps that turned columns into rows without being given.
void noteSpread(const data::Recipe& spread, Notes& notes);

/// Declares FILE... for any readable file.
void declareFiles(CLI::App& app, std::vector<std::string>& files);

/// FILE...: files and folders, several of which are stacked as one table; and the steps applied before a command uses
/// the table (--where, --except, --unpivot, ...), in the order in which they are given.
class TableArguments {
public:
    void declare(CLI::App& app);
    void declareSteps(CLI::App& app) { m_steps.declare(app); }

    /// The files that were read, from which a study can be made.
    struct Source {
        std::shared_ptr<const ReadFiles> files;
        data::Roles asked;         ///< columns by which several files are stacked
        data::TableReader joined;  ///< reader of the tables that steps join
        data::Recipe spread;       ///< steps that were added without being given
    };
    struct Table {
        /// After all steps except the final conditions, because roles are guessed from all rows.
        std::shared_ptr<const data::Dataset> dataset;
        std::vector<data::Filter> where;   ///< the final conditions
        std::optional<data::Roles> roles;  ///< shared roles of stacked files, unless a step changed them
        data::HeadingLevels spread;        ///< steps that were added without being given
        Source read = {};
        std::optional<data::Reading> reading = {};  ///< the reading of --reading

        /// Returns the column that names the files of a stack; empty if there is none.
        [[nodiscard]] std::string source() const;
        /// Returns the layout of the table; nullopt if it has no metric. For a stack, the column of the files is the
        /// first key.
        [[nodiscard]] std::optional<data::TableLayout> layout() const;
    };
    /// Reads the table. `asked` contains the columns that options name.
    /// The notes receive what could not be read as it is, the account of each file of a stack, what the steps left out,
    /// and the rows in which a cell of `asked` is empty. Columns of a single file whose names are levels become rows,
    /// as in the window, unless a step is given or an option names one of them. `series` lists requested series.
    [[nodiscard]] base::Expected<Table> read(const data::Roles& asked, Notes& notes,
                                             const std::vector<std::string>& series = {}) const;

    /// Returns the table for a study, with the conditions as the last steps of its recipe; its roles are guessed.
    /// Conditions on the columns `free` are left out. Errors: those of tableFrom() and setRecipe().
    [[nodiscard]] base::Expected<StudyTable> studyTable(const Source& read,
                                                        const std::vector<std::string>& free = {}) const;

    /// Returns the name of the table for notes and errors.
    [[nodiscard]] std::string name() const;

private:
    std::vector<std::string> m_files;
    ReadingArguments m_reading;
    StepArguments m_steps;
};

}  // namespace greyscope::app::cli
