#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view goBenchmarkFormat = "go-benchmark";

/// The text that go test -bench prints, also of several runs one after the other; a row is a line of a result.
/// docs/formats.md has the columns.
[[nodiscard]] double sniffGoBenchmark(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readGoBenchmark(TextSource& source, const std::string& path,
                                                       const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
