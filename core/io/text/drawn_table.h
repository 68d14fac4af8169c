#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::io {

/// Where a table is drawn in a text, and how its rows are cut.
struct DrawnTable {
    std::size_t heading = 0;  ///< line with the names of the columns, from 1
    bool barred = false;      ///< bars stand between the cells
    bool framed = false;      ///< and at the ends of a row
    /// Otherwise the columns, from the first place that they fill to behind the last; a wide character fills two.
    std::vector<std::pair<std::size_t, std::size_t>> columns = {};
};

/// The first one of some lines. Null where there is none, and where blanks part its cells as well.
[[nodiscard]] std::optional<DrawnTable> drawnTable(const std::vector<std::string_view>& lines);

/// Whether a line is drawn below the names or round the table: "|---|:--|", "+---+", "---  ---".
[[nodiscard]] bool isDrawnRule(std::string_view line);

/// The cells of a line; empty where it is no row.
[[nodiscard]] std::vector<std::string> cellsOf(const DrawnTable& table, std::string_view line);

}  // namespace greyscope::io
