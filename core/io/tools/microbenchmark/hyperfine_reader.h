#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view hyperfineFormat = "hyperfine";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes was exported by hyperfine.
[[nodiscard]] double sniffHyperfine(std::string_view firstBytes);
/// Reads a file exported by hyperfine as a table. JSON gives one row per run of a command, or one row with the mean if
/// it does not contain the runs; CSV gives one row with the mean. Parameters of a scan are factors. Errors:
/// jsonNotReadable, noResults, fileTooLarge, cancelled.
[[nodiscard]] base::Expected<Imported> readHyperfine(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
