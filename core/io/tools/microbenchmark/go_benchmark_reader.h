#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view goBenchmarkFormat = "go-benchmark";

/// Reads the text output of go test -bench, with any number of consecutive runs. A row is a result line. See
/// docs/formats.md for the columns.
[[nodiscard]] double sniffGoBenchmark(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readGoBenchmark(TextSource& source, const std::string& path,
                                                       const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
