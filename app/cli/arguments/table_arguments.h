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
#include "core/io/csv/row_grouping.h"

namespace CLI {
class App;
}  // namespace CLI

namespace greyscope::app::cli {

/// Adds a note on the steps that were added automatically, because columns of the table are levels and were turned into
/// rows.
void noteSpread(const data::Recipe& spread, Notes& notes);

/// Declares the argument FILE... for files of any kind that can be read.
void declareFiles(CLI::App& app, std::vector<std::string>& files);

/// The arguments that select a table. FILE...: files and folders; several are stacked as one table. Options such as
/// --where, --except and --unpivot: steps, applied in the order in which they are given before a command uses the
/// table.
class TableArguments {
public:
    void declare(CLI::App& app);
    void declareSteps(CLI::App& app) { m_steps.declare(app); }

    /// The files that were read, from which a study can be made.
    struct Source {
        std::shared_ptr<const ReadFiles> files;
        data::Roles asked;         ///< the columns by which several files are stacked
        data::TableReader joined;  ///< reads the tables that join steps need
        data::Recipe spread;       ///< steps that were added automatically
    };
    struct Table {
        /// The table after all steps except the final conditions. Roles are guessed from it, and thus from all rows.
        std::shared_ptr<const data::Dataset> dataset;
        std::vector<data::Filter> where;   ///< the final conditions, which are not yet applied
        std::optional<data::Roles> roles;  ///< common roles of stacked files; nullopt if a step changed them
        data::HeadingLevels spread;        ///< steps that were added automatically
        Source read = {};
        std::optional<data::Reading> reading = {};  ///< the reading that --reading selects; nullopt if it was not given

        /// Returns the name of the column that contains the file names of a stack; empty if there is none.
        [[nodiscard]] std::string source() const;
        /// Returns the layout of the table; nullopt if it has no metric. If files are stacked, the first key is the
        /// column of the file names.
        [[nodiscard]] std::optional<data::TableLayout> layout() const;
    };
    /// Reads the table. `asked` contains the columns that options name; `series` lists the requested series. Columns of
    /// a single file whose names are levels become rows, as in the window, unless a step is given or an option names
    /// one of these columns. The notes receive what could not be read exactly, and the rows and converted units of each
    /// stacked file. They also receive what the steps left out, and the rows in which a column of `asked` is empty.
    [[nodiscard]] base::Expected<Table> read(const data::Roles& asked, Notes& notes,
                                             const std::vector<std::string>& series = {}) const;

    /// Returns the table for a study, with the conditions as the last steps of its recipe; its roles are guessed.
    /// Conditions on the columns in `free` are omitted. Errors: those of tableFrom() and setRecipe().
    [[nodiscard]] base::Expected<StudyTable> studyTable(const Source& read,
                                                        const std::vector<std::string>& free = {}) const;

    /// Whether the rows can be grouped while they are read, for a command that needs no single row: one file without
    /// steps.
    [[nodiscard]] bool mayGroup() const;
    /// Makes read() group the rows of a large file; nullopt: it keeps them. read() then may also fail because the rows
    /// are needed (data::neededRows()).
    void groupRows(const std::optional<io::RowGrouping>& grouping) { m_grouping = grouping; }

    /// Returns the name of the table for notes and errors.
    [[nodiscard]] std::string name() const;

private:
    std::vector<std::string> m_files;
    ReadingArguments m_reading;
    StepArguments m_steps;
    std::optional<io::RowGrouping> m_grouping;
};

}  // namespace greyscope::app::cli
