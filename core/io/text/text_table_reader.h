#pragma once

#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view textTableFormat = "text-table";

// Tables that are drawn in text: with bars and a rule below the names of the columns, as Markdown and clients of
// databases have it, or with columns that stand below each other, whose cells may hold blanks. What stands above and
// below is passed over. Of text that blanks part without doubt it is not sure: that is CSV.

[[nodiscard]] double sniffTextTable(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readTextTable(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
