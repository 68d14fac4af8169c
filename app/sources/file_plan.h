#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/data/groups/row_groups.h"

namespace greyscope::app {

/// What reading a file would give, without reading all of it.
struct FilePlan {
    std::string path;
    std::uint64_t bytes = 0;  ///< size of the file in bytes
    std::string format;       ///< name of the reader for this format
    std::vector<std::string> columns;
    /// Number of rows that were examined: a sample of a large delimited text file, otherwise all.
    std::size_t rowsLooked = 0;
    double rows = 0.0;    ///< number of rows of the file; estimated if not all were examined
    double memory = 0.0;  ///< estimated memory in bytes that the table needs
    /// Why commands that need only groups of rows keep every row; nullopt: they group the rows while they read them.
    std::optional<data::KeptRows> kept = {};
};

/// Examines a file and returns what reading it would give. Errors: those of io::readFile().
[[nodiscard]] base::Expected<FilePlan> planFile(const std::string& path, base::Progress& progress);

}  // namespace greyscope::app
