#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace greyscope::io {

/// The columns of iozone's table, told by where the words of its two heading lines end.
class IozoneColumns {
public:
    /// `above` holds the first words of some names ("random", "bkwd"), `names` begins with "kB  reclen".
    IozoneColumns(std::string_view above, std::string_view names);

    /// Of the tests, without the two sizes: "write", "random read", ...
    [[nodiscard]] const std::vector<std::string>& tests() const { return m_tests; }
    /// The cells of a row with their columns, the sizes being 0 and 1; nullopt where a cell is no number or stands
    /// under no column.
    [[nodiscard]] std::optional<std::vector<std::pair<std::size_t, double>>> cells(std::string_view row) const;

private:
    std::vector<std::size_t> m_ends;  ///< of all columns
    std::vector<std::string> m_tests;
};

}  // namespace greyscope::io
