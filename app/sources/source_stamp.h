#pragma once

#include <cstdint>
#include <string>

#include "core/base/error.h"
#include "core/base/progress.h"

namespace greyscope::app {

/// A file as it was when a table was read from it: what tells whether it is still the same.
struct SourceStamp {
    std::uint64_t bytes = 0;      ///< of a database: rows
    std::int64_t modifiedMs = 0;  ///< of the file system; not written to studies
    std::string sha256;           ///< of its bytes, in hexadecimal digits, as `sha256sum` prints it; of the rows
    bool operator==(const SourceStamp&) const = default;
};

/// Bytes and time alone: without a look into the file.
[[nodiscard]] SourceStamp quickStamp(const std::string& path);
/// Reads the file once. Errors: fileNotFound, fileNotReadable, cancelled.
[[nodiscard]] base::Expected<SourceStamp> stampOf(const std::string& path, base::Progress& progress);

enum class SourceState { same, changed, gone };

/// Compares by size and time, and where those differ by the sum: a file that was only touched is the same.
[[nodiscard]] SourceState sourceState(const std::string& path, const SourceStamp& stamp, base::Progress& progress);

}  // namespace greyscope::app
