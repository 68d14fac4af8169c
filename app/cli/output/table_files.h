#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "core/base/error.h"
#include "core/data/dataset.h"
#include "core/data/recipe/recipe.h"
#include "core/data/roles/roles.h"
#include "core/io/reader.h"

namespace greyscope::app::cli {

class Notes;

/// Returns how notes and errors name a file.
[[nodiscard]] std::string fileName(const std::string& file);

struct ReadFile {
    std::string path;  ///< path of the file, or URL of a database table
    io::Imported imported;
    /// Content of standard input, which cannot be read again; otherwise null.
    std::shared_ptr<const std::string> text = nullptr;
};
/// The files that were read for FILE... arguments.
struct ReadFiles {
    std::vector<ReadFile> files;
    std::vector<base::Error> refused;  ///< errors of the files in folders that could not be read; each names its file
    bool areOfFolders = false;         ///< whether all files come from folders
};
/// Reads files, standard input, and all readable files of folders. The notes receive what could not be read exactly,
/// and the files in folders that were not read. Errors: those of the readers; folderHasNone; optionConflict if standard
/// input is given twice.
[[nodiscard]] base::Expected<ReadFiles> readFiles(const std::vector<std::string>& given, const io::ReadOptions& options,
                                                  Notes& notes);
/// Returns a line on the files in folders that were not read; "" if all were read.
[[nodiscard]] std::string refusedText(const std::vector<base::Error>& refused);

/// Reads a table from a file or standard input. The notes receive what could not be read exactly.
[[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes,
                                                                             const io::ReadOptions& options = {});
/// Returns a function that reads the tables that join steps need. It reads each table only once.
[[nodiscard]] data::TableReader joinedTables(Notes& notes);
/// Returns the table of a file that was read. Error: noRows.
[[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> tableOf(const ReadFile& file);
/// Returns the table of a file, for a study. The study stores the content of standard input like pasted text.
[[nodiscard]] base::Expected<StudyTable> studyTableOf(const ReadFile& file);

/// Returns the tables of a run, as the window opens them. A file or standard input is one table. For a folder, all
/// readable files are read, and those with the same layout are stacked. `asked` is passed to tablesOfFolder(). Errors:
/// those of readFiles() and tablesOfFolder(), noRows.
[[nodiscard]] base::Expected<std::vector<StudyTable>> runTables(const std::string& given,
                                                                const std::optional<data::Roles>& asked, Notes& notes);

/// Stacks tables as one table, by stackedTable(). If folders contain tables of several layouts without a common factor,
/// only those of the first layout are stacked, which the window shows first; the notes name the others. `byBins`: times
/// of logs that differ slightly are binned. The notes also receive the rows, converted units and omitted columns of
/// each file.
[[nodiscard]] base::Expected<StudyTable> stackedOf(std::vector<StudyTable> tables, const ReadFiles& read, bool byBins,
                                                   Notes& notes);

/// Stacks tables as one table. If all of them have the columns of `asked`, even in other units, these are the common
/// columns. Otherwise, files with the same header are stacked by all their columns, if `plain` is set because steps
/// follow, or if `asked` contains columns. Other files are stacked by what their columns look like.
[[nodiscard]] base::Expected<StudyTable> stackedBy(std::vector<StudyTable> tables, const ReadFiles& read,
                                                   const data::Roles& asked, bool plain, Notes& notes);

/// Several files as one table.
struct StackedFiles {
    std::shared_ptr<const data::Dataset> dataset;
    data::Roles roles;  ///< the common roles; the column of file names is the first key
};
/// Stacks files as stackedBy() does, and returns the table with its roles. The notes receive the rows, converted units
/// and omitted columns of each file. Errors: noRows and those of data::stack().
[[nodiscard]] base::Expected<StackedFiles> stackFiles(const ReadFiles& read, const data::Roles& asked, bool plain,
                                                      Notes& notes);

}  // namespace greyscope::app::cli
