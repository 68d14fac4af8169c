#pragma once

#include <cstdint>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// The state of a file (or of rows of a database) when a table was read from it, by which a later change is detected.
struct SourceStamp {
    std::uint64_t bytes = 0;      ///< size of a file in bytes; for a database, the number of rows
    std::int64_t modifiedMs = 0;  ///< modification time of the file; not stored in studies
    /// SHA-256 of the bytes of the file, in hexadecimal digits as `sha256sum` prints it; for a database, of its rows.
    std::string sha256;
    bool operator==(const SourceStamp&) const = default;
};

/// Returns a stamp with only the size and the modification time, without reading the file.
[[nodiscard]] SourceStamp quickStamp(const std::string& path);
/// Returns a complete stamp, for which the file is read once. Errors: fileNotFound, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<SourceStamp> stampOf(const std::string& path, base::Progress& progress);

enum class SourceState { same, changed, gone };

/// Returns whether a file has changed since `stamp`. If size or time differ, the checksum decides: a file that was only
/// touched counts as unchanged.
[[nodiscard]] SourceState sourceState(const std::string& path, const SourceStamp& stamp, base::Progress& progress);

}  // namespace greyscope::app
