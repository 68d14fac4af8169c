#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iozoneFormat = "iozone";

/// The binary sheet that -b writes, which cannot be read.
[[nodiscard]] bool isIozoneSheet(std::string_view firstBytes);

/// iozone's text: the table of automatic mode, whose cells are told by where they stand, for tests that were not run
/// leave blanks; the matrices of -R where the table is not there; and throughput mode. A row is a test of a file size
/// and a record size, or of a number of processes. The unit stands in the heading alone. The binary file of -b is
/// refused. docs/formats.md has the columns.
[[nodiscard]] double sniffIozone(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readIozone(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
