#pragma once

#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view textTableFormat = "text-table";

// Reads tables drawn in text: with bars and a rule below the column names, as in Markdown and database clients, or with
// aligned columns, whose cells may contain blanks. Text above and below the table is skipped. The confidence is low if
// blanks separate the cells unambiguously; such text is CSV.

[[nodiscard]] double sniffTextTable(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readTextTable(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
