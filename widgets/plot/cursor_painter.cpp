#include "widgets/plot/cursor_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <limits>

#include "widgets/plot/bar_painter.h"
#include "widgets/present/words/joined_words.h"
#include "widgets/present/words/number_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

std::size_t pointCount(const Curve& curve) {
    return std::min(curve.x.size(), curve.y.size());
}

bool drawn(const Curve& curve, std::size_t point, const PlotFrame& frame) {
    return point < curve.y.size() && frame.x.shows(curve.x[point]) && frame.y.shows(curve.y[point]);
}

QPointF place(const Curve& curve, std::size_t point, const PlotFrame& frame) {
    return frame.point(curve.x[point], curve.y[point]);
}

double distanceToSegment(const QPointF& p, const QPointF& a, const QPointF& b) {
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double t = length > 0.0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0.0;
    const QPointF gap = p - (a + t * along);
    return std::hypot(gap.x(), gap.y());
}

/// The first point at or to the right of a pixel, in a curve with ascending x.
std::size_t firstFrom(const Curve& curve, const PlotFrame& frame, double x) {
    return static_cast<std::size_t>(std::lower_bound(curve.x.begin(), curve.x.end(), frame.x.value(x)) -
                                    curve.x.begin());
}

/// The drawn point of `curve` nearest in x to a pixel.
std::optional<std::size_t> nearestLevel(const PlotSpec& spec, std::size_t index, const PlotFrame& frame, double x) {
    const Curve& curve = spec.curves[index];
    std::optional<std::size_t> best;
    double bestGap = kFar;
    const auto consider = [&](std::size_t i) {
        if (!drawn(curve, i, frame)) {
            return false;
        }
        const double gap = std::abs(frame.x.pixel(curve.x[i]) - x);
        if (gap < bestGap) {
            bestGap = gap;
            best = i;
        }
        return true;
    };
    if (frame.ascends(index)) {
        const std::size_t middle = firstFrom(curve, frame, x);
        for (std::size_t i = middle; i < curve.x.size() && !consider(i); ++i) {
        }
        for (std::size_t i = middle; i > 0 && !consider(i - 1); --i) {
        }
    } else {
        for (std::size_t i = 0; i < curve.x.size(); ++i) {
            consider(i);
        }
    }
    return best;
}

double distanceToCurve(const PlotSpec& spec, std::size_t index, const PlotFrame& frame, const QPointF& at,
                       double reach) {
    const Curve& curve = spec.curves[index];
    std::size_t from = 0;
    std::size_t to = curve.x.size();
    if (frame.ascends(index)) {  // one more point at each side, because their lines may be near too
        const std::size_t left = firstFrom(curve, frame, at.x() - reach);
        from = left > 0 ? left - 1 : 0;
        to = std::min(to, firstFrom(curve, frame, at.x() + reach) + 1);
    }
    double best = kFar;
    for (std::size_t i = from; i < to; ++i) {
        if (!drawn(curve, i, frame)) {
            continue;
        }
        const QPointF point = place(curve, i, frame);
        best = std::min(best, std::hypot(point.x() - at.x(), point.y() - at.y()));
        if (curve.line && i > 0 && drawn(curve, i - 1, frame)) {
            best = std::min(best, distanceToSegment(at, place(curve, i - 1, frame), point));
        }
        if (barOf(curve, i, frame).contains(at)) {
            best = 0.0;
        }
        if (curve.stems) {
            const double zero =
                std::clamp(frame.y.logarithmic() ? frame.y.from : frame.y.pixel(0.0), frame.y.to, frame.y.from);
            best = std::min(best, distanceToSegment(at, QPointF(point.x(), zero), point));
        }
    }
    return best;
}

