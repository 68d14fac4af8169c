#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iorTextFormat = "ior";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is text output of IOR.
[[nodiscard]] double sniffIorText(std::string_view firstBytes);
/// Reads the text output of IOR 2.10 to 4.x as a table. It consists of the options of each test, a line for each
/// operation of each iteration, and a summary. Columns are recognised by their headings, which differ between versions.
/// Lines inserted by mpirun, slurm or the shell are ignored. See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readIorText(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
