#pragma once

#include <cstdint>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// Identifies the state of a file when a table was read from it, to detect changes.
struct SourceStamp {
    std::uint64_t bytes = 0;      ///< bytes of a file, rows of a database
    std::int64_t modifiedMs = 0;  ///< modification time in the file system; not written to studies
    /// SHA-256 of the file's bytes, in hexadecimal digits as `sha256sum` prints it; for a database, of its rows.
    std::string sha256;
    bool operator==(const SourceStamp&) const = default;
};

/// Returns only size and time, without reading the file.
[[nodiscard]] SourceStamp quickStamp(const std::string& path);
/// Returns the full stamp; reads the file once. Errors: fileNotFound, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<SourceStamp> stampOf(const std::string& path, base::Progress& progress);

enum class SourceState { same, changed, gone };

/// Compares size and time, and if they differ, the checksum: a file that was only touched counts as unchanged.
[[nodiscard]] SourceState sourceState(const std::string& path, const SourceStamp& stamp, base::Progress& progress);

}  // namespace greyscope::app
