#pragma once

#include <QRectF>
#include <QSizeF>

#include "widgets/common/paper_height.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// The matrix as it stands on paper of this size. What finds no room gives way: names stand in several lines; digits,
/// then numbers where colours say the same; names, which stand below by their numbers, or every other one; rows and
/// columns of a table without colours, which are counted instead.
[[nodiscard]] MatrixSpec onPaper(const MatrixSpec& spec, const QSizeF& size, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const MatrixSpec& spec, const PaperRoom& room, const Style& style);
/// Rows and columns that are only counted there, and names of series that stand nowhere.
[[nodiscard]] Unprinted leftOut(const MatrixSpec& spec, const QSizeF& size, const Style& style);
/// Without half a line round the cells at the edge of the page.
[[nodiscard]] QRectF insideRim(const QRectF& area, const Style& style);

/// Of the piece of line before a name.
inline constexpr double kPaperSwatchPt = 14.0;

/// Whether on paper each row is as high as its name in lines; else all are as high as the tallest of them.
[[nodiscard]] bool rowsByName(const MatrixSpec& spec);

/// Of its lines below each other.
[[nodiscard]] double nameHeight(const Heading& heading, const Style& style);

/// How high each row is for all their names, and those of their groups, to stand in their lines.
[[nodiscard]] double tallestName(const std::vector<Heading>& rows, const Style& style);

/// Whether the letter in a cell's corner would lie on its number, were that in the middle.
[[nodiscard]] bool tagMeetsNumber(const Cell& cell, double width, const Style& style);

}  // namespace greyscope::widgets
