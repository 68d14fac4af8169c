#include "widgets/common/theme/swatch.h"

#include <QPolygonF>

#include <utility>

#include "widgets/present/spec/invalid_marks.h"

namespace greyscope::widgets {

QColor inkColour(const Ink& ink, const Theme& theme) {
    if (ink.given != 0) {
        return theme.grey ? greyOf(QColor(ink.given)) : QColor(ink.given);
    }
    switch (ink.tone) {
        case Tone::series:
            return theme.series[static_cast<std::size_t>(ink.slot < 0 ? 0 : ink.slot) % theme.series.size()];
        case Tone::reference:
        case Tone::parity:
            return theme.reference;
        case Tone::measured:
            return theme.text;
        case Tone::quiet:
            return theme.axis;
        case Tone::good:
            return theme.good;
        case Tone::look:
            return theme.look;
        case Tone::bad:
            return theme.bad;
    }
    return theme.text;
}

QPainterPath markerPath(Marker marker, double size) {
    const double r = size / 2.0;
    QPainterPath path;
    switch (marker) {
        case Marker::none:
            break;
        case Marker::circle:
            path.addEllipse(QPointF(0, 0), r, r);
            break;
        case Marker::square:
            path.addRect(QRectF(-0.9 * r, -0.9 * r, 1.8 * r, 1.8 * r));
            break;
        case Marker::triangle:
            path.addPolygon(QPolygonF({{0, -1.15 * r}, {1.1 * r, 0.85 * r}, {-1.1 * r, 0.85 * r}}));
            path.closeSubpath();
            break;
        case Marker::diamond:
            path.addPolygon(QPolygonF({{0, -1.25 * r}, {1.25 * r, 0}, {0, 1.25 * r}, {-1.25 * r, 0}}));
            path.closeSubpath();
            break;
        case Marker::cross:
            path.moveTo(-0.9 * r, -0.9 * r);
            path.lineTo(0.9 * r, 0.9 * r);
            path.moveTo(-0.9 * r, 0.9 * r);
            path.lineTo(0.9 * r, -0.9 * r);
            break;
    }
    return path;
}

bool isStroked(Marker marker) {
    return marker == Marker::cross;
}

QPen linePen(const QColor& colour, double width, Dash dash) {
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (dash == Dash::dashed) {
        pen.setDashPattern({3.5, 2.0});
    } else if (dash == Dash::dotted) {
        pen.setDashPattern({1.0, 1.6});
    }
    return pen;
}

void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const Style& style,
                 bool hollow) {
    const bool stroked = isStroked(marker);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.setPen(stroked || hollow ? QPen(colour, style.pt(stroked ? 1.5 : 1.2)) : QPen(Qt::NoPen));
    painter.setBrush(stroked ? QBrush(Qt::NoBrush) : QBrush(hollow ? style.theme.base : colour));
    painter.drawPath(markerPath(marker, style.pt(style.markerPt)));
    painter.restore();
}

void paintInvalidCross(QPainter& painter, const QPointF& centre, const Style& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    const QPainterPath cross = markerPath(kInvalidMarker, style.pt(style.markerPt));
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, width] : {std::pair(style.theme.base, 3.5), {inkColour(kInvalidInk, style.theme), 1.5}}) {
        painter.setPen(QPen(colour, style.pt(width), Qt::SolidLine, Qt::RoundCap));
        painter.drawPath(cross);
    }
    painter.restore();
}

void paintInvalidCell(QPainter& painter, const QRectF& cell, const QRectF& text, const Style& style) {
    constexpr double kRing = 1.5;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, inset] :
         {std::pair(style.theme.base, 1.5 * kRing), {inkColour(kInvalidInk, style.theme), 0.5 * kRing}}) {
        QPen pen(colour, style.pt(kRing));
        pen.setJoinStyle(Qt::MiterJoin);
        painter.setPen(pen);
        const double in = style.pt(inset);
        painter.drawRect(cell.adjusted(in, in, -in, -in));
    }
    const double reach = style.pt(0.5 * style.markerPt + 3.0);
    const QRectF corner(cell.right() - 2.0 * reach, cell.top(), 2.0 * reach, 2.0 * reach);
    if (text.isEmpty()) {
        paintInvalidCross(painter, cell.center(), style);
    } else if (cell.contains(corner) && !corner.intersects(text)) {
        paintInvalidCross(painter, corner.center(), style);
    }
    painter.restore();
}

void paintSwatch(QPainter& painter, const QRectF& box, const SeriesMark& mark, const Style& style) {
    const QColor colour = inkColour(mark.ink, style.theme);
    if (mark.line) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(
            linePen(colour, style.pt(style.linePt * (mark.ink.tone == Tone::reference ? 1.5 : 1.0)), mark.dash));
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
        painter.restore();
    }
    if (mark.bar) {
        constexpr double kHighPt = 6.0;
        const double high = std::min(style.pt(kHighPt), box.height());
        painter.fillRect(QRectF(box.left(), box.center().y() - high / 2.0, box.width(), high), colour);
    }
    paintMarker(painter, box.center(), mark.marker, colour, style, mark.hollow);
}

}  // namespace greyscope::widgets
