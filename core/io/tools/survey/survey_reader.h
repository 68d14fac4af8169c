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

// The surveys of Lustre's I/O kit: a line for each setting, "ost 2 sz 524288K rsz 256K obj 4 thr 8 write 3011.76 [
// 2048.83, 2266.49] rewrite ... read ...", as all their generations print it. A row is one test of one setting. What is
// called MB/s is MiB/s. objects and threads are totals; per OST they are derived. min and max are of one OST in one
// second. A number before ERROR is no result. docs/formats.md has the columns.
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
