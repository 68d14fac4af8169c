#include "widgets/plot/facets_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <set>

#include "widgets/plot/curve_looks.h"
#include "widgets/plot/frame_layout.h"
#include "widgets/plot/plot_painter.h"

namespace greyscope::widgets {

namespace {

constexpr double kMillimetre = 72.0 / 25.4;  // in points
constexpr double kGapPt = 2.4 * kMillimetre;
constexpr double kNarrowestPt = 36.0 * kMillimetre;  // a panel, before the columns wrap
constexpr double kLowestPt = 40.0;                   // a plot area

/// The least number of rows in which no panel is too narrow, with about equal rows.
std::size_t columnsFor(std::size_t panels, std::size_t allowed, double width, const Style& style) {
    const auto fitting = static_cast<std::size_t>(std::max(1.0, std::floor(width / style.pt(kNarrowestPt))));
    const std::size_t most = allowed == 0 ? fitting : std::min(fitting, allowed);
    const std::size_t rows = (panels + most - 1) / most;
    return rows == 0 ? 1 : (panels + rows - 1) / rows;
}

bool haveCommon(const std::vector<PlotSpec>& panels, AxisSpec PlotSpec::*axis) {
    return std::all_of(panels.begin(), panels.end(), [&](const PlotSpec& panel) {
        const AxisSpec& own = panel.*axis;
        const AxisSpec& first = panels.front().*axis;
        return own.label == first.label && own.scale == first.scale && own.range == first.range &&
               own.ticks == first.ticks && (own.range || !own.ticks.empty());
    });
}

/// The named curves of all panels, each name once.
PlotSpec legendOf(const FacetsSpec& spec) {
    PlotSpec legend;
    legend.labelling = Labelling::legend;
    std::set<QString> names;
    for (const PlotSpec& panel : spec.panels) {
        legend.x = panel.x;
        legend.y = panel.y;
        for (const Curve& curve : panel.curves) {
            if (curve.labelled && !curve.x.empty() && names.insert(curve.name).second) {
                legend.curves.push_back(curve);
            }
        }
        legend.ribbons = legend.ribbons.empty() ? panel.ribbons : legend.ribbons;
    }
    if (legend.curves.size() < 2) {
        legend.curves.clear();
    }
    return legend;
}

FootLegend legendIn(const PlotSpec& legend, const QSizeF& size, const Style& style) {
    if (legend.curves.empty()) {
        return {};
    }
    const AxisMap x{legend.x.scale, homeRange(legend, Side::horizontal).first,
                    homeRange(legend, Side::horizontal).second, 0.0, 1.0};
    const AxisMap y{legend.y.scale, homeRange(legend, Side::vertical).first, homeRange(legend, Side::vertical).second,
                    0.0, 1.0};
    EndLabels labels = measureLabels(legend, style, 0.0, x, y);
    labels.below = true;
    return layOutLegend(labels, style, size);
}

/// The margins of a chart around its plot area.
QMarginsF marginsOf(const PlotSpec& spec, const QSizeF& size, const Style& style) {
    const PlotLayout layout =
        layOut(spec, style, size.toSize(), homeRange(spec, Side::horizontal), homeRange(spec, Side::vertical));
    const QRectF area(layout.frame.area);
    return {area.left(), area.top(), size.width() - area.right(), size.height() - area.bottom()};
}

const QString& nameOf(const PlotSpec& panel) {
    return panel.subtitle.isEmpty() ? panel.title : panel.subtitle;
}

PlotSpec asPanel(PlotSpec panel, bool yLabels, bool xLabels) {
    panel.compact = panel.chosen = false;
    panel.title.clear();
    panel.heading.clear();
    panel.topNote.clear();
    panel.bottomNote.clear();
    panel.x.label.clear();
    panel.y.label.clear();
    panel.labelling = Labelling::none;
    panel.y.hideLabels = !yLabels;
    panel.x.hideLabels = !xLabels;
    panel.foot = {};
    return panel;
}

}  // namespace

FacetsLayout layOut(const FacetsSpec& spec, const QSizeF& size, const Style& style) {
    FacetsLayout layout;
    if (spec.panels.empty()) {
        return layout;
    }
    const double line = QFontMetricsF(style.text()).height();
    const double gap = style.pt(kGapPt);
    const std::size_t count = spec.panels.size();
    layout.columns = columnsFor(count, spec.mostColumns, size.width(), style);
    layout.rows = (count + layout.columns - 1) / layout.columns;
    const bool commonX = haveCommon(spec.panels, &PlotSpec::x);
    const bool commonY = haveCommon(spec.panels, &PlotSpec::y);
    layout.xTitle = spec.panels.front().x.label;
    layout.yTitle = commonY ? spec.panels.front().y.label : QString();
    layout.legendOf = legendOf(spec);
    if (style.print) {
        tellApart(layout.legendOf.curves, style.theme);
    }
    layout.legend = legendIn(layout.legendOf, size, style);
    layout.titleWidth = layout.yTitle.isEmpty() ? 0.0 : line + style.pt(2);
    const QSizeF rough(size.width() / static_cast<double>(layout.columns),
                       std::max(style.pt(80), size.height() / static_cast<double>(layout.rows)));
    std::vector<QMarginsF> margins;
    double left = 0.0, inner = 0.0, right = 0.0, top = 0.0, foot = 0.0, between = 0.0;
    for (std::size_t i = 0; i < count; ++i) {
        const bool first = i % layout.columns == 0;
        const bool last = i + layout.columns >= count;
        FacetsLayout::Panel panel{asPanel(spec.panels[i], first || !commonY, last || !commonX), {}, {}};
        if (style.print) {
            tellApart(panel.spec.curves, style.theme);
        }
        const QMarginsF own = marginsOf(panel.spec, rough, style);
        (first ? left : inner) = std::max(first ? left : inner, own.left());
        (last ? foot : between) = std::max(last ? foot : between, own.bottom());
        right = std::max(right, own.right());
        top = std::max(top, own.top());
        margins.push_back(own);
        layout.panels.push_back(std::move(panel));
    }
    const auto columns = static_cast<double>(layout.columns);
    const auto rows = static_cast<double>(layout.rows);
    const double stepX = std::max(inner, right) + gap;
    const double stepY = (commonX ? between : foot) + top + line + 0.5 * gap;
    const double xTitle = layout.xTitle.isEmpty() ? 0.0 : line + style.pt(1);
    const double wide = (size.width() - layout.titleWidth - left - right - (columns - 1.0) * stepX) / columns;
    const double high =
        (size.height() - layout.legend.height - xTitle - foot - top - line - (rows - 1.0) * stepY) / rows;
    for (std::size_t i = 0; i < count; ++i) {
        const auto column = static_cast<double>(i % layout.columns);
        const auto row = static_cast<double>(i / layout.columns);
        const QRectF plot(layout.titleWidth + left + column * (wide + stepX), top + line + row * (high + stepY),
                          std::max(1.0, wide), std::max(1.0, high));
        layout.panels[i].plot = plot;
        layout.panels[i].place = plot + margins[i];
    }
    return layout;
}

void paintFacets(QPainter& painter, const QRectF& area, const FacetsSpec& spec, const Style& style) {
    const FacetsLayout layout = layOut(spec, area.size(), style);
    painter.save();
    painter.translate(area.topLeft());
    const double line = QFontMetricsF(style.text()).height();
    for (std::size_t i = 0; i < layout.panels.size(); ++i) {
        const FacetsLayout::Panel& panel = layout.panels[i];
        paintPlot(painter, panel.place, panel.spec, style);
        painter.setFont(style.text(true));
        painter.setPen(style.theme.text);
        const QRectF name(panel.plot.left(), panel.place.top() - line + style.pt(1), panel.plot.width(), line);
        painter.drawText(
            name, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip,
            QFontMetricsF(style.text(true)).elidedText(nameOf(spec.panels[i]), Qt::ElideMiddle, panel.plot.width()));
    }
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    if (!layout.panels.empty() && !layout.xTitle.isEmpty()) {
        const double bottom = area.height() - layout.legend.height;
        painter.drawText(QRectF(layout.titleWidth, bottom - line, area.width() - layout.titleWidth, line),
                         Qt::AlignHCenter | Qt::AlignBottom | Qt::TextDontClip, layout.xTitle);
    }
    if (!layout.yTitle.isEmpty()) {
        const double middle = 0.5 * (layout.panels.front().plot.top() + layout.panels.back().plot.bottom());
        painter.save();
        painter.translate(line, middle);
        painter.rotate(-90);
        painter.drawText(QRectF(-middle, -line, 2.0 * middle, line), Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip,
                         layout.yTitle);
        painter.restore();
    }
    drawLegend(painter, layout.legend, layout.legendOf, {0.0, area.height() - layout.legend.height}, style);
    painter.restore();
}

PaperHeight paperHeight(const FacetsSpec& spec, const PaperRoom& room, const Style& style) {
    if (spec.panels.empty()) {
        return {style.lineHeight(), style.lineHeight()};
    }
    // What the plot areas leave at any height: titles, labels and the legend.
    const double any = 400.0 * style.px;
    const FacetsLayout layout = layOut(spec, {room.width, any}, style);
    const auto rows = static_cast<double>(layout.rows);
    const double besides = any - rows * layout.panels.front().plot.height();
    constexpr double kShape = 0.72;  // height to width of a plot area
    const double usual = besides + rows * std::max(style.pt(kLowestPt), kShape * layout.panels.front().plot.width());
    return {std::min(besides + rows * style.pt(kLowestPt), room.tallest), std::min(usual, room.tallest)};
}

Unprinted leftOut(const FacetsSpec& spec, const QSizeF& size, const Style& style) {
    const QStringList names = layOut(spec, size, style).legend.leftOut;
    return leftOutOf(static_cast<std::size_t>(names.size()),
                     [&names](std::size_t i) { return names[static_cast<qsizetype>(i)]; });
}

}  // namespace greyscope::widgets
