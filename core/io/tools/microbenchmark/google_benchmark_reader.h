#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view googleBenchmarkFormat = "Google Benchmark";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of Google Benchmark.
[[nodiscard]] double sniffGoogleBenchmark(std::string_view firstBytes);
/// Reads the JSON or CSV output of Google Benchmark as a table, with one row per repetition. Means and other statistics
/// are rows only if there are no repetitions. The name "BM_x/8/threads:2" is split into a benchmark and its arguments.
/// All times are converted to the unit of the first one. A benchmark that reports an error is not a result. Errors:
/// jsonNotReadable, noResults, fileTooLarge, cancelled.
[[nodiscard]] base::Expected<Imported> readGoogleBenchmark(TextSource& source, const std::string& path,
                                                           const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
