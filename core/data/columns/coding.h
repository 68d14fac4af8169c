#pragma once

#include <cstddef>
#include <vector>

#include "core/data/columns/column.h"
#include "core/data/rows.h"

namespace greyscope::data {

/// Rows that share a code agree in every column that was coded. Codes are 0..count-1.
struct Coding {
    LevelCodes codes;  ///< one a row
    std::size_t count = 1;

    [[nodiscard]] std::size_t operator[](std::size_t place) const { return static_cast<std::size_t>(codes[place]); }
};

/// Codes of the combination of several columns in these rows, the first column outermost: numbers ascending, those that
/// are missing last and alike, codes by their numbers, other text in the order in which its levels first appear.
[[nodiscard]] Coding codesOf(const std::vector<const Column*>& columns, const Rows& rows);

/// Renumbers codes so that they count up in the order of the rows.
void orderByAppearance(Coding& coding);

/// The first row of each code.
[[nodiscard]] std::vector<std::size_t> firstRows(const Coding& coding, const Rows& rows);

}  // namespace greyscope::data
