#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view pgbenchFormat = "pgbench";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a report of pgbench.
[[nodiscard]] double sniffPgbench(std::string_view firstBytes);
/// Reads the final reports of pgbench, of one run or several runs one after the other, as a table. Each row is a run.
/// See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readPgbench(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
