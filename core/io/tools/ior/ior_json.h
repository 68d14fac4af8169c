#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iorJsonFormat = "ior-json";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is a JSON summary of IOR.
[[nodiscard]] double sniffIorJson(std::string_view firstBytes);
/// Reads the JSON summary of IOR (summaryFormat=JSON) as a table. The file is often not valid JSON: a banner precedes
/// it, output of other ranks and warnings are mixed in, and it is cut off if MPI aborts. Therefore it is read pair by
/// pair ("bwMiB": 508.8664), and all other text is skipped. The columns are those of readIorText().
[[nodiscard]] base::Expected<Imported> readIorJson(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
