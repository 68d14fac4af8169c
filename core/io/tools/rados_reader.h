#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view radosFormat = "rados";

/// What Ceph's `rados bench` prints each second, any number of runs one after the other; a row is a second. What it
/// sums up at the end are notes. docs/formats.md has the columns.
[[nodiscard]] double sniffRados(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readRados(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
