#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view radosFormat = "rados";

/// Reads the output of Ceph's `rados bench`, with any number of consecutive runs. A row is a second; the final summary
/// becomes notes. See docs/formats.md for the columns.
[[nodiscard]] double sniffRados(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readRados(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
