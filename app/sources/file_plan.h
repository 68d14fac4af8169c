#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// A preview of what reading a file would give. Reading keeps every row.
struct FilePlan {
    std::string path;
    std::uint64_t bytes = 0;  ///< size of the file
    std::string format;       ///< name of the reader
    std::vector<std::string> columns;
    std::size_t rowsLooked = 0;  ///< number of rows examined: a sample of a large delimited text, otherwise all
    double rows = 0.0;           ///< number of rows, estimated if not all were examined
    double memory = 0.0;         ///< estimated memory in bytes
};

/// Errors: those of io::readFile().
[[nodiscard]] base::Expected<FilePlan> planFile(const std::string& path, base::Progress& progress);

}  // namespace greyscope::app
