#pragma once

#include <string>
#include <vector>

#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// Two of the factors as the sides of a grid.
struct GridChoice {
    std::string rowFactor;
    std::string columnFactor;        ///< empty: one column
    std::vector<std::string> asked;  ///< value of every factor, in the result's order; the others are held at these
    bool averaged = false;           ///< instead of holding the others: the mean over them
};

/// The two factors that the tree's splits lower the error by most, in the table's order; fewer where there are fewer.
[[nodiscard]] std::vector<std::string> decisiveFactors(const relative::RelativeResult& result);

/// Ratio in each cell of two factors, the tree's splits as heavy pieces of line, each leaf's letter in its first cell.
/// A cell that was not measured is empty and its tooltip says so. Each cell `is` Target::point(its place in the grid)
/// besides its row, so that an unmeasured one can be asked for.
[[nodiscard]] MatrixSpec factorGrid(const RelativeParts& parts, const GridChoice& choice);

/// Factor values of the cell at this place of the grid.
[[nodiscard]] std::vector<std::string> cellValues(const relative::RelativeResult& result, const GridChoice& choice,
                                                  int place);

/// Place of the asked cell in the grid.
[[nodiscard]] int askedPlace(const relative::RelativeResult& result, const GridChoice& choice);

}  // namespace greyscope::widgets
