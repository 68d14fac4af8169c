#pragma once

#include <QSizeF>

#include "widgets/ranking/ranking_painter.h"

// Functions for rankings on paper, where names are broken into lines.

namespace greyscope::widgets {

/// Returns the width of the column of names if the ranking is `width` pixels wide; also used on screen.
[[nodiscard]] double namesWidth(const RankingSpec& spec, double width, const Style& style);
/// Returns the height of the parts above and below the rows, in pixels.
[[nodiscard]] double paperRims(const RankingSpec& spec, const Style& style);
/// Returns the ranking as drawn on paper of this size. If not all bars fit, it has only the best and the worst, with
/// the number of omitted bars between them.
[[nodiscard]] RankingSpec onPaper(const RankingSpec& spec, const QSizeF& size, const Style& style);
/// Lays out the rows on paper in a height of `room` pixels: each row has the height of its name and an equal part of
/// the remaining height, up to a limit.
void layOutPaperRows(RankingGeometry& g, const RankingSpec& spec, double room, const Style& style);

}  // namespace greyscope::widgets
