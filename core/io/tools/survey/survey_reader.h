#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view obdfilterFormat = "obdfilter-survey";
inline constexpr std::string_view mdsSurveyFormat = "mds-survey";
inline constexpr std::string_view sgpddFormat = "sgpdd-survey";

// Readers for the surveys of Lustre's I/O kit, in the formats of all their generations. These have one line per
// setting, "ost 2 sz 524288K rsz 256K obj 4 thr 8 write 3011.76 [ 2048.83, 2266.49] rewrite ... read ...". Each row of
// the table is one test of one setting. The MB/s of the output means MiB/s. The columns objects and threads are totals,
// from which the values per OST are derived; min and max are for one OST in one second. A number before ERROR is not a
// result. See docs/formats.md for the columns.
[[nodiscard]] double sniffObdfilter(std::string_view firstBytes);
[[nodiscard]] double sniffMdsSurvey(std::string_view firstBytes);
[[nodiscard]] double sniffSgpdd(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readObdfilter(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);
[[nodiscard]] base::Expected<Imported> readMdsSurvey(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);
[[nodiscard]] base::Expected<Imported> readSgpdd(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
