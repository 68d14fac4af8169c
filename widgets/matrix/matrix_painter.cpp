#include "widgets/matrix/matrix_painter.h"

#include <QFontMetricsF>
#include <QLinearGradient>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/common/theme/swatch.h"
#include "widgets/matrix/matrix_drawing.h"
#include "widgets/matrix/matrix_key.h"
#include "widgets/matrix/matrix_paper.h"

namespace greyscope::widgets {

namespace {

using Drawing = MatrixDrawing;

bool isStrong(const Drawing& d, const Cell& cell) {
    return cell.strong || (cell.explained && !d.style.print);
}

void paintCell(const Drawing& d, int row, int column) {
    const Cell& cell = d.spec.cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    const double gap = d.style.print ? d.style.pt(0.4) : 1.0;
    const QRectF box = d.g.cell(row, column).adjusted(0, 0, -gap, -gap);
    const bool coloured = cell.value && d.spec.palette != Palette::none;
    const QColor fill = coloured ? cellColour(d.spec, *cell.value, d.theme()) : d.theme().alternate;
    d.painter.fillRect(box, fill);
    const QColor ink = coloured ? inkOn(fill) : d.theme().text2;
    if (!cell.tag.isEmpty()) {
        d.painter.setPen(ink);
        d.painter.setFont(d.style.font(d.style.textPt - (d.style.print ? 0.0 : 0.5), true));
        d.painter.drawText(box.adjusted(d.style.pt(4), d.style.pt(1.5), 0, 0), Qt::AlignLeft | Qt::AlignTop, cell.tag);
    }
    if (!cell.text.isEmpty()) {
        const bool below = d.style.print && tagMeetsNumber(cell, box.width(), d.style);
        d.painter.setPen(ink);
        d.painter.setFont(d.style.text(isStrong(d, cell) || d.lit(cell.link)));
        d.painter.drawText(
            box, static_cast<int>(Qt::AlignHCenter | (below ? Qt::AlignBottom : Qt::AlignVCenter)) | Qt::TextSingleLine,
            cell.text);
    }
    if (!cell.invalid.isEmpty()) {
        const QFontMetricsF metrics(d.style.text(isStrong(d, cell)));
        QRectF text(0.0, 0.0, cell.text.isEmpty() ? 0.0 : metrics.horizontalAdvance(cell.text), metrics.height());
        text.moveCenter(box.center());
        paintInvalidCell(d.painter, box, text, d.style);
    }
}

/// Yellow means linked with the pointed item, a dark outline chosen, a dotted outline the keyboard cursor.
void paintCellMarks(const Drawing& d, int row, int column) {
    const Cell& cell = d.spec.cell(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    const double gap = 1.0;
    const QRectF box = d.g.cell(row, column).adjusted(0, 0, -gap, -gap);
    const bool isChosen = isStrong(d, cell) || d.chosen(cell.link);
    d.painter.setBrush(Qt::NoBrush);
    if (isChosen) {
        d.painter.setPen(d.line(d.theme().text, 1.5));
        d.painter.drawRect(box.adjusted(0, 0, 0, 0));
    }
    if (d.lit(cell.link)) {
        const double inset = d.style.pt(isChosen ? 1.9 : 1.1);
        d.painter.setPen(d.line(d.theme().link, 1.9));
        d.painter.drawRect(box.adjusted(inset, inset, -inset, -inset));
    }
    if (d.marks.cursor == Mark{row, column}) {
        QPen pen = d.line(d.theme().text, 0.75);
        pen.setStyle(Qt::DotLine);
        const double inset = d.style.pt(3.2);
        d.painter.setPen(d.line(d.theme().base, 0.75));
        d.painter.drawRect(box.adjusted(inset, inset, -inset, -inset));
        d.painter.setPen(pen);
        d.painter.drawRect(box.adjusted(inset, inset, -inset, -inset));
    }
}

template <class Each>
void overShownCells(const Drawing& d, Each each) {
    const auto [firstRow, lastRow] = d.g.rowsInSight();
    const auto [firstColumn, lastColumn] = d.g.columnsInSight();
    for (int row = firstRow; row < lastRow; ++row) {
        for (int column = firstColumn; column < lastColumn; ++column) {
            if (inSight(d.painter, d.g.cell(row, column))) {
                each(row, column);
            }
        }
    }
}

void paintBody(const Drawing& d) {
    d.painter.save();
    d.painter.setClipRect(d.g.body, Qt::IntersectClip);
    overShownCells(d, [&d](int row, int column) { paintCell(d, row, column); });
    d.painter.restore();
}

/// A cut over the full height or width extends through the headings if there are groups to separate.
void paintCuts(const Drawing& d) {
    d.painter.save();
    const QRectF heads =
        QRectF(d.g.rowGroups.isNull() ? d.g.body.topLeft() : d.g.rowGroups.topLeft(), d.g.body.bottomRight())
            .united(d.g.columnGroups.isNull() ? d.g.body : d.g.columnGroups);
    d.painter.setPen(d.line(d.theme().text, d.style.print ? 1.0 : 1.7));
    for (const Cut& cut : d.spec.cuts) {
        const bool across = cut.side == Side::horizontal;
        const bool whole = cut.from <= 0 && cut.to >= (across ? d.g.columns() : d.g.rows());
        const double at = across ? edgeAt(d.g.rowEdges, cut.at) : edgeAt(d.g.columnEdges, cut.at);
        const double low = across ? d.g.body.top() : d.g.body.left();
        const double high = across ? d.g.body.bottom() : d.g.body.right();
        if (at < low - 1.0 || at > high + 1.0) {
            continue;
        }
        const QRectF& window = whole ? heads : d.g.body;
        const double reach = d.style.pt(0.85);
        if (across) {
            const double from =
                whole ? window.left() : std::max(window.left(), edgeAt(d.g.columnEdges, cut.from) - reach);
            const double to =
                whole ? window.right() : std::min(window.right(), edgeAt(d.g.columnEdges, cut.to) + reach);
            if (from < to) {  // otherwise it is scrolled out of view
                d.painter.drawLine(QPointF(from, at - 0.5), QPointF(to, at - 0.5));
            }
        } else {
            const double from = whole ? window.top() : std::max(window.top(), edgeAt(d.g.rowEdges, cut.from) - reach);
            const double to = whole ? window.bottom() : std::min(window.bottom(), edgeAt(d.g.rowEdges, cut.to) + reach);
            if (from < to) {
                d.painter.drawLine(QPointF(at - 0.5, from), QPointF(at - 0.5, to));
            }
        }
    }
    d.painter.restore();
}

void paintMarks(const Drawing& d) {
    d.painter.save();
    d.painter.setClipRect(d.g.body.adjusted(-2, -2, 2, 2), Qt::IntersectClip);
    overShownCells(d, [&d](int row, int column) { paintCellMarks(d, row, column); });
    d.painter.restore();
}

void paintScaleTicks(const Drawing& d) {
    const QRectF& bar = d.g.scaleBar;
    const QFontMetricsF metrics(d.style.text());
    double free = -1e9;
    for (const Tick& tick : d.spec.scaleTicks) {
        const double x = bar.left() + scalePosition(d.spec, tick.at) * bar.width();
        d.painter.setPen(d.line(d.theme().axis, d.style.axisPt));
        d.painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + d.style.pt(2.5)));
        const double width = metrics.horizontalAdvance(tick.label) + 2.0;
        const double left = std::min(x - width / 2.0, d.g.area.right() - width);
        if (left < free) {
            continue;
        }
        free = left + width + d.style.pt(4.0);
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(QRectF(left, bar.bottom() + d.style.pt(2.5), width, metrics.height()), Qt::AlignCenter,
                           tick.label);
    }
}

void paintScale(const Drawing& d) {
    const QRectF& bar = d.g.scaleBar;
    if (bar.isNull()) {
        return;
    }
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    constexpr int steps = 32;
    for (int i = 0; i <= steps; ++i) {
        const double t = static_cast<double>(i) / steps;
        gradient.setColorAt(t, paletteColour(d.spec.palette, t, d.theme()));
    }
    d.painter.fillRect(bar, gradient);
    d.painter.setFont(d.style.text());
    d.painter.setPen(d.theme().text2);
    const QRectF left(d.g.area.left(), bar.center().y() - d.style.pt(9), bar.left() - d.g.area.left() - d.style.pt(5),
                      d.style.pt(18));
    d.painter.drawText(left, Qt::AlignRight | Qt::AlignVCenter,
                       fitted(d.spec.scaleLabel, d.style.text(), left.width()));
    paintScaleTicks(d);
}

}  // namespace

