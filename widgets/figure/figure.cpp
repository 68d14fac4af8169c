#include "widgets/figure/figure.h"

#include "widgets/graph/graph_painter.h"
#include "widgets/graph/strip_painter.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/matrix/overview_painter.h"
#include "widgets/plot/plot_painter.h"
#include "widgets/present/spec_text.h"
#include "widgets/ranking/ranking_painter.h"
#include "widgets/tree/tree_painter.h"

namespace greyscope::widgets {

namespace {

struct Painter {
    QPainter& painter;
    const QRectF& area;
    const Style& style;

    void operator()(const PlotSpec& spec) const { paintPlot(painter, area, spec, style); }
    void operator()(const MatrixSpec& spec) const { paintMatrix(painter, area, spec, style); }
    void operator()(const OverviewSpec& spec) const { paintOverview(painter, area, spec, style); }
    void operator()(const RankingSpec& spec) const { paintRanking(painter, area, spec, style); }
    void operator()(const TreeSpec& spec) const { paintTree(painter, area, spec, style); }
    void operator()(const GraphSpec& spec) const { paintGraph(painter, area, spec, style); }
    void operator()(const StripSpec& spec) const { paintStrips(painter, area, spec, style); }
};

}  // namespace

void paintFigure(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style) {
    painter.save();
    std::visit(Painter{painter, area, style}, figure);
    painter.restore();
}

QString figureText(const FigureSpec& figure) {
    return std::visit([](const auto& spec) { return tabSeparated(spec); }, figure);
}

QString figureTitle(const FigureSpec& figure) {
    return std::visit([](const auto& spec) { return spec.title; }, figure);
}

}  // namespace greyscope::widgets
