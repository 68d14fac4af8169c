#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view criterionFormat = "criterion";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a result of Criterion.rs.
[[nodiscard]] double sniffCriterion(std::string_view firstBytes);
/// Reads results of Criterion.rs as a table: raw.csv, with a row per sample, or estimates.json, with one row.
/// See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readCriterion(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
