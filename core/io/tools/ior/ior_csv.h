#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iorCsvFormat = "ior-csv";

/// Reads IOR's summaryFormat=CSV of 4.x, which repeats the heading before each test, and its file of details by rank.
/// In the CSV of 3.2 and 3.3, values are not separated: see readIorText().
[[nodiscard]] double sniffIorCsv(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readIorCsv(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
