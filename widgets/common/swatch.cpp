#include "widgets/common/swatch.h"

#include <QPolygonF>

namespace greyscope::widgets {

QColor inkColour(const Ink& ink, const Theme& theme) {
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

void paintMarker(QPainter& painter, const QPointF& centre, Marker marker, const QColor& colour, const Style& style,
                 bool hollow) {
    if (marker == Marker::none) {
        return;
    }
    const double r = style.pt(style.markerPt) / 2.0;
    const auto at = [&centre, r](double x, double y) { return QPointF(centre.x() + x * r, centre.y() + y * r); };
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hollow ? QPen(colour, style.pt(1.2)) : QPen(Qt::NoPen));
    painter.setBrush(hollow ? QBrush(style.theme.base) : QBrush(colour));
    switch (marker) {
        case Marker::none:
            break;
        case Marker::circle:
            painter.drawEllipse(centre, r, r);
            break;
        case Marker::square:
            painter.drawRect(QRectF(at(-0.9, -0.9), at(0.9, 0.9)));
            break;
        case Marker::triangle:
            painter.drawPolygon(QPolygonF({at(0.0, -1.15), at(1.1, 0.85), at(-1.1, 0.85)}));
            break;
        case Marker::diamond:
            painter.drawPolygon(QPolygonF({at(0.0, -1.25), at(1.25, 0.0), at(0.0, 1.25), at(-1.25, 0.0)}));
            break;
        case Marker::cross:
            painter.setPen(QPen(colour, style.pt(1.5)));
            painter.drawLine(at(-1.0, -1.0), at(1.0, 1.0));
            painter.drawLine(at(-1.0, 1.0), at(1.0, -1.0));
            break;
    }
    painter.restore();
}

void paintSwatch(QPainter& painter, const QRectF& box, const SeriesMark& mark, const Style& style) {
    const QColor colour = inkColour(mark.ink, style.theme);
    const bool heavy = mark.ink.tone == Tone::reference;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPen pen(colour, style.pt(heavy ? 2.25 : style.linePt), mark.dash == Dash::solid ? Qt::SolidLine : Qt::DashLine,
             Qt::FlatCap);
    if (mark.dash == Dash::dashed) {
        pen.setDashPattern({2.2, 1.6});
    }
    painter.setPen(pen);
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
    painter.restore();
    paintMarker(painter, box.center(), mark.marker, colour, style, mark.hollow);
}

}  // namespace greyscope::widgets
