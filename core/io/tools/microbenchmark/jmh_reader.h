#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view jmhFormat = "jmh";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of JMH.
[[nodiscard]] double sniffJmh(std::string_view firstBytes);
/// Reads the result tables that JMH, the Java benchmark program, prints at the end of runs. Each row is a benchmark
/// with its parameters. See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readJmh(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
