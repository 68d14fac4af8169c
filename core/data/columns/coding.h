#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// One code per row, from 0 to count - 1. Rows with the same code agree in every coded column.
struct Coding {
    LevelCodes codes;  ///< the code of each row
    std::size_t count = 1;

    [[nodiscard]] std::size_t operator[](std::size_t place) const { return static_cast<std::size_t>(codes[place]); }
};

/// Returns one code for each of these rows: the index of the combination of values that the columns have in it.
/// Combinations are in ascending order, the first column outermost. Numbers ascend, with missing cells last and equal
/// to each other; integer codes ascend by number; other text is in order of first appearance.
[[nodiscard]] Coding codesOf(const std::vector<const Column*>& columns, const Rows& rows);

/// Renumbers the codes so that they are in order of first appearance in the rows.
void orderByAppearance(Coding& coding);

/// Returns, for each code in ascending order, the first row that has it. `rows`: the rows that were coded.
[[nodiscard]] std::vector<std::size_t> firstRows(const Coding& coding, const Rows& rows);

}  // namespace greyscope::data