double scalePosition(Palette palette, double low, double high, double value) {
    if (palette == Palette::divergingLog2) {
        if (value <= 0.0) {
            return 0.0;
        }
        const double end = value < 1.0 ? low : high;
        const double reach = std::abs(std::log2(end));
        const double t = reach > 0.0 ? std::log2(value) / reach : 0.0;
        return std::clamp(0.5 + 0.5 * t, 0.0, 1.0);
    }
    if (palette == Palette::cividisLog) {
        const double span = std::log(high / low);
        return value <= 0.0 ? 0.0 : span > 0.0 ? std::clamp(std::log(value / low) / span, 0.0, 1.0) : 1.0;
    }
    const double span = high - low;
    return span > 0.0 ? std::clamp((value - low) / span, 0.0, 1.0) : 1.0;
}

QColor paletteColour(Palette palette, double t, const Theme& theme) {
    return palette == Palette::cividis || palette == Palette::cividisLog ? theme.onScale(t) : theme.onTwoEnds(t);
}

double scalePosition(const MatrixSpec& spec, double value) {
    return scalePosition(spec.palette, spec.low, spec.high, value);
}

QColor cellColour(const MatrixSpec& spec, double value, const Theme& theme) {
    return paletteColour(spec.palette, scalePosition(spec, value), theme);
}

void paintMatrix(QPainter& painter, const QRectF& area, const MatrixSpec& spec, const Style& style) {
    if (!style.print) {
        paintMatrix(painter, MatrixGeometry::layout(spec, area, style), spec, style, {});
        return;
    }
    if (spec.rows.empty() || spec.columns.empty()) {
        return;
    }
    const QRectF inside = insideRim(area, style);
    const MatrixSpec paper = onPaper(spec, inside.size(), style);
    paintMatrix(painter, MatrixGeometry::layout(paper, inside, style), paper, style, {});
}

void paintMatrix(QPainter& painter, const MatrixGeometry& geometry, const MatrixSpec& spec, const Style& style,
                 const MatrixMarks& marks) {
    if (spec.rows.empty() || spec.columns.empty()) {
        return;
    }
    const bool boxed = spec.table || isGrouped(spec.rows) || isGrouped(spec.columns);
    const MatrixMarks unmarked;
    const Drawing d{painter, geometry, spec, style, style.print ? unmarked : marks, boxed};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintMatrixHeadings(d);
    paintDendrogram(d);
    paintBody(d);
    paintCuts(d);
    paintMarks(d);
    paintScale(d);
    paintKey(d);
    painter.restore();
}

}  // namespace greyscope::widgets
