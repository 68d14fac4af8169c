#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view obdfilterDetailFormat = "obdfilter-survey-detail";

/// obdfilter-survey's file of details: a row is what one OST did in one second of a test, in requests and, by the
/// record size, in MiB/s. The sums of the script are left out.
[[nodiscard]] double sniffObdfilterDetail(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readObdfilterDetail(TextSource& source, const std::string& path,
                                                           const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
