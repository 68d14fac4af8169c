#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view darshanFormat = "darshan";

/// darshan-parser's text. Of its records a row is a file as one rank (or all together) used it through one module, with
/// a column for each counter; -1 is what darshan could not monitor. Of --total and --perf without records a row is a
/// module. docs/formats.md has the columns.
[[nodiscard]] double sniffDarshan(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readDarshan(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
