#pragma once

#include <string>
#include <vector>

#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// The sides of a grid: which factors form its rows and columns, and at which levels the other factors are held.
struct GridChoice {
    std::string rowFactor;
    std::string columnFactor;  ///< the factor of the columns; empty: the grid has one column
    /// A level for each factor, in the order of the result. Factors that are not rows or columns are held at these
    /// levels.
    std::vector<std::string> asked;
    bool averaged = false;  ///< whether cells are means over the other factors, which are then not held at a level
};

/// Returns the two factors whose splits reduce the error of the tree most, in the order of the table. Returns all
/// factors if there are at most two.
[[nodiscard]] std::vector<std::string> decisiveFactors(const relative::RelativeResult& result);

/// Returns a matrix of the ratios for all levels of two factors. The splits of the tree are heavy lines, and the first
/// cell of each leaf shows the letter of the leaf. Cells without a measurement are empty, with a tooltip that says so.
/// Link::is of a cell contains its row and Target::point(index in the grid), so that a cell without a measurement can
/// be chosen too.
[[nodiscard]] MatrixSpec factorGrid(const RelativeParts& parts, const GridChoice& choice);

/// Returns the levels of all factors in the cell with the index `place` in the grid.
[[nodiscard]] std::vector<std::string> cellValues(const relative::RelativeResult& result, const GridChoice& choice,
                                                  int place);

/// Returns the index in the grid of the cell with the levels GridChoice::asked.
[[nodiscard]] int askedPlace(const relative::RelativeResult& result, const GridChoice& choice);

}  // namespace greyscope::widgets
