#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"
#include "core/io/tools/fio/fio_table.h"

namespace greyscope::io {

// Reader for the output of fio: JSON and JSON+ of 2.1 to 3.x, terse formats 2 to 5, text, logs of bandwidth, IOPS
// and latency, and histogram logs. If there are several JSON documents (--status-interval), only the last one is read,
// since it includes the earlier ones. In a file with several formats, JSON is preferred to terse, and terse to text.
// Each row of the table is a job and a direction; see docs/formats.md for the columns.
/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of fio.
[[nodiscard]] double sniffFio(std::string_view firstBytes);
/// Reads fio's output in any of its formats as a table. Errors: jsonNotReadable, noResults, fileTooLarge, lineTooLong,
/// cancelled.
[[nodiscard]] base::Expected<Imported> readFio(TextSource& source, const std::string& path, const ReadOptions& options,
                                               base::Progress& progress);

}  // namespace greyscope::io
