#pragma once

#include <string>
#include <string_view>

#include "core/io/tools/fio/fio_table.h"

namespace greyscope::io {

/// The results of one JSON document of fio, of 2.1 to 3.x, of clients and servers too. `text` is a part of `whole`.
/// Latencies in nanoseconds (3.x) and microseconds are told by their names. Errors: jsonNotReadable,
/// cancelled.
[[nodiscard]] base::Expected<void> addFioJson(FioTable& table, std::string_view whole, std::string_view text,
                                              const std::string& path, base::Progress& progress);

}  // namespace greyscope::io
