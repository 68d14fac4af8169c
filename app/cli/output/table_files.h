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

/// A file as notes and errors call it.
[[nodiscard]] std::string fileName(const std::string& file);

struct ReadFile {
    std::string path;  ///< or the URL of a database's table
    io::Imported imported;
    std::shared_ptr<const std::string> text = nullptr;  ///< of standard input, which cannot be read again
};
/// FILE... as commands take them.
struct ReadFiles {
    std::vector<ReadFile> files;
    std::vector<base::Error> refused;  ///< files of folders, the location's
    bool areOfFolders = false;         ///< all of them
};
/// Reads files, standard input and folders, of which all files that can be read. What could not be taken as it stood
/// goes to the notes, as do the other files of a folder. Errors: those of the readers; folderHasNone; optionConflict
/// where standard input is given twice.
[[nodiscard]] base::Expected<ReadFiles> readFiles(const std::vector<std::string>& given, const io::ReadOptions& options,
                                                  Notes& notes);
/// A line on the files of folders that were not read; "" where there is none.
[[nodiscard]] std::string refusedText(const std::vector<base::Error>& refused);

/// Reads a table file, or standard input; what could not be taken as it stood goes to the notes.
[[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> readTable(const std::string& file, Notes& notes,
                                                                             const io::ReadOptions& options = {});
/// Reads the tables that steps join, each once as long as the reader is used.
[[nodiscard]] data::TableReader joinedTables(Notes& notes);
/// The table of a file that was read. Error: noRows.
[[nodiscard]] base::Expected<std::shared_ptr<const data::Dataset>> tableOf(const ReadFile& file);
/// The same as a study has it, which holds what standard input gave as it holds what was pasted.
[[nodiscard]] base::Expected<StudyTable> studyTableOf(const ReadFile& file);

/// What a run is made of, as the window opens it: a file or standard input as a table of a study; of a folder all files
/// that can be read, those of one layout stacked. `asked` is as tablesOfFolder() takes it. Errors: those of
/// readFiles() and tablesOfFolder(), noRows.
[[nodiscard]] base::Expected<std::vector<StudyTable>> runTables(const std::string& given,
                                                                const std::optional<data::Roles>& asked, Notes& notes);

/// stackedTable(); of folders that hold tables of several layouts without a factor that all share, those of the first
/// one, as the window shows them first, and the notes name the others. Times of logs that differ a little are in common
/// bins unless `byBins` is false. What became of each file goes to the notes.
[[nodiscard]] base::Expected<StudyTable> stackedOf(std::vector<StudyTable> tables, const ReadFiles& read, bool byBins,
                                                   Notes& notes);

/// stackedOf() of files that all have the columns of `asked`, if only in other units, by these; of files of one header
/// by all their columns where `plain` says that steps follow, or asked names some. Others are stacked by what their
/// columns look like.
[[nodiscard]] base::Expected<StudyTable> stackedBy(std::vector<StudyTable> tables, const ReadFiles& read,
                                                   const data::Roles& asked, bool plain, Notes& notes);

/// Several files as one table.
struct StackedFiles {
    std::shared_ptr<const data::Dataset> dataset;
    data::Roles roles;  ///< what they share; the column of the files' names is the first key
};
/// As stackedBy(). What became of each file goes to the notes. Errors: noRows and those of data::stack().
[[nodiscard]] base::Expected<StackedFiles> stackFiles(const ReadFiles& read, const data::Roles& asked, bool plain,
                                                      Notes& notes);

}  // namespace greyscope::app::cli
