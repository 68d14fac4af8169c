#pragma once

#include <string>
#include <vector>

#include "core/relative/model.h"
#include "widgets/present/relative/relative_parts.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// The two factors that form the sides of a grid.
struct GridChoice {
    std::string rowFactor;
    std::string columnFactor;  ///< empty: the grid has one column
    /// A value for each factor, in the result's order; factors that are not sides are held at these values.
    std::vector<std::string> asked;
    bool averaged = false;  ///< whether cells are means over the other factors, which are then not held
};

/// The two factors whose splits reduce the error of the tree most, in the table's order; all factors if there are at
/// most two.
[[nodiscard]] std::vector<std::string> decisiveFactors(const relative::RelativeResult& result);

/// The ratio in each cell of two factors. The splits of the tree are heavy lines, and the first cell of each leaf shows
/// the leaf's letter. Cells without a measurement are empty, with a tooltip that says so. Link::is of a cell contains
/// its row and Target::point(index in the grid), so that a cell without a measurement can be chosen too.
[[nodiscard]] MatrixSpec factorGrid(const RelativeParts& parts, const GridChoice& choice);

/// The factor values of the cell with this index in the grid.
[[nodiscard]] std::vector<std::string> cellValues(const relative::RelativeResult& result, const GridChoice& choice,
                                                  int place);

/// The index of the asked cell in the grid.
[[nodiscard]] int askedPlace(const relative::RelativeResult& result, const GridChoice& choice);

}  // namespace greyscope::widgets
