#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iozoneFormat = "iozone";

/// Whether a file that begins with these bytes is the binary spreadsheet that iozone writes with -b, which cannot be
/// read.
[[nodiscard]] bool isIozoneSheet(std::string_view firstBytes);

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is text output of iozone.
[[nodiscard]] double sniffIozone(std::string_view firstBytes);
/// Reads the text output of iozone as a table: the table of automatic mode, or the matrices of -R if that table is
/// absent, or the output of throughput mode. Tests that were not run leave spaces in the table of automatic mode, so
/// its cells are recognised by position. Each row is a test with its file size and record size, or with its number of
/// processes. Only the heading states the unit. The binary file of -b is rejected. See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readIozone(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
