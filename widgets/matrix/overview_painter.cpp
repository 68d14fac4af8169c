#include "widgets/matrix/overview_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/matrix/overview_foot.h"
#include "widgets/matrix/overview_names.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

/// The number of a cell; a degree that rounds to 1 loses decimals if there is no room.
QString cellText(const OverviewSpec& spec, int row, int column, const QFontMetricsF& metrics, double room) {
    if (spec.columns) {
        return spec.text(row, column);
    }
    QString text = fixedText(spec.value(row, column), 2);
    if (text == QLatin1String("1.00") && metrics.horizontalAdvance(text) > room) {
        return text.chopped(1);
    }
    return text.startsWith(QLatin1String("0.")) ? text.mid(1) : text;
}

void paintCell(QPainter& painter, const OverviewSpec& spec, const Theme& theme, const QRectF& box, int row,
               int column) {
    const double value = spec.value(row, column);
    if (!std::isfinite(value)) {
        return;
    }
    const QColor ground = paletteColour(spec.palette, scalePosition(spec, value), theme);
    painter.fillRect(box, ground);
    painter.setPen(inkOn(ground));
    const QFontMetricsF metrics(painter.font(), painter.device());
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, cellText(spec, row, column, metrics, box.width()));
}

void paintNumbers(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style) {
    if (!g.hasNumbers()) {
        return;
    }
    painter.setFont(style.text());
    const Mark first = g.at(g.body.topLeft() + QPointF(0.5, 0.5));
    const Mark last = g.at(g.body.bottomRight() - QPointF(0.5, 0.5));
    for (int row = first.row; row <= last.row; ++row) {
        for (int column = first.column; column <= last.column; ++column) {
            paintCell(painter, spec, style.theme, g.rect({row, column}).adjusted(0, 0, -1, -1), row, column);
        }
    }
}

/// Marks results that the source reports as invalid; the marks are visible even if a cell is smaller than a pixel.
void paintInvalid(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style) {
    std::vector<int> places(spec.invalid.empty() ? 0 : spec.items.size(), -1);
    for (int place = 0; place < static_cast<int>(places.empty() ? 0 : spec.order.size()); ++place) {
        places[spec.order[static_cast<std::size_t>(place)]] = place;
    }
    const double least = style.pt(style.markerPt + 4.0);
    for (const InvalidCell& cell : spec.invalid) {
        if (places[cell.item] < 0) {
            continue;
        }
        const QRectF box = g.rect({places[cell.item], cell.column});
        if (box.width() > least && box.height() > least) {
            const bool number = g.hasNumbers() && std::isfinite(spec.value(places[cell.item], cell.column));
            paintInvalidCell(painter, box, number ? box.marginsRemoved({0.0, 0.25 * box.height(), 0.0, 0.0}) : QRectF(),
                             style);
        } else {
            paintInvalidCross(painter, box.center(), style);
        }
    }
}

void paintEdgeMarker(QPainter& painter, const QPointF& at, const OverviewItem& item, const Style& style) {
    const QColor colour = inkColour(*item.ink, style.theme);
    if (item.marker == Marker::none) {
        const double reach = style.pt(4.0);
        painter.fillRect(QRectF(at.x() - reach, at.y() - 1.5, 2.0 * reach, 3.0), colour);
    } else {
        paintMarker(painter, at, item.marker, colour, style);
    }
}

/// Draws the markers of the drawn series, and the lit ones, at the left edge and, for pairs, at the upper edge.
void paintEdges(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                const OverviewMarks& marks) {
    const double deep = style.pt(kOverviewEdgePt);
    for (int place = 0; place < g.rows; ++place) {
        const OverviewItem& item = spec.item(place);
        const bool lit = !style.print && marks.lit.contains(Target::series(item.id));
        if (!lit && !item.ink) {
            continue;
        }
        const double y = g.rect({place, 0}).center().y();
        const double x = spec.columns ? -1.0 : g.rect({0, place}).center().x();
        const bool rowIn = y >= g.body.top() && y <= g.body.bottom();
        const bool columnIn = x >= g.body.left() && x <= g.body.right();
        if (lit && rowIn) {
            const double half = std::max(2.0, g.cell.height() / 2.0);
            painter.fillRect(QRectF(g.body.left() - deep, y - half, deep, 2.0 * half), style.theme.link);
        }
        if (lit && columnIn) {
            const double half = std::max(2.0, g.cell.width() / 2.0);
            painter.fillRect(QRectF(x - half, g.body.top() - deep, 2.0 * half, deep), style.theme.link);
        }
        if (item.ink && rowIn) {
            paintEdgeMarker(painter, {g.body.left() - deep / 2.0, y}, item, style);
        }
        if (item.ink && columnIn) {
            paintEdgeMarker(painter, {x, g.body.top() - deep / 2.0}, item, style);
        }
    }
}

