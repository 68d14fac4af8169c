#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view ncclFormat = "nccl-tests";

/// What nccl-tests (all_reduce_perf and others) and those of RCCL print, any number of runs one after the other. A row
/// is a size, out of place or in place. docs/formats.md has the columns.
[[nodiscard]] double sniffNccl(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readNccl(TextSource& source, const std::string& path, const ReadOptions& options,
                                                base::Progress& progress);

}  // namespace greyscope::io
