#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/tools/tool_table.h"

namespace greyscope::io {

/// A column of the table made from vdbench's output, and the factor that converts the printed numbers to its unit.
struct VdbenchColumn {
    ToolColumn column;
    double factor = 1.0;
};

/// Returns the columns for two heading lines, "i/o", "MB/sec", ... above "rate", "1024**2", ...: one column per pair of
/// words; empty if the lines do not match.
[[nodiscard]] std::vector<VdbenchColumn> vdbenchTotals(std::string_view above, std::string_view below);
/// Returns the columns for the two heading lines of a file-system workload, with groups such as "....read....." above
/// "rate resp"; empty if the lines do not match.
[[nodiscard]] std::vector<VdbenchColumn> vdbenchFileTotals(std::string_view above, std::string_view below);
/// Returns the column for a name in vdbench's flat file, such as "MB/sec" or "xfersize".
[[nodiscard]] VdbenchColumn vdbenchFlat(std::string_view name);

}  // namespace greyscope::io
