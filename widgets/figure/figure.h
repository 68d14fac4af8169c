#pragma once

#include <QPainter>
#include <QRectF>

#include <variant>

#include "widgets/common/style.h"
#include "widgets/present/graph_spec.h"
#include "widgets/present/matrix_spec.h"
#include "widgets/present/overview_spec.h"
#include "widgets/present/plot_spec.h"
#include "widgets/present/ranking_spec.h"
#include "widgets/present/strip_spec.h"
#include "widgets/present/tree_spec.h"

namespace greyscope::widgets {

/// Anything that can be exported: the spec that a view shows.
using FigureSpec = std::variant<PlotSpec, MatrixSpec, OverviewSpec, RankingSpec, TreeSpec, GraphSpec, StripSpec>;

/// Draws a figure into `area` with the same painters that the views use. No widget is involved.
void paintFigure(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style);

/// The numbers behind a figure, tab-separated.
[[nodiscard]] QString figureText(const FigureSpec& figure);

[[nodiscard]] QString figureTitle(const FigureSpec& figure);

}  // namespace greyscope::widgets
