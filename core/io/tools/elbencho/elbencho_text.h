#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Reads elbencho's text output, also that of --resfile, as a table: one row per phase, and a further row for the reads
/// of a mixed phase. If there are two result columns, the last one counts, which is for the whole phase. The settings
/// come from the command line above the results.
[[nodiscard]] base::Expected<Imported> readElbenchoText(TextSource& source, const std::string& path,
                                                        const ReadOptions& options, base::Progress& progress);

/// Whether a file that begins with these bytes is text output of elbencho: it contains the heading of the results.
[[nodiscard]] bool isElbenchoText(std::string_view firstBytes);

}  // namespace greyscope::io
