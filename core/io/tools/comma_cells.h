#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace greyscope::io {

/// Cuts a line at its commas into at most so many cells; the last one keeps what is left.
void splitCommas(std::string_view line, std::size_t most, std::vector<std::string_view>& cells);

/// The cells of a line whose cells may stand in double quotes, their own doubled; those of a quote that is not closed
/// are left out.
[[nodiscard]] std::vector<std::string> quotedCells(std::string_view line);

}  // namespace greyscope::io
