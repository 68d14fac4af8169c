#include "widgets/figure/figure.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include "widgets/common/names/fitted_text.h"
#include "widgets/figure/sheet_painter.h"
#include "widgets/formula/derivation_painter.h"
#include "widgets/graph/dot_strip_painter.h"
#include "widgets/graph/graph_painter.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/matrix/matrix_paper.h"
#include "widgets/matrix/overview_painter.h"
#include "widgets/plot/facets_painter.h"
#include "widgets/plot/plot_painter.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/spec/spec_text.h"
#include "widgets/ranking/ranking_painter.h"
#include "widgets/stripe_map/stripe_map_painter.h"
#include "widgets/target/target_painter.h"
#include "widgets/timeline/timeline_painter.h"
#include "widgets/tree/tree_painter.h"

namespace greyscope::widgets {

namespace {

struct Painter {
    QPainter& painter;
    QRectF area;
    const Style& style;

    void operator()(const PlotSpec& spec) const { paintPlot(painter, area, spec, style); }
    void operator()(const FacetsSpec& spec) const { paintFacets(painter, area, spec, style); }
    void operator()(const MatrixSpec& spec) const { paintMatrix(painter, area, spec, style); }
    void operator()(const OverviewSpec& spec) const { paintOverview(painter, area, spec, style); }
    void operator()(const RankingSpec& spec) const { paintRanking(painter, area, spec, style); }
    void operator()(const TreeSpec& spec) const { paintTree(painter, area, spec, style); }
    void operator()(const GraphSpec& spec) const { paintGraph(painter, area, spec, style); }
    void operator()(const DotStripSpec& spec) const { paintDotStrips(painter, area, spec, style); }
    void operator()(const TimelineSpec& spec) const { paintTimeline(painter, area, spec, style); }
    void operator()(const StripeMapSpec& spec) const { paintStripeMap(painter, area, spec, style); }
    void operator()(const TargetSpec& spec) const { paintTarget(painter, area, spec, style); }
    void operator()(const DerivationSpec& spec) const { paintDerivation(painter, area, spec, style); }
    void operator()(const SheetSpec& spec) const { paintSheet(painter, area, spec, style); }
};

struct Counting {
    const QSizeF& size;
    const Style& style;

    Unprinted operator()(const PlotSpec& spec) const { return leftOut(spec, size, style); }
    Unprinted operator()(const FacetsSpec& spec) const { return leftOut(spec, size, style); }
    Unprinted operator()(const MatrixSpec& spec) const { return leftOut(spec, size, style); }
    Unprinted operator()(const RankingSpec& spec) const { return leftOut(spec, size, style); }
    Unprinted operator()(const DotStripSpec& spec) const { return leftOut(spec, size, style); }
    Unprinted operator()(const auto& /*spec*/) const { return {}; }  // everything is drawn
};

/// The foot of a figure; null if its kind has none.
template <class Spec>
auto* footIn(Spec& figure) {
    using Foot = std::conditional_t<std::is_const_v<Spec>, const FootLines, FootLines>;
    return std::visit(
        [](auto& spec) -> Foot* {
            if constexpr (requires { spec.foot; }) {
                return &spec.foot;
            } else {
                return nullptr;
            }
        },
        figure);
}

/// The foot of a figure in lines, with their height and the gap above them.
struct WrappedFoot {
    QStringList share, warning;
    double lineHeight = 0.0, height = 0.0;

    WrappedFoot(const FigureSpec& figure, double width, const Style& style)
        : lineHeight(QFontMetricsF(style.text()).height()) {
        const FootLines foot = footOf(figure);
        const auto lines = [&](const QString& text) {
            return text.isEmpty() ? QStringList() : wrapped(text, style.text(), width);
        };
        share = lines(foot.share);
        warning = lines(foot.warning);
        const auto count = static_cast<double>(share.size() + warning.size());
        height = count > 0.0 ? count * lineHeight + style.pt(3.0) : 0.0;
    }
};

constexpr int kShrinkingSteps = 8;  // gives a third of a percent; each step lays the figure out

/// The scale at which a figure fits into `area`, at most 1.
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
    const FigurePlace place = placeOf(figure, area.size(), style);
    painter.scale(place.scale, place.scale);
    static_cast<void>(drawFoot(painter, QRectF(QPointF(), area.size() / place.scale), figure, style));
    std::visit(Painter{painter, QRectF(QPointF(), place.room), style}, figure);
    painter.restore();
}

FigurePlace placeOf(const FigureSpec& figure, const QSizeF& size, const Style& style) {
    FigurePlace place{style.print ? shrinking(figure, size, style) : 1.0, size};
    place.room /= place.scale;
    place.room.rheight() -= WrappedFoot(figure, place.room.width(), style).height;
    return place;
}

FootLines footOf(const FigureSpec& figure) {
    const FootLines* const foot = footIn(figure);
    return foot != nullptr ? *foot : FootLines();
}

void setWarning(FigureSpec& figure, const QString& warning) {
    const auto crossed = [](const PlotSpec& plot) {
        return std::any_of(plot.curves.begin(), plot.curves.end(), isInvalidCurve);
    };
    const auto* plot = std::get_if<PlotSpec>(&figure);
    const auto* facets = std::get_if<FacetsSpec>(&figure);
    const bool named = (plot != nullptr && crossed(*plot)) ||
                       (facets != nullptr && std::any_of(facets->panels.begin(), facets->panels.end(), crossed));
    if (FootLines* const foot = named ? nullptr : footIn(figure)) {
        foot->warning = warning;
    }
}

void setShare(FigureSpec& figure, const QString& share) {
    if (FootLines* const foot = footIn(figure)) {
        foot->share = share;
    }
}

QRectF drawFoot(QPainter& painter, const QRectF& area, const FigureSpec& figure, const Style& style) {
    const WrappedFoot foot(figure, area.width(), style);
    double top = area.bottom() - static_cast<double>(foot.share.size() + foot.warning.size()) * foot.lineHeight;
    painter.setFont(style.text());
    for (const auto& [lines, ink] : {std::pair(foot.share, style.theme.text2), {foot.warning, style.theme.bad}}) {
        const double height = static_cast<double>(lines.size()) * foot.lineHeight;
        painter.setPen(ink);
        drawLines(painter, {area.left(), top, area.width(), height}, Qt::AlignLeft, lines);
        top += height;
    }
    return area.adjusted(0.0, 0.0, 0.0, -foot.height);
}

PaperHeight figureHeight(const FigureSpec& figure, const PaperRoom& room, const Style& style) {
    const double below = WrappedFoot(figure, room.width, style).height;
    PaperHeight height = std::visit(
        [&](const auto& spec) {
            return paperHeight(spec, {room.width, room.tallest - below}, style);
        },
        figure);
    height.least += below;
    height.usual += below;
    return height;
}

Unprinted leftOut(const FigureSpec& figure, const QSizeF& size, const Style& style) {
    const QSizeF left(size.width(), size.height() - WrappedFoot(figure, size.width(), style).height);
    return std::visit(Counting{left, style}, figure);
}

void eachLine(const FigureSpec& figure, const TakeLine& take) {
    std::visit([&take](const auto& spec) { eachLine(spec, take); }, figure);
}

QString figureText(const FigureSpec& figure) {
    return tabSeparated(figure);
}

QString figureTitle(const FigureSpec& figure) {
    return std::visit([](const auto& spec) { return spec.title; }, figure);
}

QString figureStatement(const FigureSpec& figure) {
    return std::visit([](const auto& spec) { return spec.subtitle; }, figure);
}

}  // namespace greyscope::widgets
