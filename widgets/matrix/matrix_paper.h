#pragma once

#include <QRectF>
#include <QSizeF>

#include "widgets/common/paper_height.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// The matrix as drawn on paper of this size. Parts that do not fit are reduced: names are broken into lines; numbers
/// lose digits and are then removed if colours show them; names are listed below by number, or only every second one is
/// shown; rows and columns of a table without colours are counted instead.
[[nodiscard]] MatrixSpec onPaper(const MatrixSpec& spec, const QSizeF& size, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const MatrixSpec& spec, const PaperRoom& room, const Style& style);
/// The rows and columns that are only counted, and the names of series that are not shown.
[[nodiscard]] Unprinted leftOut(const MatrixSpec& spec, const QSizeF& size, const Style& style);
/// The area without half a line width at the edge of the page.
[[nodiscard]] QRectF insideRim(const QRectF& area, const Style& style);

/// The length of the line sample before a name.
inline constexpr double kPaperSwatchPt = 14.0;

/// Whether each row on paper is as high as its own name; otherwise all rows are as high as the tallest name.
[[nodiscard]] bool rowsByName(const MatrixSpec& spec);

/// The height of a name's lines.
[[nodiscard]] double nameHeight(const Heading& heading, const Style& style);

/// The row height at which all names, and those of their groups, fit in lines.
[[nodiscard]] double tallestName(const std::vector<Heading>& rows, const Style& style);

/// Whether the letter in a cell's corner would overlap a number in the middle.
[[nodiscard]] bool tagMeetsNumber(const Cell& cell, double width, const Style& style);

}  // namespace greyscope::widgets
