#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view pytestBenchmarkFormat = "pytest-benchmark";

/// The JSON that pytest-benchmark saves: a row for each round of a test, or one with the mean where the rounds are not
/// in it. docs/formats.md has the columns.
[[nodiscard]] double sniffPytestBenchmark(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readPytestBenchmark(TextSource& source, const std::string& path,
                                                           const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
