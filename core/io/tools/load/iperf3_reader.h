#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iperf3Format = "iperf3";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is JSON of iperf3.
[[nodiscard]] double sniffIperf3(std::string_view firstBytes);
/// Reads the JSON of iperf3 (-J), of one run or several, as a table. Each row is an interval of a run.
/// See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readIperf3(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
