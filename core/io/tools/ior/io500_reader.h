#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view io500Format = "io500";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a report of IO500.
[[nodiscard]] double sniffIo500(std::string_view firstBytes);
/// Reads a report of IO500 as a table: result_summary.txt or result.txt, of its program or of the earlier script. Each
/// row is a phase. The GB/s of the script means GiB/s. A phase marked INVALID is not a valid result. See
/// docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readIo500(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
