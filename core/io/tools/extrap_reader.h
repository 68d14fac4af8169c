#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view extrapFormat = "extra-p";

/// What Extra-P takes to model: its text (PARAMETER, POINTS, REGION, METRIC, DATA), its JSON of today and of
/// before 4.0, and its JSON lines. A row is a repeat of a region at a point; a parameter is a factor, a metric a
/// column. docs/formats.md has the columns. Errors: jsonNotReadable, noResults, fileTooLarge, lineTooLong, cancelled.
[[nodiscard]] double sniffExtrap(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readExtrap(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
