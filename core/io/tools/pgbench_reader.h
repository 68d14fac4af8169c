#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view pgbenchFormat = "pgbench";

/// Reads the final report of pgbench, for any number of consecutive runs. A row is a run. See docs/formats.md for the
/// columns.
[[nodiscard]] double sniffPgbench(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readPgbench(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
