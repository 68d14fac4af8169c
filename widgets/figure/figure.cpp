#include "widgets/figure/figure.h"

#include <algorithm>

#include "widgets/common/fitted_text.h"
#include "widgets/figure/sheet_painter.h"
#include "widgets/formula/working_painter.h"
#include "widgets/graph/graph_painter.h"
#include "widgets/graph/strip_painter.h"
#include "widgets/lanes/lane_painter.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/matrix/matrix_paper.h"
#include "widgets/matrix/overview_painter.h"
#include "widgets/plot/plot_painter.h"
#include "widgets/present/invalid_marks.h"
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

QString warningOf(const FigureSpec& figure) {
    return std::visit(
        [](const auto& spec) {
            if constexpr (requires { spec.warning; }) {
                return spec.warning;
            } else {
                return QString();
            }
        },
        figure);
}

/// The lines of a warning across a figure, and the height that they take with the gap above them.
struct WarningLines {
    QStringList lines;
    double height = 0.0;

    WarningLines(const FigureSpec& figure, double width, const Style& style) {
        if (const QString text = warningOf(figure); !text.isEmpty()) {
            lines = wrapped(text, style.text(), width);
            height = static_cast<double>(lines.size()) * QFontMetricsF(style.text()).height() + style.pt(3.0);
        }
    }
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
    const QRectF left = drawWarning(painter, QRectF(QPointF(), area.size() / scale), figure, style);
    std::visit(Painter{painter, left, style}, figure);
    painter.restore();
}

void setWarning(FigureSpec& figure, const QString& warning) {
    const auto* plot = std::get_if<PlotSpec>(&figure);
    if (plot != nullptr && std::any_of(plot->curves.begin(), plot->curves.end(), isInvalidCurve)) {
        return;
    }
    std::visit(
        [&warning](auto& spec) {
            if constexpr (requires { spec.warning; }) {
                spec.warning = warning;
            }
        },
        figure);
}

QRectF drawWarning(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style) {
    const WarningLines warning(figure, area.width(), style);
    if (warning.lines.isEmpty()) {
        return area;
    }
    const double lines = warning.height - style.pt(3.0);
    painter.setFont(style.text());
    painter.setPen(style.theme.bad);
    drawLines(painter, {area.left(), area.bottom() - lines, area.width(), lines}, Qt::AlignLeft, warning.lines);
    return area.adjusted(0.0, 0.0, 0.0, -warning.height);
}

PaperHeight figureHeight(const FigureSpec& figure, const PaperRoom& room, const Style& style) {
    const double below = WarningLines(figure, room.width, style).height;
    PaperHeight height = std::visit(
        [&](const auto& spec) {
            return paperHeight(spec, {room.width, room.tallest - below}, style);
        },
        figure);
    height.least += below;
    height.usual += below;
    return height;
}

LeftOut leftOut(const FigureSpec& figure, const QSizeF& size, const Style& style) {
    const QSizeF left(size.width(), size.height() - WarningLines(figure, size.width(), style).height);
    return std::visit(Counting{left, style}, figure);
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
