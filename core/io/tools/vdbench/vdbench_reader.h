#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view vdbenchFormat = "vdbench";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of vdbench.
[[nodiscard]] double sniffVdbench(std::string_view firstBytes);
/// Reads the totals of vdbench, with or without times, of raw and of file-system workloads, and its flat file. Each row
/// is the average of a run ("avg_2-5"). Instead, each row is an interval, with its time of the day, if a run has no
/// average, or with the dialect word "rows" = "intervals". Columns are recognised by their headings, which differ
/// between versions; see docs/formats.md.
[[nodiscard]] base::Expected<Imported> readVdbench(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
