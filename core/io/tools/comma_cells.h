#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace greyscope::io {

/// Cuts a line at its commas into at most so many cells; the last one keeps what is left.
inline void splitCommas(std::string_view line, std::size_t most, std::vector<std::string_view>& cells) {
    cells.clear();
    while (cells.size() + 1 < most) {
        const std::size_t comma = line.find(',');
        if (comma == std::string_view::npos) {
            break;
        }
        cells.push_back(line.substr(0, comma));
        line.remove_prefix(comma + 1);
    }
    cells.push_back(line);
}

}  // namespace greyscope::io
