#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view io500Format = "io500";

/// Both reports of IO500, result_summary.txt and result.txt, of its program and of the script before it. A row is a
/// phase. What the script calls GB/s is GiB/s. A phase that is marked INVALID is no result. docs/formats.md has the
/// columns.
[[nodiscard]] double sniffIo500(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readIo500(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
