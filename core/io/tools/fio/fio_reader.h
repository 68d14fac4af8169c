#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"
#include "core/io/tools/fio/fio_table.h"

namespace greyscope::io {

// Reads fio's output: JSON and JSON+ of 2.1 to 3.x, terse formats 2 to 5, text, and logs of bandwidth, IOPS and
// latency. Of several JSON documents (--status-interval) the last one counts, since each includes the earlier ones. In
// a file with several formats, JSON is preferred to terse, and terse to text. A row is a job and a direction; see
// docs/formats.md for the columns.
[[nodiscard]] double sniffFio(std::string_view firstBytes);
/// Reads any of these formats. Errors: jsonNotReadable, noResults, fileTooLarge, lineTooLong, cancelled.
[[nodiscard]] base::Expected<Imported> readFio(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
