#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view k6Format = "k6";

[[nodiscard]] double sniffK6(std::string_view firstBytes);
/// Reads the JSON summary of a k6 run: that of `--summary-export`, the argument of handleSummary(), and the
/// machine-readable summary since k6 1.5. A row is a metric of the run, or a check. Errors: jsonNotReadable, noResults,
/// fileTooLarge, cancelled.
[[nodiscard]] base::Expected<Imported> readK6(TextSource& source, const std::string& path, const ReadOptions& options,
                                              base::Progress& progress);

}  // namespace greyscope::io
