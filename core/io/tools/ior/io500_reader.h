#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view io500Format = "io500";

/// Reads both reports of IO500, result_summary.txt and result.txt, of its program and of the earlier script. A row is a
/// phase. The GB/s of the script means GiB/s. A phase marked INVALID is not a valid result. See docs/formats.md for the
/// columns.
[[nodiscard]] double sniffIo500(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readIo500(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
