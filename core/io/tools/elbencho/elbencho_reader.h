#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view elbenchoFormat = "elbencho";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of elbencho.
[[nodiscard]] double sniffElbencho(std::string_view firstBytes);
/// Reads the file of elbencho's option --csvfile, to which every run appends lines, as a table. Each row is a phase of
/// a run; the reads of a mixed phase, which are in separate columns of the file, become a further row. Results are
/// those of the whole phase ("[last]"). A file without heading (--nocsvlabels) is rejected. See docs/formats.md for the
/// columns.
[[nodiscard]] base::Expected<Imported> readElbencho(TextSource& source, const std::string& path,
                                                    const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
