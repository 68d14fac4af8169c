#include "widgets/target/target_painter.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "widgets/common/round_step.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

namespace {

constexpr double kNameGapPt = 4.0;
constexpr double kLeastReachPt = 60.0;
constexpr int kMostRings = 5;

double angleOfSpoke(const TargetSpec& spec, std::size_t spoke) {
    return 2.0 * std::numbers::pi * static_cast<double>(spoke) /
           static_cast<double>(std::max<std::size_t>(1, spec.spokes.size()));
}

double footerHeight(const TargetSpec& spec, const Style& style) {
    return spec.footer.isEmpty() ? 0.0 : 1.3 * style.lineHeight();
}

/// Finds places for the names of the points: beside the marker, where they cover neither a marker nor another name. A
/// name without such a place stays at the right of its marker.
std::vector<QRectF> nameplaces(const TargetSpec& spec, const TargetGeometry& geometry, const Style& style) {
    const QFontMetricsF metrics(style.text());
    const double gap = style.pt(kNameGapPt);
    const double marker = style.pt(style.markerPt);
    std::vector<QRectF> taken;
    for (const TargetPoint& point : spec.points) {
        const QPointF at = geometry.place(point);
        taken.emplace_back(at.x() - marker / 2.0, at.y() - marker / 2.0, marker, marker);
    }
    std::vector<QRectF> names;
    for (const TargetPoint& point : spec.points) {
        if (!point.labelled) {
            names.emplace_back();
            continue;
        }
        const QPointF at = geometry.place(point);
        const QSizeF size(metrics.horizontalAdvance(point.name), metrics.height());
        const std::array<QPointF, 6> corners{QPointF(gap + marker / 2.0, -size.height() / 2.0),
                                             {-gap - marker / 2.0 - size.width(), -size.height() / 2.0},
                                             {-size.width() / 2.0, -gap - size.height()},
                                             {-size.width() / 2.0, gap},
                                             {gap, -gap - size.height()},
                                             {gap, gap}};
        QRectF place(at + corners.front(), size);
        for (const QPointF& corner : corners) {
            const QRectF tried(at + corner, size);
            if (std::none_of(taken.begin(), taken.end(),
                             [&](const QRectF& other) { return other.intersects(tried); })) {
                place = tried;
                break;
            }
        }
        taken.push_back(place);
        names.push_back(place);
    }
    return names;
}

class TargetPainting {
public:
    TargetPainting(QPainter& painter, const TargetGeometry& geometry, const TargetSpec& spec, const Style& style,
                   const TargetMarks& marks)
        : m_painter(painter), m_g(geometry), m_spec(spec), m_style(style), m_marks(marks) {}

    void paint() {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
        inside();
        rings();
        spokes();
        for (std::size_t i = m_spec.points.size(); i-- > 0;) {  // the first ones on top
            point(i);
        }
        text(m_g.footer, m_spec.footer, m_style.theme.text2, Qt::AlignLeft);
        m_painter.restore();
    }

private:
    void text(const QRectF& place, const QString& what, const QColor& colour, int align, bool bold = false) {
        const QFont font = m_style.text(bold);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, align | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(what, Qt::ElideRight, place.width() + 1.0));
    }
    [[nodiscard]] double pixels(double distance) const { return m_g.reach * distance / m_g.outer; }
    [[nodiscard]] QPen pen(const QColor& colour, double points, Qt::PenStyle line = Qt::SolidLine) const {
        return {QBrush(colour), m_style.stroke(points), line};
    }

    void inside() {
        if (m_spec.radius) {
            const double reach = pixels(*m_spec.radius);
            QColor fill = m_style.theme.good;
            fill.setAlphaF(0.12F);
            m_painter.setBrush(fill);
            m_painter.setPen(pen(m_style.theme.good, 1.2, Qt::DashLine));
            m_painter.drawEllipse(m_g.centre, reach, reach);
        }
    }

