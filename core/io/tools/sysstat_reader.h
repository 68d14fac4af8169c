#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view sysstatFormat = "sysstat";

/// What sar, mpstat and pidstat print where the clock has twelve hours ("12:10:01 PM"): a table drawn with blanks,
/// whose times become those of a clock of 24. With such a clock they are tables as they are. And the devices of all
/// reports of iostat, with the date and time above each (-t) or the number of the report.
[[nodiscard]] double sniffSysstat(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readSysstat(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
