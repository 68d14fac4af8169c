#include "widgets/matrix/overview_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <vector>

#include "widgets/common/names/bit_name.h"
#include "widgets/matrix/overview_foot.h"

namespace greyscope::widgets {

namespace {

constexpr double kLensCellPt = 25.0;
constexpr double kLargestCell = 44.0;   // in pixels, for pairs
constexpr double kTallestRowPt = 26.0;  // for few rows
constexpr double kWidestNamesShare = 0.28;
constexpr double kWidestLensNames = 0.4;     // of the width of the lens
constexpr double kSmallestBesideLens = 0.6;  // of the size of the cells without the lens

/// The width of the names with most letters; measuring all names would take too long.
double namesWidth(const OverviewSpec& spec, const Style& style) {
    constexpr std::size_t kMeasured = 12;
    std::vector<const QString*> names;
    for (const std::size_t place : spec.order) {
        const OverviewItem& item = spec.items[place];
        names.push_back(&nameOn(style, item.name, item.shortName));
    }
    const auto last = names.begin() + static_cast<std::ptrdiff_t>(std::min(kMeasured, names.size()));
    std::partial_sort(names.begin(), last, names.end(),
                      [](const QString* a, const QString* b) { return a->size() > b->size(); });
    double width = 0.0;
    for (auto name = names.begin(); name != last; ++name) {
        width = std::max(width, bitNameWidth(**name, style.text(true)));
    }
    return width;
}

}  // namespace

OverviewGeometry OverviewGeometry::layout(const OverviewSpec& spec, const QRectF& area, const Style& style, double zoom,
                                          const QPointF& scroll) {
    OverviewGeometry g;
    g.area = area;
    g.rows = static_cast<int>(spec.rowCount());
    g.columns = static_cast<int>(spec.columnCount());
    g.scroll = scroll;
    if (spec.columns) {
        g.arrangeColumns(spec, style);
    } else {
        g.arrangePairs(spec, style);
    }
    if (!g.empty()) {
        g.zoomTo(zoom);
    }
    return g;
}

void OverviewGeometry::arrangePairs(const OverviewSpec& spec, const Style& style) {
    const double line = QFontMetricsF(style.text()).height() + 2.0;
    const double edge = style.pt(kOverviewEdgePt);
    const double lensSide = style.pt(kLensCellPt * (2 * kLensReach + 1));
    const double foot = (style.print ? 1.0 : 3.0) * line + style.pt(10.0);
    const double alone = std::min(area.width() - edge, area.height() - edge - foot);
    const double withLens =
        std::min(area.width() - edge - lensSide - style.pt(16.0), area.height() - edge - style.pt(4.0));
    const bool beside = !style.print && withLens >= kSmallestBesideLens * alone;
    const double side = std::max(10.0, std::floor(beside ? withLens : alone));
    body = QRectF(area.left() + edge, area.top() + edge, side, side);
    if (beside) {
        const double left = body.right() + style.pt(16.0);
        const double width = area.right() - left;
        const double head = 2.0 * line;
        const double height =
            std::min(0.72 * lensSide, area.bottom() - body.top() - head - 5.0 * line - style.pt(20.0));
        const double wide = std::min(namesWidth(spec, style) + style.pt(6.0), kWidestLensNames * lensSide);
        const double cells = std::min(lensSide, width - wide);
        lensHead = QRectF(left, body.top(), wide + cells, head);
        lensNames = QRectF(left, lensHead.bottom(), wide, std::max(20.0, height));
        lens = QRectF(lensNames.right(), lensNames.top(), cells, lensNames.height());
        readout = QRectF(left, lens.bottom() + style.pt(6.0), width, 3.0 * line);
        scaleBar = QRectF(left, readout.bottom() + style.pt(6.0), std::min(width, lensSide), style.pt(8.0));
    } else {
        readout = QRectF(body.left(), body.bottom() + 2.0, area.right() - body.left(), style.print ? 0.0 : line);
        scaleBar = QRectF(body.left(), readout.bottom() + style.pt(3.0), side, style.pt(7.0));
    }
}

/// Places the row names left of the cells, the column names and the scale below them.
void OverviewGeometry::arrangeColumns(const OverviewSpec& spec, const Style& style) {
    const QFontMetricsF metrics(style.text());
    const double line = metrics.height() + 1.0;
    const double edge = style.pt(kOverviewEdgePt);
    const double gap = style.pt(4.0);
    const double wide = std::min(namesWidth(spec, style), kWidestNamesShare * area.width());
    const double left = area.left() + wide + gap + edge;
    const OverviewFoot foot(spec, std::max(10.0, area.right() - left), area.width(), style);
    const double tall = std::min(area.height() - foot.height(style), std::max(1, rows) * style.pt(kTallestRowPt));
    body = QRectF(left, area.top(), std::max(10.0, area.right() - left), std::max(10.0, std::floor(tall)));
    names = QRectF(area.left(), body.top(), wide + gap, body.height());
    columnNames = QRectF(body.left(), body.bottom() + 2.0, body.width(), 2.0 * line);
    columnTitle = QRectF(body.left(), columnNames.bottom(), body.width(), foot.title);
    readout = QRectF(area.left(), columnTitle.bottom(), area.width(), style.print ? 0.0 : line);
    scaleBar = QRectF(area.right() - foot.bar, readout.bottom() + gap, foot.bar, style.pt(7.0));
    const QString widest = formatted(spec.palette == Palette::none ? 0.0 : spec.high, spec.format);
    numbersFrom = {
        std::max(metrics.horizontalAdvance(widest), metrics.horizontalAdvance(QStringLiteral("0000"))) + style.pt(4.0),
        metrics.height()};
}

QSizeF OverviewGeometry::largest() const {
    return names.isNull() ? QSizeF(kLargestCell, kLargestCell)
                          : QSizeF(1.4 * numbersFrom.width(), 1.4 * numbersFrom.height());
}

void OverviewGeometry::zoomTo(double zoom) {
    const QSizeF all = whole();
    const QSizeF most = largest().expandedTo(all);
    cell = (all * zoom).boundedTo(most);
}

double OverviewGeometry::largestZoom() const {
    const QSizeF all = whole();
    return std::max({1.0, largest().width() / all.width(), largest().height() / all.height()});
}

Mark OverviewGeometry::at(const QPointF& point) const {
    if (empty() || !(body.contains(point) || names.contains(point))) {
        return {};
    }
    const QPointF in = point - body.topLeft() + scroll;
    const int row = std::clamp(static_cast<int>(in.y() / cell.height()), 0, rows - 1);
    return {row, body.contains(point) ? std::clamp(static_cast<int>(in.x() / cell.width()), 0, columns - 1) : -1};
}

QRectF OverviewGeometry::rect(const Mark& mark) const {
    const double top = body.top() + mark.row * cell.height() - scroll.y();
    return mark.column < 0
               ? QRectF(names.left(), top, names.width(), cell.height())
               : QRectF(body.left() + mark.column * cell.width() - scroll.x(), top, cell.width(), cell.height());
}

}  // namespace greyscope::widgets
