#pragma once

#include <string>
#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view hyperfineFormat = "hyperfine";

[[nodiscard]] double sniffHyperfine(std::string_view firstBytes);
/// What hyperfine exports: of its JSON a row for each run of a command, or one with the mean where the runs are not in
/// it; of its CSV one with the mean.
/// Parameters of a scan are factors. Errors: jsonNotReadable, noResults, fileTooLarge, cancelled.
[[nodiscard]] base::Expected<Imported> readHyperfine(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
