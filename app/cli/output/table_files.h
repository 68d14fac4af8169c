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

/// Returns the name of a file for notes and errors.
[[nodiscard]] std::string fileName(const std::string& file);

struct ReadFile {
    std::string path;  ///< or the URL of a database table
    io::Imported imported;
    std::shared_ptr<const std::string> text = nullptr;  ///< content of standard input, which cannot be read again
};
/// The files of FILE... arguments.
struct ReadFiles {
    std::vector<ReadFile> files;
    std::vector<base::Error> refused;  ///< files of folders that were not read, named by the location
    bool areOfFolders = false;         ///< all files come from folders
};
/// Reads files, standard input, and all readable files of folders. The notes receive what could not be read as it is,
/// and the other files of folders. Errors: those of the readers; folderHasNone; optionConflict if standard input is
/// given twice.
[[nodiscard]] base::Expected<ReadFiles> readFiles(const std::vector<std::string>& given, const io::ReadOptions& options,
                                                  Notes& notes);
/// Returns a line on the files of folders that were not read; "" if there are none.
[[nodiscard]] std::string refusedText(const std::vector<base::Error>& refused);

/// Reads a table file, or standard input. The notes receive what could not be read as it is.
[[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes,
                                                                             const io::ReadOptions& options = {});
/// Returns a reader of the tables that steps join; it reads each table once.
[[nodiscard]] data::TableReader joinedTables(Notes& notes);
/// Returns the table of a file that was read. Error: noRows.
[[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> tableOf(const ReadFile& file);
/// Returns the table for a study; the study stores the content of standard input like pasted text.
[[nodiscard]] base::Expected<StudyTable> studyTableOf(const ReadFile& file);

/// Returns the tables of a run, as the window opens them: a file or standard input as one table; for a folder all
/// readable files, with those of one layout stacked. `asked` is passed to tablesOfFolder(). Errors: those of
/// readFiles() and tablesOfFolder(), noRows.
[[nodiscard]] base::Expected<std::vector<StudyTable>> runTables(const std::string& given,
                                                                const std::optional<data::Roles>& asked, Notes& notes);

/// Calls stackedTable(). If folders contain tables of several layouts without a shared factor, only those of the first
/// layout are stacked, as the window shows them first, and the notes name the others. `byBins`: times of logs that
/// differ slightly are binned. The notes receive the account of each file.
[[nodiscard]] base::Expected<StudyTable> stackedOf(std::vector<StudyTable> tables, const ReadFiles& read, bool byBins,
                                                   Notes& notes);

/// Calls stackedOf() with the roles of `asked`, if all files have these columns, even in other units. Files with the
/// same header are otherwise stacked by all their columns, if `plain` is set because steps follow, or if `asked`
/// contains columns. Other files are stacked by what their columns look like.
[[nodiscard]] base::Expected<StudyTable> stackedBy(std::vector<StudyTable> tables, const ReadFiles& read,
                                                   const data::Roles& asked, bool plain, Notes& notes);

/// Several files as one table.
struct StackedFiles {
    std::shared_ptr<const data::Dataset> dataset;
    data::Roles roles;  ///< the shared roles; the column of file names is the first key
};
/// Stacks files as stackedBy() does. The notes receive the account of each file. Errors: noRows and those of
/// data::stack().
[[nodiscard]] base::Expected<StackedFiles> stackFiles(const ReadFiles& read, const data::Roles& asked, bool plain,
                                                      Notes& notes);

}  // namespace greyscope::app::cli
