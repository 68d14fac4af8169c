#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iozoneFormat = "iozone";

/// Whether the bytes are the binary sheet written by -b, which cannot be read.
[[nodiscard]] bool isIozoneSheet(std::string_view firstBytes);

/// Reads iozone's text output: the table of automatic mode, whose cells are recognised by position, since tests that
/// were not run leave blanks; the matrices of -R if that table is absent; and throughput mode. A row is a test of a
/// file size and a record size, or of a number of processes. Only the heading states the unit. The binary file of -b is
/// rejected. See docs/formats.md for the columns.
[[nodiscard]] double sniffIozone(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readIozone(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
