#pragma once

#include <cstddef>
#include <string>
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

/// The cells of a line whose cells may stand in double quotes, their own doubled.
[[nodiscard]] inline std::vector<std::string> quotedCells(std::string_view line) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool doubled = quoted && line[i] == '"' && i + 1 < line.size() && line[i + 1] == '"';
        if (line[i] == '"' && !doubled) {
            quoted = !quoted;
        } else if (line[i] == ',' && !quoted) {
            fields.emplace_back();
        } else {
            fields.back() += line[i];
            i += doubled ? 1 : 0;
        }
    }
    return fields;
}

}  // namespace greyscope::io
