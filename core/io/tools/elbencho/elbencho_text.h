#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// Reads elbencho's text output, also of --resfile: one row per phase, and a further row for the reads of a mixed
/// phase. Of two result columns the last one counts, which is for the whole phase. Settings come from the command line
/// above.
[[nodiscard]] base::Expected<Imported> readElbenchoText(TextSource& source, const std::string& path,
                                                        const ReadOptions& options, base::Progress& progress);

/// Whether the text contains the heading of such a report.
[[nodiscard]] bool isElbenchoText(std::string_view firstBytes);

}  // namespace greyscope::io
