#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view sysbenchFormat = "sysbench";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of sysbench.
[[nodiscard]] double sniffSysbench(std::string_view firstBytes);
/// Reads the output of sysbench 0.4 to 1.0 as a table, also of several runs one after the other. The tests may be of
/// files, memory, the processor or databases. Each row is a quantity counted in a run: reads, writes, transactions,
/// events. Instead, each row is an interval
/// (--report-interval) if a run has no other result, or with the dialect word "rows" = "intervals". See docs/formats.md
/// for the columns.
[[nodiscard]] base::Expected<Imported> readSysbench(TextSource& source, const std::string& path,
                                                    const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
