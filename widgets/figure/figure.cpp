#include "widgets/figure/figure.h"

#include "widgets/figure/sheet_painter.h"
#include "widgets/formula/working_painter.h"
#include "widgets/graph/graph_painter.h"
#include "widgets/graph/strip_painter.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/matrix/matrix_paper.h"
#include "widgets/matrix/overview_painter.h"
#include "widgets/plot/plot_painter.h"
#include "widgets/present/spec_text.h"
#include "widgets/ranking/ranking_painter.h"
#include "widgets/stripes/stripe_painter.h"
#include "widgets/tree/tree_painter.h"

namespace greyscope::widgets {

namespace {

struct Painter {
    QPainter& painter;
    QRectF area;
    const Style& style;

    void operator()(const PlotSpec& spec) const { paintPlot(painter, area, spec, style); }
    void operator()(const MatrixSpec& spec) const { paintMatrix(painter, area, spec, style); }
    void operator()(const OverviewSpec& spec) const { paintOverview(painter, area, spec, style); }
    void operator()(const RankingSpec& spec) const { paintRanking(painter, area, spec, style); }
    void operator()(const TreeSpec& spec) const { paintTree(painter, area, spec, style); }
    void operator()(const GraphSpec& spec) const { paintGraph(painter, area, spec, style); }
    void operator()(const StripSpec& spec) const { paintStrips(painter, area, spec, style); }
    void operator()(const LaneSpec& spec) const { paintLanes(painter, area, spec, style); }
    void operator()(const StripeSpec& spec) const { paintStripes(painter, area, spec, style); }
    void operator()(const WorkingSpec& spec) const { paintWorking(painter, area, spec, style); }
    void operator()(const SheetSpec& spec) const { paintSheet(painter, area, spec, style); }
};

struct Counting {
    const QSizeF& size;
    const Style& style;

    LeftOut operator()(const PlotSpec& spec) const { return leftOut(spec, size, style); }
    LeftOut operator()(const MatrixSpec& spec) const { return leftOut(spec, size, style); }
    LeftOut operator()(const RankingSpec& spec) const { return leftOut(spec, size, style); }
    LeftOut operator()(const StripSpec& spec) const { return leftOut(spec, size, style); }
    LeftOut operator()(const auto& /*spec*/) const { return {}; }  // everything of these is drawn
};

constexpr int kShrinkingSteps = 8;  // to a third of a percent; each lays the figure out

/// How much smaller everything has to be for a figure to stand in `area`.
double shrinking(const FigureSpec& figure, const QSizeF& area, const Style& style) {
    const auto fits = [&](double scale) {
        const PaperRoom room{area.width() / scale, area.height() / scale};
        return figureHeight(figure, room, style).least <= room.tallest * (1.0 + 1e-9);
    };
    double low = 0.1;
    double high = 1.0;
    if (fits(high)) {
        return high;
    }
    for (int step = 0; step < kShrinkingSteps; ++step) {
        const double middle = 0.5 * (low + high);
        (fits(middle) ? low : high) = middle;
    }
    return low;
}

}  // namespace

void paintFigure(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style) {
    if (area.isEmpty()) {
        return;
    }
    painter.save();
    painter.translate(area.topLeft());
    const double scale = style.print ? shrinking(figure, area.size(), style) : 1.0;
    painter.scale(scale, scale);
    std::visit(Painter{painter, QRectF(QPointF(), area.size() / scale), style}, figure);
    painter.restore();
}

PaperHeight figureHeight(const FigureSpec& figure, const PaperRoom& room, const Style& style) {
    return std::visit([&](const auto& spec) { return paperHeight(spec, room, style); }, figure);
}

LeftOut leftOut(const FigureSpec& figure, const QSizeF& size, const Style& style) {
    return std::visit(Counting{size, style}, figure);
}

QString figureText(const FigureSpec& figure) {
    return std::visit([](const auto& spec) { return tabSeparated(spec); }, figure);
}

QString figureTitle(const FigureSpec& figure) {
    return std::visit([](const auto& spec) { return spec.title; }, figure);
}

QString figureStatement(const FigureSpec& figure) {
    return std::visit([](const auto& spec) { return spec.subtitle; }, figure);
}

}  // namespace greyscope::widgets
