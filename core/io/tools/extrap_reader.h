#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view extrapFormat = "extra-p";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is input for Extra-P.
[[nodiscard]] double sniffExtrap(std::string_view firstBytes);
/// Reads the input formats of Extra-P as a table: its text (PARAMETER, POINTS, REGION, METRIC, DATA), its current JSON
/// and that before 4.0, and its JSON Lines. Each row is one repeat of a region at a point; parameters are factors,
/// metrics are columns. See docs/formats.md for the columns. Errors: jsonNotReadable, noResults, fileTooLarge,
/// lineTooLong, cancelled.
[[nodiscard]] base::Expected<Imported> readExtrap(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
