#include "widgets/ranking/ranking_painter.h"

#include <QFontMetricsF>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/common/names/bit_name.h"
#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/ranking/ranking_paper.h"

namespace greyscope::widgets {

namespace {

QString rankText(const Bar& bar) {
    return bar.sign.isEmpty() ? QString::number(bar.rank) : bar.sign;
}

struct RankingDrawing {
    QPainter& painter;
    const RankingGeometry& g;
    const RankingSpec& spec;
    const Style& style;
    const RankingMarks& marks;

    [[nodiscard]] const Theme& theme() const { return style.theme; }
    [[nodiscard]] double x(double value) const { return g.x(spec.placeOf(value)); }
    [[nodiscard]] QPen line(const QColor& colour, double widthPt) const {
        return {colour, style.stroke(widthPt), Qt::SolidLine, Qt::FlatCap};
    }
};

void paintTicks(const RankingDrawing& d) {
    const QFontMetricsF metrics(d.style.text());
    const double foot = d.g.body.bottom();
    for (const Tick& tick : d.g.ticks) {
        const double x = d.x(tick.at);
        if (d.style.gridLines) {
            d.painter.setPen(d.line(d.theme().grid, d.style.axisPt));
            d.painter.drawLine(QPointF(x, d.g.body.top()), QPointF(x, foot));
        }
        const double width = metrics.horizontalAdvance(tick.label) + 2.0;
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(QRectF(x - width / 2.0, foot + d.style.pt(2.0), width, metrics.height()), Qt::AlignCenter,
                           tick.label);
    }
}

void paintBand(const RankingDrawing& d) {
    if (!d.spec.band) {
        return;
    }
    const auto [low, high] = *d.spec.band;
    QColor shade = d.theme().text3;
    shade.setAlphaF(0.18F);
    d.painter.fillRect(QRectF(QPointF(d.x(low), d.g.body.top()), QPointF(d.x(high), d.g.body.bottom())), shade);
    d.painter.setPen(d.line(d.theme().reference, d.style.axisPt));
    const double middle = d.x((low + high) / 2.0);
    d.painter.drawLine(QPointF(middle, d.g.body.top()), QPointF(middle, d.g.body.bottom()));
}

void paintAxis(const RankingDrawing& d) {
    const QFontMetricsF metrics(d.style.text());
    const double foot = d.g.body.bottom();
    d.painter.setFont(d.style.text());
    paintTicks(d);
    paintBand(d);
    d.painter.setPen(d.line(d.theme().axis, d.style.axisPt));
    if (!d.spec.dots) {
        d.painter.drawLine(QPointF(d.g.x(0.0), d.g.body.top()), QPointF(d.g.x(0.0), foot));
    }
    if (d.style.print) {
        d.painter.drawLine(QPointF(d.g.x(0.0), foot), QPointF(d.g.x(1.0), foot));
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(
            QRectF(d.g.bars.left(), foot + d.style.pt(2.0) + metrics.height(), d.g.bars.width(), metrics.height()),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, d.spec.axisTitle);
    }
}

void paintWhisker(const RankingDrawing& d, const Bar& bar, double y) {
    if (!bar.low || !bar.high) {
        return;
    }
    const double cap = d.style.pt(3.5);
    const auto stroke = [&](const QPen& pen) {
        d.painter.setPen(pen);
        const double from = d.x(*bar.low);
        const double to = d.x(*bar.high);
        d.painter.drawLine(QPointF(from, y), QPointF(to, y));
        d.painter.drawLine(QPointF(from, y - cap), QPointF(from, y + cap));
        d.painter.drawLine(QPointF(to, y - cap), QPointF(to, y + cap));
    };
    stroke(d.line(d.theme().base, 2.25));  // a halo, so that the mark is visible on a dark bar too
    stroke(d.line(d.spec.dots ? inkColour(bar.ink, d.theme()) : d.theme().text, d.style.print ? 0.6 : 1.0));
}

/// Draws a dot with its interval, or a bar from 0 (from the low end, if that is higher) with its whisker.
void paintValue(const RankingDrawing& d, const Bar& bar, const QRectF& row) {
    const double y = row.center().y();
    if (d.spec.dots) {
        paintWhisker(d, bar, y);
        d.painter.save();
        d.painter.setRenderHint(QPainter::Antialiasing);
        paintMarker(d.painter, {d.x(bar.value), y}, Marker::circle, inkColour(bar.ink, d.theme()), d.style);
        d.painter.restore();
        return;
    }
    const double thick = std::min(d.style.pt(12.0), 0.62 * row.height());
    const double from = d.x(std::max(0.0, d.spec.low));
    d.painter.fillRect(QRectF(from, y - thick / 2.0, d.x(bar.value) - from, thick).normalized(),
                       inkColour(bar.ink, d.theme()));
    paintWhisker(d, bar, y);
}

void paintMark(const RankingDrawing& d, const Bar& bar, double y) {
    if (!bar.mark) {
        return;
    }
    const double x = d.x(*bar.mark);
    const double reach = d.style.pt(3.6);
    d.painter.save();
    d.painter.setRenderHint(QPainter::Antialiasing);
    d.painter.setPen(d.line(d.theme().text, d.style.print ? 0.6 : 1.0));
    d.painter.setBrush(d.theme().base);
    d.painter.drawPolygon(QPolygonF({{x - reach, y}, {x, y - reach}, {x + reach, y}, {x, y + reach}}));
    d.painter.restore();
}

/// Draws a red ring around the value, larger than its dot.
void paintInvalidRing(const RankingDrawing& d, const QPointF& centre) {
    const double reach = d.style.pt(0.5 * d.style.markerPt + 2.5);
    d.painter.save();
    d.painter.setRenderHint(QPainter::Antialiasing);
    d.painter.setBrush(Qt::NoBrush);
    d.painter.setPen(QPen(inkColour(kInvalidInk, d.theme()), d.style.pt(1.5)));
    d.painter.drawEllipse(centre, reach, reach);
    d.painter.restore();
}

/// Draws the value, and below it the second one if the row is high enough for both.
void paintValues(const RankingDrawing& d, const Bar& bar, const QRectF& box) {
    const QFontMetricsF metrics(d.style.text(true));
    const bool both = !bar.markText.isEmpty() && box.height() >= 1.85 * metrics.height();
    const QRectF upper = both ? QRectF(box.left(), box.top(), box.width(), box.height() / 2.0) : box;
    d.painter.setFont(d.style.text(true));
    d.painter.setPen(d.theme().text);
    d.painter.drawText(upper, both ? int{Qt::AlignRight | Qt::AlignBottom} : int{Qt::AlignRight | Qt::AlignVCenter},
                       bar.text);
    if (both) {
        d.painter.setFont(d.style.text());
        d.painter.setPen(d.theme().text2);
        d.painter.drawText(QRectF(box.left(), box.center().y(), box.width(), box.height() / 2.0),
                           Qt::AlignRight | Qt::AlignTop, bar.markText);
    }
}

/// Draws "664 more" on a dotted line.
void paintFold(const RankingDrawing& d, const QRectF& row, const Bar& bar) {
    QPen pen = d.line(d.theme().strongLine, 0.75);
    pen.setStyle(Qt::DotLine);
    d.painter.setPen(pen);
    d.painter.drawLine(QPointF(d.g.bars.left(), row.center().y()), QPointF(d.g.values.right(), row.center().y()));
    d.painter.setFont(d.style.text());
    d.painter.setPen(d.theme().text3);
    d.painter.drawText(QRectF(d.g.names.left(), row.top(), d.g.names.width(), row.height()),
                       Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, bar.name);
}

void paintRow(const RankingDrawing& d, int index) {
    const Bar& bar = d.spec.bars[static_cast<std::size_t>(index)];
    const QRectF row = d.g.row(index);
    if (bar.folded > 0) {
        paintFold(d, row, bar);
        return;
    }
    const bool lit = touches(bar.link.is, d.marks.lit);
    const bool chosen = touches(bar.link.is, d.marks.chosen);
    const bool found = bar.found && !d.style.print;
    if (lit || found) {
        d.painter.fillRect(row, d.theme().linkSoft);
    }
    if (chosen || d.marks.cursor == index) {
        QPen pen = d.line(d.theme().text, 0.75);
        pen.setStyle(chosen ? Qt::SolidLine : Qt::DotLine);
        d.painter.setPen(pen);
        d.painter.setBrush(Qt::NoBrush);
        d.painter.drawRect(row.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    const auto within = [&row](const QRectF& column) {
        return QRectF(column.left(), row.top(), column.width(), row.height());
    };
    paintValue(d, bar, row);
    paintMark(d, bar, row.center().y());
    if (!bar.invalid.isEmpty()) {
        paintInvalidRing(d, {d.x(bar.value), row.center().y()});
    }
    d.painter.setFont(d.style.text());
    d.painter.setPen(bar.sign.isEmpty() ? d.theme().text3 : inkColour(bar.ink, d.theme()));
    d.painter.drawText(within(d.g.ranks), Qt::AlignRight | Qt::AlignVCenter, rankText(bar));
    d.painter.setPen(d.theme().text2);
    for (const auto& [box, text] : {std::pair(d.g.notes, bar.note), std::pair(d.g.seconds, bar.secondText)}) {
        if (box.width() > 0.0) {
            d.painter.drawText(within(box), Qt::AlignRight | Qt::AlignVCenter, text);
        }
    }
    d.painter.setFont(d.style.text(lit || chosen || found));
    d.painter.setPen(d.theme().text);
    if (d.style.print) {
        drawLines(d.painter, within(d.g.names), Qt::AlignLeft, d.g.lines[static_cast<std::size_t>(index)]);
    } else {
        paintBitName(d.painter, within(d.g.names), d.g.shortened[index]);
    }
    paintValues(d, bar, within(d.g.values));
}

}  // namespace

void paintRanking(QPainter& painter, const QRectF& area, const RankingSpec& spec, const Style& style) {
    const RankingSpec shown = style.print ? onPaper(spec, area.size(), style) : spec;
    paintRanking(painter, RankingGeometry::layout(shown, area, style), shown, style, {});
}

void paintRanking(QPainter& painter, const RankingGeometry& geometry, const RankingSpec& spec, const Style& style,
                  const RankingMarks& marks) {
    if (spec.bars.empty()) {
        return;
    }
    const RankingMarks unmarked;
    const RankingDrawing d{painter, geometry, spec, style, style.print ? unmarked : marks};
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    const double head = geometry.body.top() - geometry.area.top();
    for (const auto& [box, title] :
         {std::pair(geometry.values, spec.valueTitle), std::pair(geometry.seconds, spec.secondTitle),
          std::pair(geometry.notes, spec.noteTitle)}) {
        if (box.width() > 0.0) {
            painter.drawText(QRectF(box.left(), geometry.area.top(), box.width(), head),
                             Qt::AlignRight | Qt::AlignVCenter, title);
        }
    }
    paintAxis(d);
    painter.setClipRect(geometry.body, Qt::IntersectClip);
    for (int i = 0; i < geometry.rows; ++i) {
        if (geometry.row(i).intersects(geometry.body) && inSight(painter, geometry.row(i))) {
            paintRow(d, i);
        }
    }
    painter.restore();
}

}  // namespace greyscope::widgets
