#include "widgets/plot/bar_painter.h"

#include <QFontMetricsF>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

#include "widgets/common/theme/swatch.h"

namespace greyscope::widgets {

namespace {

constexpr int kBoxOpacity = 46;   // of 255
constexpr int kAreaOpacity = 60;  // of 255

void drawAreas(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style) {
    for (const Area& area : spec.areas) {
        QPolygonF outline;
        for (std::size_t i = 0; i < area.x.size(); ++i) {
            outline << QPointF(frame.x.cutPixel(area.x[i]), frame.y.cutPixel(area.y[i]));
        }
        QColor colour = inkColour(area.ink, style.theme);
        painter.setPen(QPen(colour, style.stroke(0.75)));
        colour.setAlpha(kAreaOpacity);
        painter.setBrush(colour);
        painter.drawPolygon(outline);
    }
}

/// Draws the box of a box plot: a light rectangle with a thick line at the y of its point, and the whiskers.
void drawBox(QPainter& painter, const QRectF& box, const Curve& curve, std::size_t point, const PlotFrame& frame,
             const Style& style) {
    const QColor colour = inkColour(curve.ink, style.theme);
    const double middle = frame.y.cutPixel(curve.y[point]);
    QColor light = colour;
    light.setAlpha(kBoxOpacity);
    painter.setPen(QPen(colour, style.stroke(0.75)));
    if (point < std::min(curve.low.size(), curve.high.size())) {
        const double at = box.center().x();
        const double cap = std::min(style.pt(3), 0.25 * box.width());
        for (const auto& [inner, end] : {std::pair(box.bottom(), frame.y.cutPixel(curve.low[point])),
                                         {box.top(), frame.y.cutPixel(curve.high[point])}}) {
            painter.drawLine(QPointF(at, inner), QPointF(at, end));
            painter.drawLine(QPointF(at - cap, end), QPointF(at + cap, end));
        }
    }
    painter.setBrush(light);
    painter.drawRect(box);
    painter.setPen(QPen(colour, style.stroke(style.linePt * 1.5), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.right(), middle));
}

/// Black or white, whichever can be read better on the colour.
QColor letterOn(const QColor& colour) {
    constexpr double kHalf = 0.45;
    const double light = 0.2126 * std::pow(colour.redF(), 2.2) + 0.7152 * std::pow(colour.greenF(), 2.2) +
                         0.0722 * std::pow(colour.blueF(), 2.2);
    return std::sqrt(light) > kHalf ? QColor(Qt::black) : QColor(Qt::white);
}

/// Writes the value of a bar at its foot if the bar has room for it.
void drawFootValue(QPainter& painter, const QRectF& bar, double value, const NumberFormat& format, const QColor& colour,
                   const Style& style) {
    const QString text = formatted(value, format);
    const QFontMetricsF metrics(style.text());
    const double pad = style.pt(1.5);
    if (metrics.horizontalAdvance(text) + 2 * pad > bar.width() || metrics.height() + 2 * pad > bar.height()) {
        return;
    }
    painter.setFont(style.text());
    painter.setPen(letterOn(colour));
    const Qt::AlignmentFlag foot = value < 0.0 ? Qt::AlignTop : Qt::AlignBottom;
    painter.drawText(bar.adjusted(0, pad, 0, -pad), static_cast<int>(foot | Qt::AlignHCenter) | Qt::TextDontClip, text);
}

}  // namespace

bool hasBars(const PlotSpec& spec) {
    return std::any_of(spec.curves.begin(), spec.curves.end(),
                       [](const Curve& curve) { return curve.bars.has_value(); });
}

QRectF barOf(const Curve& curve, std::size_t point, const PlotFrame& frame) {
    if (!curve.bars || point >= curve.bars->from.size()) {
        return {};
    }
    const double half = curve.bars->width / 2.0;
    const double left = frame.x.cutPixel(curve.x[point] - half);
    const double right = frame.x.cutPixel(curve.x[point] + half);
    const double from = frame.y.cutPixel(curve.bars->from[point]);
    const double to = frame.y.cutPixel(curve.bars->to[point]);
    return left < right ? QRectF(QPointF(left, std::min(from, to)), QPointF(right, std::max(from, to))) : QRectF();
}

void drawBars(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style) {
    if (spec.areas.empty() && !hasBars(spec)) {
        return;
    }
    painter.save();
    painter.setClipRect(frame.area.adjusted(0, -1, 1, 1), Qt::IntersectClip);
    drawAreas(painter, spec, frame, style);
    for (const Curve& curve : spec.curves) {
        const QColor colour = inkColour(curve.ink, style.theme);
        for (std::size_t i = 0; curve.bars && i < curve.x.size(); ++i) {
            const QRectF bar = barOf(curve, i, frame);
            if (bar.width() <= 0.0) {
                continue;
            }
            if (curve.bars->box) {
                drawBox(painter, bar, curve, i, frame, style);
                continue;
            }
            painter.fillRect(bar, colour);
            if (curve.endValue) {
                drawFootValue(painter, bar, curve.y[i], *curve.endValue, colour, style);
            }
        }
    }
    painter.restore();
}

void drawLitBars(QPainter& painter, const Curve& curve, const PlotFrame& frame, const Style& style) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.link, style.pt(2.5)));
    for (std::size_t i = 0; curve.bars && i < curve.x.size(); ++i) {
        if (const QRectF bar = barOf(curve, i, frame); bar.width() > 0.0) {
            painter.drawRect(bar);
        }
    }
}

}  // namespace greyscope::widgets
