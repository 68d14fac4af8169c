#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view hdrFormat = "hdrhistogram";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a percentile distribution of
/// HdrHistogram, or output of wrk or wrk2.
[[nodiscard]] double sniffHdr(std::string_view firstBytes);
/// Reads percentile distributions: those that HdrHistogram writes ("Value Percentile TotalCount 1/(1-Percentile)"), and
/// the output of wrk and wrk2, which contains such a distribution or a list of percentiles. Each row is a percentile.
/// If a run of wrk2 has both, only the distribution is read, which includes the list. See docs/formats.md for the
/// columns.
[[nodiscard]] base::Expected<Imported> readHdr(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
