#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view darshanFormat = "darshan";

/// Reads the text of darshan-parser. A row is a file as used by one rank (or all together) through one module, with one
/// column per counter; -1 means that darshan could not monitor it. In the output of --total and --perf without records,
/// a row is a module. See docs/formats.md for the columns.
[[nodiscard]] double sniffDarshan(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readDarshan(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
