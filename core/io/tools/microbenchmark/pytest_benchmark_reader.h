#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view pytestBenchmarkFormat = "pytest-benchmark";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a JSON file of pytest-benchmark.
[[nodiscard]] double sniffPytestBenchmark(std::string_view firstBytes);
/// Reads the JSON file of pytest-benchmark as a table: one row per round of a test, or one row with the mean if the
/// file does not contain the rounds. See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readPytestBenchmark(TextSource& source, const std::string& path,
                                                           const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
