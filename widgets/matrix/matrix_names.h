#pragma once

#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/present/spec/matrix_spec.h"

// Names of rows and columns of a matrix on paper: whole, in lines.

namespace greyscope::widgets {

inline constexpr double kPaperNameHeight = 0.95;  ///< of the text size: what names below each other take at least

[[nodiscard]] double lineOf(const Style& style);
/// Names in as many lines as they take.
void wrapLabels(std::vector<Heading>& headings, double width, const Style& style);
/// Names over columns that are too narrow for them stand in lines, as do those of their groups; what is longer than
/// `longest` even so is shortened.
void wrapColumns(MatrixSpec& spec, const MatrixGeometry& g, double longest, const Style& style);
/// Where names would lie on each other, every second one stays, or every third, ...
void thinLabels(std::vector<Heading>& headings, double room, const Style& style);

}  // namespace greyscope::widgets
