#pragma once

#include <QSizeF>

#include "widgets/ranking/ranking_painter.h"

// Ranked bars on paper, where names are broken into lines.

namespace greyscope::widgets {

/// The width for the names in a total width, also used on screen.
[[nodiscard]] double namesWidth(const RankingSpec& spec, double width, const Style& style);
/// The height of the parts above and below the rows.
[[nodiscard]] double paperRims(const RankingSpec& spec, const Style& style);
/// The spec for paper: if not all bars fit, the best and the worst, with the number of omitted bars between them.
[[nodiscard]] RankingSpec onPaper(const RankingSpec& spec, const QSizeF& size, const Style& style);
/// Gives each row the height of its name, and divides the remaining height among the rows.
void layOutPaperRows(RankingGeometry& g, const RankingSpec& spec, double room, const Style& style);

}  // namespace greyscope::widgets
