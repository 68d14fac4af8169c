#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view sysbenchFormat = "sysbench";

/// Reads the output of sysbench 0.4 to 1.0 for tests of files, memory, the processor and databases, with any number of
/// consecutive runs. A row is a quantity counted in a run: reads, writes, transactions, events. See docs/formats.md for
/// the columns.
[[nodiscard]] double sniffSysbench(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readSysbench(TextSource& source, const std::string& path,
                                                    const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
