#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::io {

/// Position of a table drawn in text, and how to split its rows.
struct DrawnTable {
    std::size_t heading = 0;  ///< line with the column names, from 1
    bool barred = false;      ///< bars separate the cells
    bool framed = false;      ///< bars also begin and end each row
    /// Without bars: the columns as [first, end) character positions; a wide character takes two positions.
    std::vector<std::pair<std::size_t, std::size_t>> columns = {};
};

/// The first drawn table in some lines; nullopt if there is none, or if blanks separate its cells just as well.
[[nodiscard]] std::optional<DrawnTable> drawnTable(const std::vector<std::string_view>& lines);

/// Whether a line is a rule below the names or around the table: "|---|:--|", "+---+", "---  ---".
[[nodiscard]] bool isDrawnRule(std::string_view line);

/// The cells of a line; empty if the line is not a row.
[[nodiscard]] std::vector<std::string> cellsOf(const DrawnTable& table, std::string_view line);

}  // namespace greyscope::io
