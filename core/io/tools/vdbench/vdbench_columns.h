#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/io/tools/tool_table.h"

namespace greyscope::io {

/// A column of vdbench's, and what its numbers are multiplied by.
struct VdbenchColumn {
    ToolColumn column;
    double factor = 1.0;
};

/// Of two heading lines "i/o", "MB/sec", ... over "rate", "1024**2", ...: a column for each pair of words; empty where
/// they do not match.
[[nodiscard]] std::vector<VdbenchColumn> vdbenchTotals(std::string_view above, std::string_view below);
/// Of a file-system workload, with groups like "....read....." over "rate resp"; empty where they do not match.
[[nodiscard]] std::vector<VdbenchColumn> vdbenchFileTotals(std::string_view above, std::string_view below);
/// Of a name in the flat file: "MB/sec", "xfersize".
[[nodiscard]] VdbenchColumn vdbenchFlat(std::string_view name);

}  // namespace greyscope::io