void drawBox(QPainter& painter, const QPointF& point, const QString& text, const QRect& area, const Style& style) {
    const QStringList lines = text.split(QLatin1Char('\n'));
    const QFontMetricsF bold(style.text(true));
    const QFontMetricsF plain(style.text());
    double width = 0.0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        width = std::max(width, (i == 0 ? bold : plain).horizontalAdvance(lines[i]));
    }
    const double pad = style.pt(6);
    const double step = bold.height() * 1.1;
    const QSizeF size(width + 2 * pad, step * static_cast<double>(lines.size()) + 2 * pad * 0.8);
    const double gap = style.pt(10);
    QPointF corner = point + QPointF(gap, gap);
    if (corner.x() + size.width() > area.right()) {
        corner.setX(point.x() - gap - size.width());
    }
    if (corner.y() + size.height() > area.bottom()) {
        corner.setY(point.y() - gap - size.height());
    }
    corner.setX(std::max(corner.x(), 2.0));
    corner.setY(std::max(corner.y(), 2.0));
    const QRectF box(corner, size);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, style.theme.dark ? 90 : 26));
    painter.drawRoundedRect(box.translated(0, style.pt(1.5)).adjusted(-1, 0, 1, 1), 4, 4);
    painter.setPen(QPen(style.theme.strongLine, style.pt(0.75)));
    painter.setBrush(style.theme.base);
    painter.drawRoundedRect(box, 4, 4);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(style.text(i == 0));
        painter.setPen(i == 0 ? style.theme.text : style.theme.text2);
        painter.drawText(
            QRectF(corner + QPointF(pad, pad * 0.8 + step * static_cast<double>(i)), QSizeF(width + 1, step)),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, lines[i]);
    }
}

}  // namespace

std::optional<PlotCursor> pointOf(const PlotSpec& spec, int curve, int point) {
    const PlotCursor cursor{static_cast<std::size_t>(curve), static_cast<std::size_t>(point)};
    const bool there = curve >= 0 && point >= 0 && cursor.curve < spec.curves.size() &&
                       cursor.point < pointCount(spec.curves[cursor.curve]);
    return there ? std::optional(cursor) : std::nullopt;
}

int mostPoints(const PlotSpec& spec) {
    std::size_t most = 0;
    for (const Curve& curve : spec.curves) {
        most = std::max(most, pointCount(curve));
    }
    return static_cast<int>(most);
}

std::optional<QPointF> placeOf(const PlotSpec& spec, const PlotFrame& frame, const PlotCursor& cursor) {
    const Curve& curve = spec.curves[cursor.curve];
    return drawn(curve, cursor.point, frame) ? std::optional(place(curve, cursor.point, frame)) : std::nullopt;
}

QString cursorText(const PlotSpec& spec, const PlotCursor& cursor) {
    const Curve& curve = spec.curves[cursor.curve];
    if (cursor.point < curve.pointTexts.size() && !curve.pointTexts[cursor.point].isEmpty()) {
        return curve.pointTexts[cursor.point];
    }
    const double x = curve.x[cursor.point];
    QString level = significantText(x, 6) + spec.x.suffix;
    for (const Tick& tick : spec.x.ticks) {
        if (tick.at == x && !tick.label.isEmpty()) {
            level = listed(tick.label.split(QLatin1Char('\n')));
        }
    }
    return curve.name + QLatin1Char('\n') + withColon(level, significantText(curve.y[cursor.point], 4) + spec.y.suffix);
}

QString describedCurves(const PlotSpec& spec) {
    constexpr std::size_t most = 24;
    QStringList parts{spec.subtitle};
    for (std::size_t c = 0; c < std::min(spec.curves.size(), most); ++c) {
        const Curve& curve = spec.curves[c];
        QStringList values;
        for (std::size_t i = 0; i < std::min(curve.y.size(), most); ++i) {
            // The first line names the curve if there are several.
            QString text = cursorText(spec, {c, i});
            text = text.contains(QLatin1Char('\n')) ? text.section(QLatin1Char('\n'), 1) : text;
            values << text.replace(QLatin1Char('\n'), QStringLiteral(", "));
        }
        parts << withColon(curve.name, clauses(values));
    }
    if (spec.curves.size() > most) {
        parts << Words::tr("%n more curves", nullptr, counted(spec.curves.size() - most));
    }
    parts.removeAll(QString());
    for (QString& part : parts) {
        part = part.endsWith(QLatin1Char('.')) || part.endsWith(QChar(0x3002)) ? part : part + QLatin1Char('.');
    }
    return parts.join(QLatin1Char(' '));
}

