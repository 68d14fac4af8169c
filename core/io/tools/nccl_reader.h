#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view ncclFormat = "nccl-tests";

/// Reads the output of nccl-tests (all_reduce_perf and others) and of RCCL's tests, with any number of consecutive
/// runs. A row is a size, out of place or in place. See docs/formats.md for the columns.
[[nodiscard]] double sniffNccl(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readNccl(TextSource& source, const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

}  // namespace greyscope::io
