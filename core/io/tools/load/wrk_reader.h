#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view wrkFormat = "wrk";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a report of wrk or wrk2.
[[nodiscard]] double sniffWrk(std::string_view firstBytes);
/// Reads the reports of wrk and wrk2, one or several one after the other, as a table. Each row is a run.
/// See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readWrk(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
