#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view darshanFormat = "darshan";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of darshan-parser.
[[nodiscard]] double sniffDarshan(std::string_view firstBytes);
/// Reads the text output of darshan-parser as a table. Each row is a file as used through one module, by one rank or by
/// all ranks together. There is one column per counter; -1 means that darshan could not monitor it. In the output of
/// darshan-dxt-parser, each row is a request, with the time at which it ended. In the output of
/// --total and --perf without records, each row is a module. See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readDarshan(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
