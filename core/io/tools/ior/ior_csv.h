#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iorCsvFormat = "ior-csv";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a CSV summary of IOR.
[[nodiscard]] double sniffIorCsv(std::string_view firstBytes);
/// Reads the CSV summary of IOR 4.x (summaryFormat=CSV), which repeats the heading before each test, and its file of
/// details by rank. In the CSV of 3.2 and 3.3 the values are not separated; readIorText() reads it.
[[nodiscard]] base::Expected<Imported> readIorCsv(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
