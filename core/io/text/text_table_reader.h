#pragma once

#include <string_view>

#include "core/io/reader.h"

namespace greyscope::io {

inline constexpr std::string_view textTableFormat = "text-table";

// Reader for tables drawn with characters in a text: with bars and a rule below the column names, as in Markdown and
// database clients, or with aligned columns, whose cells may contain spaces. Text above and below the table is skipped.
// The confidence of sniffTextTable() is low if runs of spaces separate the cells unambiguously; such text is read as
// CSV.

[[nodiscard]] double sniffTextTable(std::string_view firstBytes);
[[nodiscard]] base::Expected<Imported> readTextTable(TextSource& source, const std::string& path,
                                                     const ReadOptions& options, base::Progress& progress);

}  // namespace greyscope::io