/// Draws the cells around the pointed one, with their numbers.
void paintLens(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
               const Mark& pointed) {
    if (g.lens.isNull() || !pointed.isCell() || g.hasNumbers()) {
        return;
    }
    const double width = g.lens.width() / (2 * kLensReach + 1);
    const double height = g.lens.height() / (2 * kLensReach + 1);
    painter.setFont(style.text());
    for (int down = -kLensReach; down <= kLensReach; ++down) {
        for (int across = -kLensReach; across <= kLensReach; ++across) {
            const Mark at{pointed.row + down, pointed.column + across};
            if (at.isCell() && at.row < g.rows && at.column < g.columns) {
                paintCell(painter, spec, style.theme,
                          {g.lens.left() + (across + kLensReach) * width, g.lens.top() + (down + kLensReach) * height,
                           width - 1.0, height - 1.0},
                          at.row, at.column);
            }
        }
    }
    painter.setPen(QPen(style.theme.text, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(g.lens.left() + kLensReach * width, g.lens.top() + kLensReach * height, width, height));
}

void paintReadout(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                  const Mark& pointed) {
    if (!pointed.isCell()) {
        return;
    }
    const QString value = spec.text(pointed.row, pointed.column);
    const auto nameAt = [&](int place) { return nameOn(style, spec.item(place).name, spec.item(place).shortName); };
    QStringList lines{Words::tr("Row %1: %2").arg(QString::number(pointed.row + 1), nameAt(pointed.row)),
                      Words::tr("Column %1: %2")
                          .arg(QString::number(pointed.column + 1),
                               spec.columns ? spec.columnName(pointed.column) : nameAt(pointed.column)),
                      spec.columns ? value : spec.symbol + QLatin1Char(' ') + value};
    if (g.lens.isNull()) {
        lines = {lines.join(QStringLiteral("   "))};
    }
    painter.setFont(style.text());
    painter.setPen(style.theme.text);
    const double high = QFontMetricsF(style.text()).height();
    double y = g.readout.top();
    for (const QString& line : lines) {
        paintBitName(painter, QRectF(g.readout.left(), y, g.readout.width(), high), line);
        y += high + 2.0;
    }
}

void paintScale(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style) {
    QLinearGradient gradient(g.scaleBar.topLeft(), g.scaleBar.topRight());
    constexpr int kSteps = 32;
    for (int i = 0; i <= kSteps; ++i) {
        const double t = static_cast<double>(i) / kSteps;
        gradient.setColorAt(t, paletteColour(spec.palette, t, style.theme));
    }
    painter.fillRect(g.scaleBar, gradient);
    const QFontMetricsF metrics(style.text());
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    const QRectF below(g.scaleBar.left(), g.scaleBar.bottom() + style.pt(0.75), g.scaleBar.width(), metrics.height());
    if (!spec.columns) {
        painter.drawText(below, Qt::AlignLeft, fixedText(spec.low, 1));
        painter.drawText(below, Qt::AlignRight, fixedText(spec.high, 1));
        painter.drawText(below, Qt::AlignHCenter, Words::tr("degree %1").arg(spec.symbol));
        return;
    }
    const OverviewFoot foot(spec, g.body.width(), g.area.width(), style);
    const QStringList label = style.print ? wrapped(spec.scaleLabel, style.text(), foot.label)
                                          : QStringList(metrics.elidedText(spec.scaleLabel, Qt::ElideLeft, foot.label));
    const double high = static_cast<double>(label.size()) * metrics.height();
    const double top = label.size() > 1 ? g.scaleBar.top() : g.scaleBar.center().y() - 0.5 * high;
    drawLines(painter, {g.area.left(), top, foot.label, high}, Qt::AlignRight, label);
    for (const Tick& tick : spec.scaleTicks) {
        const double wide = metrics.horizontalAdvance(tick.label);
        const double x = g.scaleBar.left() + scalePosition(spec, tick.at) * g.scaleBar.width();
        painter.drawText(QRectF(std::clamp(x - wide / 2.0, g.scaleBar.left(), g.scaleBar.right() - wide), below.top(),
                                wide, metrics.height()),
                         Qt::AlignCenter | Qt::TextDontClip, tick.label);
    }
}

void paintPointed(QPainter& painter, const OverviewGeometry& g, const Style& style, const Mark& pointed) {
    painter.setPen(QPen(style.theme.dark ? Qt::white : Qt::black, 1.0));
    painter.setBrush(Qt::NoBrush);
    const double seen = 2 * kLensReach + 1;
    const bool lens = !g.lens.isNull() && !g.hasNumbers();
    const double least = lens ? std::max(7.0, seen * g.cell.width()) : 7.0;
    QRectF box = g.rect(pointed);
    const double right = std::max(0.0, (least - g.cell.width()) / 2.0);
    const double down = std::max(0.0, (least - g.cell.height()) / 2.0);
    painter.drawRect(box.adjusted(-right, -down, right, down));
}

}  // namespace

