#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view elbenchoFormat = "elbencho";

/// elbencho's --csvfile, to which every run adds its lines. A row is a phase; the reads of a mixed phase, which stand
/// in columns of their own, are a row as well. Results are those of the whole phase ("[last]"). A file without its
/// heading
/// (--nocsvlabels) is refused. docs/formats.md has the columns.
[[nodiscard]] double sniffElbencho(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readElbencho(TextSource& source, const std::string& path,
                                                    const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
