#include "widgets/stripe_map/stripe_map_geometry.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

constexpr double kLeastCellPt = 22.0;  // the width
constexpr double kMostCellPt = 44.0;
constexpr double kMostPaperCellPt = 66.0;  // uses the width of a page
constexpr double kLoadPt = 26.0;
constexpr double kStripeGapPt = 6.0;

double namesWidth(const StripeMapSpec& spec, const Style& style) {
    const QFontMetricsF metrics(style.text());
    double width = metrics.horizontalAdvance(spec.columnTitle);
    for (const QString* title : {&spec.groupTitle, &spec.loadTitle, &spec.loadUnit, &spec.stepTitle}) {
        width = std::max(width, metrics.horizontalAdvance(*title));
    }
    for (const QString& row : spec.rows) {
        width = std::max(width, metrics.horizontalAdvance(row));
    }
    return width + style.pt(kStripeGapPt);
}

double rowHeight(const Style& style) {
    return style.lineHeight() + style.pt(style.print ? 1.5 : 3.0);
}

/// The height of everything except the rows.
double fixedHeight(const StripeMapSpec& spec, const Style& style) {
    const double line = style.lineHeight();
    return (spec.groups.empty() ? 0.0 : 1.3 * line) + 1.3 * line + style.pt(kStripeGapPt) + style.pt(kLoadPt) +
           1.3 * line + (spec.footer.isEmpty() ? 0.0 : 1.3 * line);
}

}  // namespace

StripeMapGeometry StripeMapGeometry::layout(const StripeMapSpec& spec, const QRectF& area, const Style& style,
                                            const QPointF& scroll) {
    StripeMapGeometry g;
    g.area = area;
    g.scroll = scroll;
    g.rowCount = spec.rows.size();
    g.columnCount = spec.columns.size();
    const double line = style.lineHeight();
    const double left = namesWidth(spec, style);
    const double width = std::max(1.0, area.width() - left);
    const double least = style.print ? 1.0 : style.pt(kLeastCellPt);
    const auto columns = static_cast<double>(std::max<std::size_t>(1, g.columnCount));
    const double most = style.pt(style.print ? kMostPaperCellPt : kMostCellPt);
    g.cell = {std::clamp(width / columns, least, std::max(least, most)), rowHeight(style)};
    double y = area.top();
    const auto part = [&](double height) {
        const QRectF box(area.left() + left, y, std::min(width, g.cell.width() * columns), height);
        y += height;
        return box;
    };
    g.groups = part(spec.groups.empty() ? 0.0 : 1.3 * line);
    g.heads = part(1.3 * line);
    const double room = std::max(0.0, area.height() - fixedHeight(spec, style));
    const auto rows = static_cast<double>(std::max<std::size_t>(1, g.rowCount));
    if (!style.print) {
        g.cell.setHeight(std::clamp(room / rows, g.cell.height(), 1.35 * g.cell.height()));
    }
    g.body = part(std::min(room, g.cell.height() * rows));
    g.rows = QRectF(area.left(), g.body.top(), left - style.pt(kStripeGapPt), g.body.height());
    y += style.pt(kStripeGapPt);
    g.loads = part(style.pt(kLoadPt));
    g.steps = part(1.3 * line);
    g.footer = QRectF(area.left(), y, area.width(), spec.footer.isEmpty() ? 0.0 : 1.3 * line);
    return g;
}

QRectF StripeMapGeometry::place(std::size_t row, std::size_t column) const {
    return {body.left() + cell.width() * static_cast<double>(column) - scroll.x(),
            body.top() + cell.height() * static_cast<double>(row) - scroll.y(), cell.width(), cell.height()};
}

QRectF StripeMapGeometry::column(const QRectF& part, std::size_t first, std::size_t count) const {
    return {part.left() + cell.width() * static_cast<double>(first) - scroll.x(), part.top(),
            cell.width() * static_cast<double>(count), part.height()};
}

int StripeMapGeometry::at(const StripeMapSpec& spec, const QPointF& point) const {
    if (!body.contains(point)) {
        return -1;
    }
    const auto row = static_cast<std::size_t>((point.y() - body.top() + scroll.y()) / cell.height());
    const auto column = static_cast<std::size_t>((point.x() - body.left() + scroll.x()) / cell.width());
    const auto found = std::find_if(spec.cells.begin(), spec.cells.end(), [&](const StripeCell& each) {
        return each.row == row && each.column == column && each.id >= 0;
    });
    return found == spec.cells.end() ? -1 : static_cast<int>(found - spec.cells.begin());
}

QSizeF StripeMapGeometry::overflow() const {
    return {std::max(0.0, cell.width() * static_cast<double>(columnCount) - body.width()),
            std::max(0.0, cell.height() * static_cast<double>(rowCount) - body.height())};
}

PaperHeight paperHeight(const StripeMapSpec& spec, const PaperRoom& room, const Style& style) {
    const double rows = rowHeight(style) * static_cast<double>(std::max<std::size_t>(1, spec.rows.size()));
    const double usual = fixedHeight(spec, style) + rows + style.pt(1.0);
    return {usual, std::max(usual, std::min(usual, room.tallest))};
}

}  // namespace greyscope::widgets
