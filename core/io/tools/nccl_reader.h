#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view ncclFormat = "nccl-tests";

/// Returns the confidence, 0 to 1, that a file that begins with these bytes is output of nccl-tests.
[[nodiscard]] double sniffNccl(std::string_view firstBytes);
/// Reads the output of nccl-tests (all_reduce_perf and others) and of RCCL's tests as a table, also of several runs one
/// after the other. Each row is a message size, out of place or in place. See docs/formats.md for the columns.
[[nodiscard]] base::Expected<Imported> readNccl(TextSource& source, const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

}  // namespace greyscope::io