void drawCursor(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
                const PlotCursor& cursor) {
    const PlotFrame& frame = layout.frame;
    const QPointF point = place(spec.curves[cursor.curve], cursor.point, frame);
    painter.setPen(QPen(style.theme.strongLine, style.pt(0.75), Qt::DashLine));
    painter.drawLine(QPointF(point.x(), frame.area.top()), QPointF(point.x(), frame.area.bottom()));
    painter.setPen(QPen(style.theme.text, style.pt(1.1)));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(point, style.pt(7), style.pt(7));
    drawBox(painter, point, cursorText(spec, cursor), frame.area, style);
}

std::optional<PlotCursor> snap(const PlotSpec& spec, const PlotFrame& frame, const QPointF& at) {
    double level = kFar;
    for (std::size_t c = 0; c < spec.curves.size(); ++c) {
        if (const auto i = nearestLevel(spec, c, frame, at.x())) {
            const double x = frame.x.pixel(spec.curves[c].x[*i]);
            level = std::abs(x - at.x()) < std::abs(level - at.x()) ? x : level;
        }
    }
    std::optional<PlotCursor> best;
    double bestGap = kFar;
    for (std::size_t c = 0; c < spec.curves.size(); ++c) {
        const Curve& curve = spec.curves[c];
        const auto i = nearestLevel(spec, c, frame, level);
        if (i && std::abs(frame.x.pixel(curve.x[*i]) - level) <= 1.0) {
            const double gap = std::abs(frame.y.pixel(curve.y[*i]) - at.y());
            if (gap < bestGap) {
                bestGap = gap;
                best = PlotCursor{c, *i};
            }
        }
    }
    return best;
}

int curveNear(const PlotSpec& spec, const PlotFrame& frame, const QPointF& at, double reach) {
    int best = -1;
    for (std::size_t c = 0; c < spec.curves.size(); ++c) {
        const double gap = distanceToCurve(spec, c, frame, at, reach);
        if (gap <= reach) {
            reach = gap;
            best = static_cast<int>(c);
        }
    }
    return best;
}

std::optional<PlotCursor> step(const PlotSpec& spec, const PlotFrame& frame, std::optional<PlotCursor> from, int along,
                               int across) {
    if (!from) {
        for (std::size_t c = 0; c < spec.curves.size(); ++c) {
            if (const auto i = nearestLevel(spec, c, frame, frame.area.left())) {
                return PlotCursor{c, *i};
            }
        }
        return std::nullopt;
    }
    const Curve& curve = spec.curves[from->curve];
    if (along != 0) {
        for (auto i = static_cast<std::ptrdiff_t>(from->point) + along; i >= 0 && i < std::ssize(curve.x); i += along) {
            if (drawn(curve, static_cast<std::size_t>(i), frame)) {
                return PlotCursor{from->curve, static_cast<std::size_t>(i)};
            }
        }
        return from;
    }
    // up and down: the next curve by height at this level; ties by the order of the curves
    const QPointF here = place(curve, from->point, frame);
    std::optional<PlotCursor> best = from;
    double bestGap = kFar;
    for (std::size_t c = 0; c < spec.curves.size(); ++c) {
        const auto i = c == from->curve ? std::nullopt : nearestLevel(spec, c, frame, here.x());
        if (!i) {
            continue;
        }
        const double gap = (place(spec.curves[c], *i, frame).y() - here.y()) * across;
        const bool beyond = gap > 0.0 || (gap == 0.0 && (c > from->curve) == (across > 0));
        if (beyond && gap < bestGap) {
            bestGap = gap;
            best = PlotCursor{c, *i};
        }
    }
    return best;
}

}  // namespace greyscope::widgets
