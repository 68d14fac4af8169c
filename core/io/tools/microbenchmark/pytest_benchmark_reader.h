#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view pytestBenchmarkFormat = "pytest-benchmark";

/// Reads the JSON saved by pytest-benchmark: one row per round of a test, or one row with the mean if it does not
/// contain the rounds. See docs/formats.md for the columns.
[[nodiscard]] double sniffPytestBenchmark(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readPytestBenchmark(TextSource& source, const std::string& path,
                                                           const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
