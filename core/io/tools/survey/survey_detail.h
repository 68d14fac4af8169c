#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view obdfilterDetailFormat = "obdfilter-survey-detail";

/// Reads the detail file of obdfilter-survey: a row is the work of one OST in one second of a test, in requests and,
/// from the record size, in MiB/s. The sums of the script are left out.
[[nodiscard]] double sniffObdfilterDetail(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readObdfilterDetail(TextSource& source, const std::string& path,
                                                           const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
