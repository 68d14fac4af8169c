#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view radosFormat = "rados";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of rados bench.
[[nodiscard]] double sniffRados(std::string_view firstBytes);
/// Reads the output of Ceph's `rados bench` as a table, also of several runs one after the other. Each row is a second
/// of a run; the final summary becomes notes of the table. See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readRados(TextSource& source, const std::string& path,
                                                 const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
