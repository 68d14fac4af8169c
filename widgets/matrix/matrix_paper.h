#pragma once

#include <QSizeF>

#include "widgets/common/paper_height.h"
#include "widgets/present/matrix_spec.h"

namespace greyscope::widgets {

/// The matrix as it stands on paper of this size. What finds no room gives way: names of a table's rows stand in
/// several lines, where there is height for all of them; digits, then numbers where colours say
/// the same; names of every other row; rows and columns of a table without colours, which are counted instead.
[[nodiscard]] MatrixSpec onPaper(const MatrixSpec& spec, const QSizeF& size, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const MatrixSpec& spec, const PaperRoom& room, const Style& style);

/// Of the piece of line before a name.
inline constexpr double kPaperSwatchPt = 14.0;

/// Of its lines below each other.
[[nodiscard]] double nameHeight(const Heading& heading, const Style& style);

/// Whether the letter in a cell's corner would lie on its number, were that in the middle.
[[nodiscard]] bool tagMeetsNumber(const Cell& cell, double width, const Style& style);

}  // namespace greyscope::widgets
