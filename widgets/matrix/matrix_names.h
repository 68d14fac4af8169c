#pragma once

#include <vector>

#include "widgets/common/theme/style.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/present/spec/matrix_spec.h"

// Functions for the names of rows and columns of a matrix on paper, where they are written in full in several lines.

namespace greyscope::widgets {

/// The smallest distance of names below each other, as a multiple of the text size.
inline constexpr double kPaperNameHeight = 0.95;

[[nodiscard]] double lineOf(const Style& style);
/// Breaks the labels and group names of headings into as many lines as the width requires.
void wrapLabels(std::vector<Heading>& headings, double width, const Style& style);
/// Breaks rotated column and group names into lines that fit side by side above their columns. Names that are still
/// longer than `longest` pixels are shortened.
void wrapColumns(MatrixSpec& spec, const MatrixGeometry& g, double longest, const Style& style);
/// Removes labels that would overlap: keeps only every second one, or every third, and so on. `room` is the height of a
/// row.
void thinLabels(std::vector<Heading>& headings, double room, const Style& style);

}  // namespace greyscope::widgets
