#pragma once

#include <string>

#include "app/sources/database_source.h"
#include "app/sources/source_stamp.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// Whether a file begins like an SQLite database.
[[nodiscard]] bool isSqliteFile(const std::string& path);
/// Whether `path` names a database, as a URL or as an SQLite file.
[[nodiscard]] bool isDatabase(const std::string& path);
/// Returns the database source that a URL or the path of an SQLite file names. Error: fileNotReadable (kUrlWrong).
[[nodiscard]] base::Expected<DatabaseSource> databaseOf(const std::string& path);

/// A table that was read from a file or a database, and where from.
struct ReadSource {
    io::Imported imported;
    std::string path;  ///< path of the file, or URL that gives the same table again
};
/// Reads a table from a file or from a database, which `path` names by its URL or as an SQLite file. Errors: those of
/// io::readFile() and readDatabase().
[[nodiscard]] base::Expected<ReadSource> readSource(const std::string& path, const io::ReadOptions& options,
                                                    base::Progress& progress);

/// Returns the stamp of a source, from which a later change is detected. For a file, it is made from its bytes; for a
/// database, from the rows in `read`, in any order. Errors: those of stampOf().
[[nodiscard]] base::Expected<SourceStamp> stampOfSource(const std::string& path, const data::Dataset& read,
                                                        base::Progress& progress);

}  // namespace greyscope::app
