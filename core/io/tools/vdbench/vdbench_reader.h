#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view vdbenchFormat = "vdbench";

/// Reads vdbench's totals, with or without times, of raw and of file-system workloads, and its flat file. A row is the
/// average of a run ("avg_2-5"); the intervals are rows if a run has no average, or with the dialect word "rows" =
/// "intervals". Columns are recognised by their headings, which differ between versions; see docs/formats.md.
[[nodiscard]] double sniffVdbench(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readVdbench(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
