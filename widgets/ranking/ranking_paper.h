#pragma once

#include <QSizeF>

#include "widgets/ranking/ranking_painter.h"

// Ranked bars on paper, where names stand in lines.

namespace greyscope::widgets {

/// What names take of a width, on the screen too.
[[nodiscard]] double namesWidth(const RankingSpec& spec, double width, const Style& style);
/// What stands above and below the rows.
[[nodiscard]] double paperRims(const RankingSpec& spec, const Style& style);
/// The best and the worst where not all find room, between them how many are left out.
[[nodiscard]] RankingSpec onPaper(const RankingSpec& spec, const QSizeF& size, const Style& style);
/// Rows as high as their names, and what is left of the room divided among them.
void layOutPaperRows(RankingGeometry& g, const RankingSpec& spec, double room, const Style& style);

}  // namespace greyscope::widgets
