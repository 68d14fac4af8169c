#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view obdfilterDetailFormat = "obdfilter-survey-detail";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a detail file of obdfilter-survey.
[[nodiscard]] double sniffObdfilterDetail(std::string_view firstBytes);
/// Reads the detail file of obdfilter-survey as a table. Each row is the work of one OST in one second of a test, in
/// requests and, calculated with the record size, in MiB/s. The sums that the script adds are left out.
[[nodiscard]] base::Expected<Imported> readObdfilterDetail(TextSource& source, const std::string& path,
                                                           const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
