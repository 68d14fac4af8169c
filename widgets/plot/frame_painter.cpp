#include "widgets/plot/frame_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/plot/bar_painter.h"
#include "widgets/plot/paper_labels.h"
#include "widgets/plot/ribbon_painter.h"
#include "widgets/plot/tick_labels.h"

namespace greyscope::widgets {

namespace {

constexpr double kNoteLines = 5.0;  // lines of text in an area that has room for a note over curves

/// Whether the y axis has a line, which is drawn if there are no grid lines.
bool hasVerticalLine(const PlotSpec& spec, const PlotLayout& layout) {
    return !layout.gridLines && !spec.compact;
}

QColor toneGround(const Theme& theme, Tone tone) {
    switch (tone) {
        case Tone::good:
            return theme.goodOn;
        case Tone::look:
            return theme.lookOn;
        case Tone::bad:
            return theme.badOn;
        default:
            return theme.alternate;
    }
}

QColor bandGround(const Band& band, const Style& style) {
    const QColor ground = toneGround(style.theme, band.tone);
    return style.print && ground == style.theme.base ? QColor(0xF0, 0xF0, 0xF0) : ground;
}

constexpr float kSeenThrough = 0.4F;

/// Draws text with a background, so that no grid line crosses it.
void drawNote(QPainter& painter, const QRectF& box, int flags, const QString& text, const QColor& ground) {
    painter.fillRect(painter.boundingRect(box, flags, text), ground);
    painter.drawText(box, flags, text);
}

void drawBands(QPainter& painter, const PlotSpec& spec, const PlotFrame& frame, const Style& style) {
    for (const Band& band : spec.bands) {
        if (const QRectF area = bandArea(band, frame); area.width() > 0.0 && area.height() > 0.0) {
            painter.fillRect(area, bandGround(band, style));
        }
    }
}

/// Draws labels above the area; a line leads down to the band if another label is between them.
void drawLabelsAbove(QPainter& painter, const PlotLayout& layout, const Style& style) {
    const QFontMetricsF metrics(style.text());
    const QRectF area(layout.frame.area);
    for (const PlotLayout::BandLabel& label : layout.bandLabels) {
        const double bottom = area.top() - label.lane * metrics.height();
        painter.setPen(QPen(style.theme.axis, style.stroke(kThinnestPt)));
        painter.drawLine(QPointF(label.at, bottom - (label.lane > 0 ? metrics.descent() * 0.4 : 0.0)),
                         QPointF(label.at, area.top()));
        painter.setPen(style.theme.text2);
        painter.drawText(
            QRectF(label.x, bottom - metrics.height(), metrics.horizontalAdvance(label.text) + 1, metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, label.text);
    }
}

void drawBandLabels(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style) {
    const PlotFrame& frame = layout.frame;
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    if (style.print) {
        drawLabelsAbove(painter, layout, style);
        return;
    }
    const double pad = style.pt(kPadPt);
    for (const Band& band : spec.bands) {
        const QRectF area = bandArea(band, frame);
        const QRectF room = area.adjusted(pad, pad / 2, -pad, -pad);
        for (const QString& label : band.labels) {
            const QSizeF size = QFontMetricsF(painter.font()).size(0, label);
            if (size.width() <= room.width()) {
                const QRectF column(room.left(), room.top(), size.width(), room.height());
                const Qt::Alignment flags = Qt::AlignLeft | footOrHead(spec, frame, column, size.height());
                drawNote(painter, column, static_cast<int>(flags), label, bandGround(band, style));
                break;
            }
        }
    }
}

void drawGuideLabel(QPainter& painter, const PlotSpec& spec, const GuideLine& guide, const PlotFrame& frame,
                    const Style& style) {
    const QRectF area(frame.area);
    const double pad = style.pt(kPadPt);
    painter.setFont(style.text(guide.strong));
    painter.setPen(guide.tone == Tone::quiet ? style.theme.text2 : inkColour({guide.tone, 0}, style.theme));
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(guide.label) + 1;
    if (guide.side == Side::vertical) {
        const double at = frame.x.pixel(guide.at);
        const bool leftFits = at - pad - width >= area.left();
        const double top = guide.handle ? handleArea(guide, frame, style).bottom() : area.top();
        const QRectF column(leftFits ? at - pad - width : at + pad, top, width, area.bottom() - pad - top);
        const auto end = clearEnd(spec, frame, column, metrics.height());
        const int flags = static_cast<int>(end.value_or(Qt::AlignBottom)) |
                          static_cast<int>(leftFits ? Qt::AlignRight : Qt::AlignLeft);
        QColor ground = style.theme.base;
        ground.setAlphaF(end ? 1.0F : kSeenThrough);  // so that it hides no curve
        drawNote(painter, column, flags, guide.label, ground);
    } else {
        const QRectF room = area.adjusted(pad, 0, -pad, 0);
        const QRectF box = besideLine(spec, frame, room, frame.y.pixel(guide.at), {width, metrics.height()});
        painter.drawText(box, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, guide.label);
    }
}

void drawHandle(QPainter& painter, const QRectF& grip, const Style& style) {
    const double tip = grip.height() * 0.35;
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme.accent);
    painter.drawPolygon(QPolygonF({grip.topLeft(),
                                   grip.topRight(),
                                   {grip.right(), grip.bottom() - tip},
                                   {grip.center().x(), grip.bottom()},
                                   {grip.left(), grip.bottom() - tip}}));
}

}  // namespace

bool isEmphasised(const PlotSpec& spec, Side side, double at) {
    return std::any_of(spec.guides.begin(), spec.guides.end(), [&](const GuideLine& guide) {
        return guide.side == side && guide.tone == Tone::parity && std::abs(guide.at - at) <= 1e-9 * std::abs(at);
    });
}

bool hasNote(const PlotSpec& spec, const AxisMap& y, bool top) {
    if ((top ? spec.topNote : spec.bottomNote).isEmpty()) {
        return false;
    }
    return !spec.notesPart || (top ? y.high > *spec.notesPart : y.low < *spec.notesPart);
}

void drawGround(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style) {
    const QRectF area(layout.frame.area);
    drawBands(painter, spec, layout.frame, style);
    drawRibbons(painter, spec, layout.frame, style);
    if (layout.gridLines) {
        painter.setPen(QPen(style.theme.grid, style.pt(0.75)));
        for (const Tick& tick : layout.yTicks) {
            const double y = std::round(layout.frame.y.pixel(tick.at));
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        }
    }
    drawBars(painter, spec, layout.frame, style);
    drawBandLabels(painter, spec, layout, style);
    painter.setFont(style.text());
    painter.setPen(style.theme.text2);
    const double pad = style.pt(kPadPt);
    const QRectF room = area.adjusted(pad, 0, style.print ? -pad : 0, -pad);
    for (const bool above : {true, false}) {
        if (hasNote(spec, layout.frame.y, above)) {
            const QString& note = above ? spec.topNote : spec.bottomNote;
            const QFontMetricsF metrics(style.text());
            const QSizeF size(metrics.horizontalAdvance(note), metrics.height());
            const double told = tellsBeyond(spec, layout.frame, above) ? metrics.height() : 0.0;
            const QRectF notes = room.adjusted(0, above ? told : 0.0, 0, above ? 0.0 : -told);
            const Qt::AlignmentFlag edge = above ? Qt::AlignTop : Qt::AlignBottom;
            auto place = clearOfCurves(spec, layout.frame, notes, size, edge);
            if (!place && !style.print && notes.height() >= kNoteLines * size.height()) {
                place = Qt::AlignLeft | edge;
            }
            if (place && size.width() <= notes.width()) {  // the title of the axis gives it as well
                painter.drawText(notes, static_cast<int>(*place) | Qt::TextDontClip, note);
            }
        }
    }
    drawBeyond(painter, spec, layout.frame, style);
}

void drawGuides(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style, bool handles) {
    const QRectF area(layout.frame.area);
    for (const GuideLine& guide : spec.guides) {
        if (guide.handle != handles) {
            continue;
        }
        const bool vertical = guide.side == Side::vertical;
        const AxisMap& map = vertical ? layout.frame.x : layout.frame.y;
        if (!map.shows(guide.at)) {
            continue;
        }
        const double at = map.pixel(guide.at);
        const bool grip = guide.handle && !style.print;
        // on paper a line that can be dragged on screen is not emphasised
        const bool said = guide.handle && style.print;
        const QColor color = grip ? style.theme.accent : inkColour({guide.tone, 0}, style.theme);
        painter.setPen(linePen(color, style.stroke(guide.strong && !said ? style.linePt * 1.5 : 0.75),
                               said ? Dash::dashed : guide.dash));
        painter.drawLine(vertical ? QPointF(at, area.top()) : QPointF(area.left(), at),
                         vertical ? QPointF(at, area.bottom()) : QPointF(area.right(), at));
        if (!guide.label.isEmpty() && !(style.print && vertical)) {
            drawGuideLabel(painter, spec, guide, layout.frame, style);
        }
        if (grip) {
            drawHandle(painter, handleArea(guide, layout.frame, style), style);
        }
    }
}

void drawAxes(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style,
              std::optional<double> boldX) {
    const QRectF area(layout.frame.area);
    const double tick = style.pt(kTickPt);
    const double pad = style.pt(kPadPt);
    painter.setPen(QPen(style.theme.axis, style.pt(style.axisPt)));
    painter.setBrush(Qt::NoBrush);
    if (spec.compact) {
        if (spec.chosen && !style.print) {
            painter.setPen(QPen(style.theme.accent, style.pt(1.5)));
        }
        painter.drawRect(area);
    } else {
        painter.drawLine(area.bottomLeft(), area.bottomRight());
    }
    if (hasVerticalLine(spec, layout)) {
        painter.drawLine(area.topLeft(), area.bottomLeft());
    }
    const QFontMetricsF metrics(style.text());
    for (const Tick& mark : layout.xTicks) {
        const double passed = emptyLines(mark.label) * metrics.height();
        const QPointF foot(layout.frame.x.pixel(mark.at), area.bottom() + tick);
        painter.setPen(QPen(style.theme.axis, style.pt(style.axisPt)));
        painter.drawLine(QPointF(foot.x(), area.bottom()), foot + QPointF(0.0, passed));
        if (spec.x.hideLabels) {
            continue;
        }
        const bool bold = (boldX && *boldX == mark.at) || isEmphasised(spec, Side::vertical, mark.at);
        painter.setFont(style.text(bold));
        painter.setPen(bold ? style.theme.text : style.theme.text2);
        const QSizeF size = QFontMetricsF(painter.font()).size(0, mark.label);
        painter.save();
        painter.translate(foot + QPointF(0.0, pad / 2));
        if (layout.xUpright) {
            painter.rotate(-90);
            painter.drawText(QRectF(-size.width() - 2, -size.height() / 2, size.width() + 2, size.height()),
                             Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, mark.label);
        } else {
            painter.drawText(QRectF(-size.width() / 2 - 1, 0.0, size.width() + 2, size.height()),
                             Qt::AlignHCenter | Qt::AlignTop | Qt::TextDontClip, mark.label);
        }
        painter.restore();
    }
    for (const Tick& mark : layout.yTicks) {
        const double y = layout.frame.y.pixel(mark.at);
        if (hasVerticalLine(spec, layout)) {
            painter.setPen(QPen(style.theme.axis, style.pt(style.axisPt)));
            painter.drawLine(QPointF(area.left(), y), QPointF(area.left() - tick, y));
        }
        if (spec.y.hideLabels) {
            continue;
        }
        const bool bold = isEmphasised(spec, Side::horizontal, mark.at);
        painter.setFont(style.text(bold));
        painter.setPen(bold ? style.theme.text : style.theme.text2);
        const QSizeF size = metrics.size(0, mark.label);
        painter.drawText(QRectF(0, y - size.height() / 2, area.left() - tick - pad / 2, size.height()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, mark.label);
    }
    painter.setFont(style.text(spec.chosen));
    painter.setPen(spec.compact ? style.theme.text : style.theme.text2);
    if (spec.compact) {
        painter.drawText(QRectF(area.left() - pad, 0, area.width() + 2 * pad, area.top() - pad / 2),
                         Qt::AlignCenter | Qt::TextDontClip, spec.title);
        return;
    }
    const AxisTitles titles = axisTitles(spec, layout, style);
    drawLines(painter, titles.x, Qt::AlignHCenter, layout.xTitle);
    if (!layout.yTitle.isEmpty()) {
        painter.save();
        painter.translate(titles.y.right(), titles.y.center().y());
        painter.rotate(-90);
        drawLines(painter, {-titles.y.height() / 2, -titles.y.width(), titles.y.height(), titles.y.width()},
                  Qt::AlignHCenter, layout.yTitle);
        painter.restore();
    }
    drawHeadAndFoot(painter, spec, layout, style);
}

void drawHeadAndFoot(QPainter& painter, const PlotSpec& spec, const PlotLayout& layout, const Style& style) {
    drawLegend(painter, layout.legend, spec, {0.0, layout.size.height() - layout.legend.height}, style);
    painter.setFont(style.text(true));
    painter.setPen(style.theme.text2);
    const double lines = static_cast<double>(layout.heading.size());
    drawLines(painter, QRectF(0, 0, layout.size.width(), lines * QFontMetricsF(painter.font()).height()), Qt::AlignLeft,
              layout.heading);
}

}  // namespace greyscope::widgets
