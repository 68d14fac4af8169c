#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::io {

/// Splits a line at its commas into at most `most` cells, which replace the content of `cells`; the last one contains
/// the rest of the line.
void splitCommas(std::string_view line, std::size_t most, std::vector<std::string_view>& cells);

/// Returns the cells of a comma-separated line. Cells may be in double quotes, with their own quotation marks doubled;
/// a cell whose quote is not closed is left out.
[[nodiscard]] std::vector<std::string> quotedCells(std::string_view line);

}  // namespace greyscope::io
