#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view stressNgFormat = "stress-ng";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of stress-ng with --metrics.
[[nodiscard]] double sniffStressNg(std::string_view firstBytes);
/// Reads the metrics in the output of stress-ng as a table. Each row is a stressor of a run.
/// See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readStressNg(TextSource& source, const std::string& path,
                                                    const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
