#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view sysstatFormat = "sysstat";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of sysstat's programs that is not
/// a plain table.
[[nodiscard]] double sniffSysstat(std::string_view firstBytes);
/// Reads the output of sar, mpstat and pidstat with a 12-hour clock ("12:10:01 PM") as a table. The times are converted
/// to a 24-hour clock; output with a 24-hour clock is a plain table and needs no reader. Also reads the devices in all
/// reports of iostat, with the date and time above each report (-t) or the report's number.
[[nodiscard]] base::Expected<Imported> readSysstat(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
