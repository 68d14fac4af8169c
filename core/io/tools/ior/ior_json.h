#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/io/reader.h"
#include "core/io/text/text_source.h"

namespace greyscope::io {

inline constexpr std::string_view iorJsonFormat = "ior-json";

/// IOR's summaryFormat=JSON, which is often no JSON: a banner before it, what other ranks print and warnings inside it,
/// cut where MPI aborts. So it is read pair by pair ("bwMiB": 508.8664), and what is none is passed over. The columns
/// are those of IOR's text.
[[nodiscard]] double sniffIorJson(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readIorJson(TextSource& source, const std::string& path,
                                                   const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
