#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view ycsbFormat = "ycsb";

/// Reads the final report of YCSB and its derivatives, for any number of consecutive runs. A row is a group of
/// operations in a run: OVERALL, READ, UPDATE. See docs/formats.md for the columns.
[[nodiscard]] double sniffYcsb(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readYcsb(TextSource& source, const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

}  // namespace greyscope::io
