#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

/// Whether these are lines of a log of fio: "200, 123535, 0, 4096, 0", ascending times, a value, 0 to 2, a block size;
/// behind the value the largest one of the window (log_window_value=both), at the end a priority such as 0x4004.
[[nodiscard]] bool isFioLog(std::string_view firstBytes);

/// Whether this is a histogram log: "500, 0, 4096, " and how often each of hundreds of latencies came.
[[nodiscard]] bool isFioHistogram(std::string_view firstBytes);

/// A row a line. What the values are stands in the name of the file alone: _bw, _iops, _lat, _clat or _slat; of
/// another name they are called value.
[[nodiscard]] base::Expected<Imported> readFioLog(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
