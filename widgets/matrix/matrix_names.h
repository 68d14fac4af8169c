#pragma once

#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/present/spec/matrix_spec.h"

// The names of rows and columns of a matrix on paper: in full, in several lines.

namespace greyscope::widgets {

inline constexpr double kPaperNameHeight = 0.95;  ///< of the text size: the smallest distance of names below each other

[[nodiscard]] double lineOf(const Style& style);
/// Breaks names into as many lines as needed.
void wrapLabels(std::vector<Heading>& headings, double width, const Style& style);
/// Breaks rotated column and group names into lines that fit above their columns. Names that are still longer than
/// `longest` are shortened.
void wrapColumns(MatrixSpec& spec, const MatrixGeometry& g, double longest, const Style& style);
/// If names would overlap, keeps only every second one, or every third, ...
void thinLabels(std::vector<Heading>& headings, double room, const Style& style);

}  // namespace greyscope::widgets
