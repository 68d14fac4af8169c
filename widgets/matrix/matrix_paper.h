#pragma once

#include <QRectF>
#include <QSizeF>

#include "widgets/common/paper_height.h"
#include "widgets/present/spec/matrix_spec.h"
#include "widgets/present/words/left_out.h"

namespace greyscope::widgets {

/// Returns the matrix as drawn on paper of this size. Parts that do not fit are reduced. Names are broken into lines,
/// then listed below the cells by number, or only every n-th one is shown. Numbers lose digits and are then removed if
/// colours show the values. In a table without colours, rows and columns that do not fit are left out and counted.
[[nodiscard]] MatrixSpec onPaper(const MatrixSpec& spec, const QSizeF& size, const Style& style);
[[nodiscard]] PaperHeight paperHeight(const MatrixSpec& spec, const PaperRoom& room, const Style& style);
/// Returns what a matrix on paper of this size does not show: rows and columns that are only counted, and names of
/// series.
[[nodiscard]] Unprinted leftOut(const MatrixSpec& spec, const QSizeF& size, const Style& style);
/// Returns the area without a margin of half a point, which keeps lines at the edge of the page complete.
[[nodiscard]] QRectF insideRim(const QRectF& area, const Style& style);

/// The length of the line sample before the name of a series, in points.
inline constexpr double kPaperSwatchPt = 14.0;

/// Returns whether each row on paper is as high as its own name needs. Otherwise all rows are as high as the tallest
/// name.
[[nodiscard]] bool rowsByName(const MatrixSpec& spec);

/// Returns the height of the lines of a name, in pixels.
[[nodiscard]] double nameHeight(const Heading& heading, const Style& style);

/// Returns the row height at which the lines of every name, and of every group name in its rows, fit.
[[nodiscard]] double tallestName(const std::vector<Heading>& rows, const Style& style);

/// Returns whether the letter in the corner of a cell would overlap the number in its middle if the cell is `width`
/// pixels wide.
[[nodiscard]] bool tagMeetsNumber(const Cell& cell, double width, const Style& style);

}  // namespace greyscope::widgets
