#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::io {

/// A table drawn with characters in a text, such as a Markdown table: where it is, and how to split its rows.
struct DrawnTable {
    std::size_t heading = 0;  ///< number of the line with the column names, from 1
    bool barred = false;      ///< whether bars ('|') separate the cells
    bool framed = false;      ///< whether bars also begin and end each row
    /// Without bars: the columns as [first, end) character positions in a line; a wide character takes two positions.
    std::vector<std::pair<std::size_t, std::size_t>> columns = {};
};

/// Returns the first drawn table in these lines; nullopt if there is none, or if runs of spaces separate its cells just
/// as well.
[[nodiscard]] std::optional<DrawnTable> drawnTable(const std::vector<std::string_view>& lines);

/// Whether a line is a drawn rule, below the column names or around the table: "|---|:--|", "+---+", "---  ---".
[[nodiscard]] bool isDrawnRule(std::string_view line);

/// Returns the cells of a line of a drawn table; empty if the line is not a row.
[[nodiscard]] std::vector<std::string> cellsOf(const DrawnTable& table, std::string_view line);

}  // namespace greyscope::io
