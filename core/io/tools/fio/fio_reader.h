#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"
#include "core/io/tools/fio/fio_table.h"

namespace greyscope::io {

// What fio writes: JSON and JSON+ of 2.1 to 3.x, terse 2 to 5, text, and logs of bandwidth, IOPS and latency. Of
// several JSON documents (--status-interval) the last counts, for each holds all before it. Of several formats in one
// file JSON comes before terse, and that before text. A row is a job and a direction; docs/formats.md has the columns.
[[nodiscard]] double sniffFio(std::string_view firstBytes);
/// Errors: jsonNotReadable, noResults, fileTooLarge, lineTooLong, cancelled.
[[nodiscard]] base::Expected<Imported> readFio(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
