#pragma once

#include <string>
#include <string_view>

#include "core/io/tools/fio/fio_table.h"

namespace greyscope::io {

/// Adds the results in one JSON document of fio 2.1 to 3.x, also in client/server mode, to a table. `text` is the
/// document, as a part of `whole` (see parseJson()). The names of latencies give their unit: nanoseconds (3.x) or
/// microseconds. Errors: jsonNotReadable, cancelled.
[[nodiscard]] base::Expected<void> addFioJson(FioTable& table, std::string_view whole, std::string_view text,
                                              const std::string& path, base::Progress& progress);

}  // namespace greyscope::io
