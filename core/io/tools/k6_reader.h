#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view k6Format = "k6";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a JSON summary of k6.
[[nodiscard]] double sniffK6(std::string_view firstBytes);
/// Reads the JSON summary of a run of k6 as a table: that of `--summary-export`, the argument of handleSummary(), or
/// the machine-readable summary since k6 1.5. Each row is a metric of the run, or a check. Errors: jsonNotReadable,
/// noResults, fileTooLarge, cancelled.
[[nodiscard]] base::Expected<Imported> readK6(TextSource& source, const std::string& path, const ReadOptions& options,
                                              base::Progress& progress);

}  // namespace greyscope::io
