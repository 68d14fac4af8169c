#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view ycsbFormat = "ycsb";

/// What YCSB and its kin print at the end of each run, any number of runs one after the other. A row is what was done
/// in a run: OVERALL, READ, UPDATE. docs/formats.md has the columns.
[[nodiscard]] double sniffYcsb(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readYcsb(TextSource& source, const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

}  // namespace greyscope::io
