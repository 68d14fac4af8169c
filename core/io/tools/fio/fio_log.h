#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

/// Whether a file that begins with these bytes is a log of fio, with lines such as "200, 123535, 0, 4096, 0": ascending
/// times, a value, a direction from 0 to 2, a block size. The largest value of the window may follow the value
/// (log_window_value=both), and a priority such as 0x4004 may end the line.
[[nodiscard]] bool isFioLog(std::string_view firstBytes);

/// Reads a log of fio as a table with one row per line. Only the name of the file indicates the measured quantity: _bw,
/// _iops, _lat, _clat or _slat. With another name, the column is called value.
[[nodiscard]] base::Expected<Imported> readFioLog(TextSource& source, const std::string& path,
                                                  const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