void paintOverview(QPainter& painter, const OverviewGeometry& g, const OverviewSpec& spec, const Style& style,
                   const QImage& image, const OverviewMarks& marks) {
    if (g.empty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(g.body, image);
    painter.save();
    painter.setClipRect(g.body, Qt::IntersectClip);
    paintNumbers(painter, g, spec, style);
    paintInvalid(painter, g, spec, style);
    if (marks.pointed.isCell() && !style.print) {
        paintPointed(painter, g, style, marks.pointed);
    }
    painter.restore();
    paintEdges(painter, g, spec, style, marks);
    paintOverviewNames(painter, g, spec, style, marks);
    if (!style.print) {
        if (marks.lens) {
            paintLens(painter, g, spec, style, marks.pointed);
            paintLensNames(painter, g, spec, style, marks.pointed);
        }
        paintReadout(painter, g, spec, style, marks.pointed);
    }
    paintScale(painter, g, spec, style);
    painter.restore();
}

namespace {

/// Draws runs of equal cells as one rectangle, so that viewers show no hairlines between them.
void paintCells(QPainter& painter, const OverviewGeometry& g, const QImage& cells) {
    const double width = g.body.width() / cells.width();
    const double height = g.body.height() / cells.height();
    for (int row = 0; row < cells.height(); ++row) {
        for (int from = 0, to = 0; from < cells.width(); from = to) {
            const QRgb colour = cells.pixel(from, row);
            while (to < cells.width() && cells.pixel(to, row) == colour) {
                ++to;
            }
            const QRectF run(g.body.left() + from * width, g.body.top() + row * height, (to - from) * width, height);
            constexpr double kLap = 0.15;  // of a cell; overlap with its neighbours
            painter.fillRect(run.adjusted(0.0, 0.0, kLap * width, kLap * height).intersected(g.body),
                             QColor::fromRgb(colour));
        }
    }
}

constexpr double kFinestPt = 0.7;  // smallest cells on paper

}  // namespace

PaperHeight paperHeight(const OverviewSpec& spec, const PaperRoom& room, const Style& style) {
    const double line = QFontMetricsF(style.text()).height();
    if (spec.columns) {
        const OverviewGeometry g = OverviewGeometry::layout(spec, {0.0, 0.0, room.width, room.tallest}, style);
        const double rims = OverviewFoot(spec, g.body.width(), room.width, style).height(style) + style.pt(1.0);
        const double rows = static_cast<double>(spec.rowCount()) * 1.15 * line;
        const double usual = std::min(room.tallest, rims + std::min(rows, 0.75 * room.width));
        return {std::min(usual, rims + style.pt(50.0)), usual};
    }
    const double rims = style.pt(kOverviewEdgePt + 8.0) + 2.0 * line;
    const double usual = std::min(room.tallest, room.width - style.pt(kOverviewEdgePt) + rims);
    return {std::min(usual, rims + style.pt(60.0)), usual};
}

void paintOverview(QPainter& painter, const QRectF& area, const OverviewSpec& spec, const Style& style) {
    const OverviewGeometry g = OverviewGeometry::layout(spec, area, style);
    if (g.empty()) {
        return;
    }
    const auto cells = [&](int count, double length) {
        return std::min(count, std::max(1, static_cast<int>(length / style.pt(kFinestPt))));
    };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintCells(painter, g,
               overviewImage(spec, g, {cells(g.columns, g.body.width()), cells(g.rows, g.body.height())}, style.theme));
    paintNumbers(painter, g, spec, style);
    paintEdges(painter, g, spec, style, {});
    paintOverviewNames(painter, g, spec, style, {});
    paintScale(painter, g, spec, style);
    painter.restore();
}

}  // namespace greyscope::widgets
