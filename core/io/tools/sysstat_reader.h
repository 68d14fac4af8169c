#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view sysstatFormat = "sysstat";

/// Reads the output of sar, mpstat and pidstat with a 12-hour clock ("12:10:01 PM"): a table separated by blanks, whose
/// times are converted to a 24-hour clock. Output with a 24-hour clock is a plain table. Also reads the devices of all
/// iostat reports, with the date and time above each report (-t) or the report's number.
[[nodiscard]] double sniffSysstat(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readSysstat(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
