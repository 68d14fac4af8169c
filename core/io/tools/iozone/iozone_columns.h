#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::io {

/// The columns of iozone's table, recognised by the positions at which the words of its two heading lines end.
class IozoneColumns {
public:
    /// `above` contains the first words of some names ("random", "bkwd"); `names` begins with "kB  reclen".
    IozoneColumns(std::string_view above, std::string_view names);

    /// Names of the test columns, without the two sizes: "write", "random read", ...
    [[nodiscard]] const std::vector<std::string>& tests() const { return m_tests; }
    /// The cells of a row with their column indices (0 and 1 are the sizes); nullopt if a cell is not a number or is
    /// not below a column.
    [[nodiscard]] std::optional<std::vector<std::pair<std::size_t, double>>> cells(std::string_view row) const;

private:
    std::vector<std::size_t> m_ends;  ///< end positions of all columns
    std::vector<std::string> m_tests;
};

}  // namespace greyscope::io
