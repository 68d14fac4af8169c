#pragma once

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

/// What elbencho prints for people, also with --resfile: a row for each phase, of a mixed one a row more for the reads.
/// Of two columns the last counts, which is of the whole phase. Settings come from the command line above.
[[nodiscard]] base::Expected<Imported> readElbenchoText(TextSource& source, const std::string& path,
                                                        const ReadOptions& options, base::Progress& progress);

/// Whether the text holds the heading of such a report.
[[nodiscard]] bool isElbenchoText(std::string_view firstBytes);

}  // namespace greyscope::io
