#pragma once

#include <string>

#include "app/sources/database_source.h"
#include "app/sources/source_stamp.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// Whether the file begins like an SQLite file.
[[nodiscard]] bool isSqliteFile(const std::string& path);
/// Whether the text names a database: by URL or as an SQLite file.
[[nodiscard]] bool isDatabase(const std::string& path);
/// Returns the source of a database URL or an SQLite file. Error: fileNotReadable (kUrlWrong).
[[nodiscard]] base::Expected<DatabaseSource> databaseOf(const std::string& path);

/// A table that was read.
struct ReadSource {
    io::Imported imported;
    std::string path;  ///< the file, or the URL that gives the same table again
};
/// Reads a file, an SQLite file, or a database by its URL. Errors: those of io::readFile() and readDatabase().
[[nodiscard]] base::Expected<ReadSource> readSource(const std::string& path, const io::ReadOptions& options,
                                                    base::Progress& progress);

/// Returns the stamp that shows whether a source has changed since `read` was read: from a file's bytes, or from a
/// database's rows in any order. Errors: those of stampOf().
[[nodiscard]] base::Expected<SourceStamp> stampOfSource(const std::string& path, const data::Dataset& read,
                                                        base::Progress& progress);

}  // namespace greyscope::app
