#pragma once

#include <string>

#include "app/sources/database_source.h"
#include "app/sources/source_stamp.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"

namespace greyscope::app {

/// Whether the file begins as SQLite's do.
[[nodiscard]] bool isSqliteFile(const std::string& path);
/// Whether the text names a database: a URL of one, or a file of SQLite.
[[nodiscard]] bool isDatabase(const std::string& path);
/// The URL of one, or a file of SQLite. Error: fileNotReadable (kUrlWrong).
[[nodiscard]] base::Expected<DatabaseSource> databaseOf(const std::string& path);

/// A table that was read.
struct ReadSource {
    io::Imported imported;
    std::string path;  ///< the file, or the URL that gives the same table again
};
/// Reads a file, a file of SQLite or a database by its URL. Errors: those of io::readFile() and readDatabase().
[[nodiscard]] base::Expected<ReadSource> readSource(const std::string& path, const io::ReadOptions& options,
                                                    base::Progress& progress);

/// What tells whether a source is as it was when this was read of it: of a file its bytes, of a database its rows,
/// whatever their order. Errors: those of stampOf().
[[nodiscard]] base::Expected<SourceStamp> stampOfSource(const std::string& path, const data::Dataset& read,
                                                        base::Progress& progress);

}  // namespace greyscope::app