    void rings() {
        m_painter.setBrush(Qt::NoBrush);
        const QFontMetricsF metrics(m_style.text());
        for (int ring = 1; m_g.step * ring <= m_g.outer * (1.0 + 1e-9); ++ring) {
            const double distance = m_g.step * ring;
            const QString label = significantText(distance, 3);
            const double reach = pixels(distance);
            m_painter.setPen(pen(m_style.theme.strongLine, 0.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(m_g.centre, reach, reach);
            const QPointF at = m_g.place(distance, 0.0);  // beside the first spoke
            const double width = metrics.horizontalAdvance(label);
            text({at.x() - width - m_style.pt(2.0), at.y(), width + 1.0, metrics.height()}, label, m_style.theme.text3,
                 Qt::AlignRight);
        }
        const double half = m_style.pt(3.0);
        m_painter.setPen(pen(m_style.theme.text, 0.75));
        m_painter.drawLine(m_g.centre - QPointF(half, 0.0), m_g.centre + QPointF(half, 0.0));
        m_painter.drawLine(m_g.centre - QPointF(0.0, half), m_g.centre + QPointF(0.0, half));
    }

    void spokes() {
        const QFontMetricsF metrics(m_style.text());
        for (std::size_t spoke = 0; spoke < m_spec.spokes.size(); ++spoke) {
            const double angle = angleOfSpoke(m_spec, spoke);
            m_painter.setPen(pen(m_style.theme.strongLine, 0.5, Qt::DotLine));
            m_painter.drawLine(m_g.centre, m_g.place(m_g.outer, angle));
            const QPointF end =
                m_g.place(m_g.outer, angle) + QPointF(std::sin(angle), -std::cos(angle)) * m_style.pt(kNameGapPt);
            const double width = metrics.horizontalAdvance(m_spec.spokes[spoke]) + 1.0;
            const double left = end.x() - width / 2.0 + std::sin(angle) * width / 2.0;
            const double top = end.y() - metrics.height() / 2.0 - std::cos(angle) * metrics.height() / 2.0;
            text({left, top, width, metrics.height()}, m_spec.spokes[spoke], m_style.theme.text2, Qt::AlignHCenter);
        }
    }

    void point(std::size_t i) {
        const TargetPoint& point = m_spec.points[i];
        const QPointF at = m_g.place(point);
        const bool lit = !m_style.print && touches(point.link.is, m_marks.lit);
        const bool chosen = !m_style.print && touches(point.link.is, m_marks.chosen);
        const double around = m_style.pt(m_style.markerPt);
        if (point.explained && !m_style.print) {
            m_painter.setPen(pen(m_style.theme.link, 2.0));
            m_painter.drawLine(m_g.centre, at);
        }
        if (lit || chosen || (!m_style.print && static_cast<int>(i) == m_marks.cursor)) {
            m_painter.setPen(QPen(lit ? m_style.theme.link : m_style.theme.text, m_style.stroke(1.5),
                                  static_cast<int>(i) == m_marks.cursor ? Qt::DotLine : Qt::SolidLine));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawEllipse(at, around, around);
        }
        paintMarker(m_painter, at, point.marker, inkColour(point.ink, m_style.theme), m_style, point.hollow);
        if (!m_g.names[i].isEmpty()) {
            text(m_g.names[i].adjusted(0.0, 0.0, 2.0, 0.0), point.name, m_style.theme.text, Qt::AlignLeft,
                 lit || chosen);
        }
    }

    QPainter& m_painter;
    const TargetGeometry& m_g;
    const TargetSpec& m_spec;
    const Style& m_style;
    const TargetMarks& m_marks;
};

}  // namespace

TargetGeometry TargetGeometry::layout(const TargetSpec& spec, const QRectF& area, const Style& style) {
    TargetGeometry g;
    const double footer = footerHeight(spec, style);
    const QRectF room = area.adjusted(0.0, 0.0, 0.0, -footer);
    const QFontMetricsF metrics(style.text());
    double widest = 0.0;
    for (const QString& spoke : spec.spokes) {
        widest = std::max(widest, metrics.horizontalAdvance(spoke));
    }
    const double across = std::min(widest, room.width() / 4.0) + style.pt(kNameGapPt);
    const double above = metrics.height() + style.pt(kNameGapPt);
    g.centre = room.center();
    g.reach = std::max(1.0, std::min(room.width() / 2.0 - across, room.height() / 2.0 - above));
    const double most = spec.most > 0.0 ? spec.most : 1.0;
    g.step = roundStep(most, kMostRings);
    g.outer = g.step * std::ceil(most / g.step - 1e-9);
    g.footer = QRectF(area.left(), area.bottom() - footer, area.width(), footer);
    g.names = nameplaces(spec, g, style);
    return g;
}

QPointF TargetGeometry::place(double distance, double angle) const {
    const double away = outer > 0.0 ? reach * distance / outer : 0.0;
    return centre + QPointF(std::sin(angle), -std::cos(angle)) * away;
}

int TargetGeometry::at(const TargetSpec& spec, const QPointF& where, const Style& style) const {
    const double near = style.pt(style.markerPt);
    for (std::size_t i = 0; i < spec.points.size(); ++i) {
        const QPointF apart = place(spec.points[i]) - where;
        if (std::hypot(apart.x(), apart.y()) <= near || names[i].contains(where)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

void paintTarget(QPainter& painter, const QRectF& area, const TargetSpec& spec, const Style& style) {
    paintTarget(painter, TargetGeometry::layout(spec, area, style), spec, style, {});
}

void paintTarget(QPainter& painter, const TargetGeometry& geometry, const TargetSpec& spec, const Style& style,
                 const TargetMarks& marks) {
    TargetPainting(painter, geometry, spec, style, marks).paint();
}

PaperHeight paperHeight(const TargetSpec& spec, const PaperRoom& room, const Style& style) {
    const double around = 2.0 * (style.lineHeight() + style.pt(kNameGapPt)) + footerHeight(spec, style);
    const double least = around + 2.0 * style.pt(kLeastReachPt);
    return {least, std::max(least, std::min(room.tallest, 0.8 * room.width + around))};
}

}  // namespace greyscope::widgets
