#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view elbenchoFormat = "elbencho";

/// Reads elbencho's --csvfile, to which every run appends lines. A row is a phase; the reads of a mixed phase, which
/// are in separate columns, become a further row. Results are those of the whole phase ("[last]"). A file without
/// heading (--nocsvlabels) is rejected. See docs/formats.md for the columns.
[[nodiscard]] double sniffElbencho(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readElbencho(TextSource& source, const std::string& path,
                                                    const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
