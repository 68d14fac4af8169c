#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view mdtestFormat = "mdtest";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of mdtest.
[[nodiscard]] double sniffMdtest(std::string_view firstBytes);
/// Reads the output of mdtest 1.9 to 4.x as a table: a block of statistics for each number of tasks. Each row is an
/// operation; its rate is the mean over the iterations. A rate of 0.000 means that a test was not run. See
/// docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readMdtest(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
