#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// One code per row, 0..count-1: rows with the same code agree in every coded column.
struct Coding {
    LevelCodes codes;  ///< one per row
    std::size_t count = 1;

    [[nodiscard]] std::size_t operator[](std::size_t place) const { return static_cast<std::size_t>(codes[place]); }
};

/// Codes of the combinations of several columns in these rows, in ascending order, the first column outermost. Numbers
/// ascend, with missing cells last and equal to each other; integer codes ascend by number; other text is in order of
/// first appearance.
[[nodiscard]] Coding codesOf(const std::vector<const Column*>& columns, const Rows& rows);

/// Renumbers codes in order of first appearance.
void orderByAppearance(Coding& coding);

/// The first row of each code, by code.
[[nodiscard]] std::vector<std::size_t> firstRows(const Coding& coding, const Rows& rows);

}  // namespace greyscope::data
