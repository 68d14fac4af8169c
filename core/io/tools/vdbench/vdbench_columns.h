#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/tools/tool_table.h"

namespace greyscope::io {

/// A column of vdbench's output, and the factor for its numbers.
struct VdbenchColumn {
    ToolColumn column;
    double factor = 1.0;
};

/// The columns of two heading lines, "i/o", "MB/sec", ... above "rate", "1024**2", ...: one per pair of words; empty if
/// the lines do not match.
[[nodiscard]] std::vector<VdbenchColumn> vdbenchTotals(std::string_view above, std::string_view below);
/// The columns of a file-system workload, with groups such as "....read....." above "rate resp"; empty if the lines do
/// not match.
[[nodiscard]] std::vector<VdbenchColumn> vdbenchFileTotals(std::string_view above, std::string_view below);
/// The column for a name in the flat file: "MB/sec", "xfersize".
[[nodiscard]] VdbenchColumn vdbenchFlat(std::string_view name);

}  // namespace greyscope::io
