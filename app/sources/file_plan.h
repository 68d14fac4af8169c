#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// What reading a file will bring. Every row is read and kept.
struct FilePlan {
    std::string path;
    std::uint64_t bytes = 0;  ///< of the file
    std::string format;       ///< name of the reader
    std::vector<std::string> columns;
    std::size_t rowsLooked = 0;  ///< of delimited text a sample, of other files and of small ones all
    double rows = 0.0;           ///< about so many, where not all were looked at
    double memory = 0.0;         ///< bytes that they will take
};

/// Errors: those of io::readFile().
[[nodiscard]] base::Expected<FilePlan> planFile(const std::string& path, base::Progress& progress);

}  // namespace greyscope::app
