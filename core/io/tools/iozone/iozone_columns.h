#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::io {

/// The columns of the table that iozone prints, recognised by the positions at which the words of its two heading lines
/// end.
class IozoneColumns {
public:
    /// `above` and `names` are the two heading lines: `above` contains the first words of some names ("random",
    /// "bkwd"), `names` begins with "kB  reclen".
    IozoneColumns(std::string_view above, std::string_view names);

    /// Returns the names of the columns with tests: "write", "random read", ... The two columns of sizes before them
    /// are not included.
    [[nodiscard]] const std::vector<std::string>& tests() const { return m_tests; }
    /// Returns the numbers in a row, each with the index of its column (0 and 1 are the sizes); nullopt if a cell is
    /// not a number or is not below a column.
    [[nodiscard]] std::optional<std::vector<std::pair<std::size_t, double>>> cells(std::string_view row) const;

private:
    std::vector<std::size_t> m_ends;  ///< positions in a line at which the columns end
    std::vector<std::string> m_tests;
};

}  // namespace greyscope::io
