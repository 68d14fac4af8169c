#include "widgets/timeline/timeline_painter.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

constexpr double kArrowPt = 4.0;  // room for arrows left of the plot, which names leave free

/// A colour blended with the background, so that nothing is transparent on paper.
QColor paleOf(const QColor& colour, const QColor& ground, double part) {
    const auto mix = [part](double own, double below) { return own * part + below * (1.0 - part); };
    return QColor::fromRgbF(static_cast<float>(mix(colour.redF(), ground.redF())),
                            static_cast<float>(mix(colour.greenF(), ground.greenF())),
                            static_cast<float>(mix(colour.blueF(), ground.blueF())));
}

class TimelinePainting {
public:
    TimelinePainting(QPainter& painter, const TimelineGeometry& geometry, const TimelineSpec& spec, const Style& style,
                     const TimelineMarks& marks)
        : m_painter(painter), m_g(geometry), m_spec(spec), m_style(style), m_marks(marks) {}

    void paint() {
        keys();
        axis();
        names();
        m_painter.save();
        // Arrows left of the plot show what began earlier.
        m_painter.setClipRect(m_g.plot.adjusted(-m_style.pt(kArrowPt) - 1.0, -1.0, 1.0, 1.0), Qt::IntersectClip);
        if (m_g.seen(m_spec) > kMostBars) {
            occupancy();
        } else {
            bars();
        }
        m_painter.restore();
        bracket();
    }

private:
    [[nodiscard]] QPen pen(const QColor& colour, double points) const {
        return {QBrush(colour), m_style.stroke(points), Qt::SolidLine, Qt::FlatCap};
    }
    void text(const QRectF& place, const QString& what, const QColor& colour, int align, bool bold = false) {
        const QFont font = m_style.text(bold);
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawText(place, align | Qt::AlignVCenter | Qt::TextSingleLine,
                           QFontMetricsF(font).elidedText(what, Qt::ElideRight, place.width() + 1.0));
    }

    void keys() {
        for (std::size_t i = 0; i < m_g.keyPlaces.size(); ++i) {
            const LaneKey& key = m_spec.keys[i];
            const QRectF& place = m_g.keyPlaces[i];
            const QRectF box(place.left(), place.center().y() - m_style.pt(3.0), m_style.pt(10.0), m_style.pt(6.0));
            fill(box, inkColour(key.ink, m_style.theme), key.hollow);
            text(place.adjusted(m_style.pt(14.0), 0.0, 0.0, 0.0), key.name, m_style.theme.text2, Qt::AlignLeft);
        }
    }

    void fill(const QRectF& box, const QColor& colour, bool hollow) {
        if (!hollow) {
            m_painter.fillRect(box, colour);
            return;
        }
        const double half = 0.5 * m_style.stroke(1.2);
        m_painter.setPen(pen(colour, 1.2));
        m_painter.setBrush(m_style.theme.base);
        m_painter.drawRect(box.adjusted(half, half, -half, -half));
    }

    void axis() {
        const QFontMetricsF metrics(m_style.text());
        const double line = m_style.lineHeight();
        for (const Tick& tick : m_g.ticks) {
            const double x = m_g.x(tick.at);
            m_painter.setPen(pen(m_style.theme.grid, m_style.axisPt));
            if (m_style.gridLines) {
                m_painter.drawLine(QPointF(x, m_g.plot.top()), QPointF(x, m_g.plot.bottom()));
            }
            m_painter.setPen(pen(m_style.theme.axis, m_style.axisPt));
            m_painter.drawLine(QPointF(x, m_g.plot.bottom()), QPointF(x, m_g.plot.bottom() + m_style.pt(3.0)));
            const double wide = metrics.horizontalAdvance(tick.label) + 2.0;
            const double left =
                std::clamp(x - 0.5 * wide, m_g.area.left(), std::max(m_g.area.left(), m_g.area.right() - wide));
            text({left, m_g.axis.top() + m_style.pt(3.0), wide, line}, tick.label, m_style.theme.text2,
                 Qt::AlignHCenter);
        }
        m_painter.setPen(pen(m_style.theme.axis, m_style.axisPt));
        m_painter.drawLine(m_g.plot.bottomLeft(), m_g.plot.bottomRight());
        if (m_style.print) {
            text({m_g.plot.left(), m_g.axis.top() + 1.3 * line, m_g.plot.width(), line}, m_spec.axis,
                 m_style.theme.text, Qt::AlignHCenter);
        }
    }

    /// On paper: whole names; if there are too many for the page, those that do not overlap.
    void printedNames() {
        const double line = m_style.lineHeight();
        double free = m_g.area.top();
        std::size_t lane = 0;
        for (std::size_t i = 0; i < m_spec.groups.size(); ++i) {
            const LaneGroup& group = m_spec.groups[i];
            const double middle = 0.5 * (m_g.lane(lane).top() + m_g.lane(lane + group.lanes - 1).bottom());
            lane += group.lanes;
            const QStringList names = m_g.nameLines.empty() ? QStringList(group.name) : m_g.nameLines[i];
            const QStringList notes = m_g.noteLines.empty() ? QStringList() : m_g.noteLines[i];
            const double high = line * static_cast<double>(names.size() + notes.size());
            const QRectF box(m_g.names.left(), middle - 0.5 * high, m_g.names.width() - m_style.pt(6.0), high);
            if (box.top() < free - 0.5) {
                continue;
            }
            free = box.bottom();
            const double part = line * static_cast<double>(names.size());
            m_painter.setFont(m_style.text(true));
            m_painter.setPen(m_style.theme.text);
            drawLines(m_painter, {box.left(), box.top(), box.width(), part}, Qt::AlignRight, names);
            m_painter.setFont(m_style.text());
            m_painter.setPen(m_style.theme.text2);
            drawLines(m_painter, box.adjusted(0.0, part, 0.0, 0.0), Qt::AlignRight, notes);
        }
    }

    void names() {
        if (m_style.print) {
            printedNames();
            return;
        }
        m_painter.save();
        m_painter.setClipRect(m_g.names.adjusted(0.0, -1.0, 0.0, m_style.lineHeight()), Qt::IntersectClip);
        std::size_t lane = 0;
        const double line = m_style.lineHeight();
        const double room = m_g.names.width() - m_style.pt(6.0);
        QStringList names;
        for (const LaneGroup& group : m_spec.groups) {
            names << group.name;
        }
        names = fittedNames(names, m_style.text(true), room);
        for (const LaneGroup& group : m_spec.groups) {
            const QRectF first = m_g.lane(lane);
            const QRectF last = m_g.lane(lane + group.lanes - 1);
            const bool both = !group.note.isEmpty() && last.bottom() - first.top() >= 2.0 * line;
            const double middle = 0.5 * (first.top() + last.bottom());
            const double top = middle - (both ? line : 0.5 * line);
            text({m_g.names.left(), top, room, line}, names[&group - m_spec.groups.data()], m_style.theme.text,
                 Qt::AlignRight, true);
            if (both) {
                text({m_g.names.left(), top + line, room, line}, group.note, m_style.theme.text2, Qt::AlignRight);
            }
            lane += group.lanes;
        }
        m_painter.restore();
    }

    void bars() {
        for (std::size_t i = 0; i < m_spec.bars.size(); ++i) {
            const LaneBar& bar = m_spec.bars[i];
            if (bar.to > m_g.from && bar.from < m_g.to) {
                const QRectF place = m_g.bar(bar);
                if (inSight(m_painter, place.adjusted(-4.0, -4.0, 4.0, 4.0))) {
                    one(bar, place, static_cast<int>(i) == m_marks.cursor);
                }
            }
        }
    }

    void one(const LaneBar& bar, const QRectF& place, bool cursor) {
        const double gap = std::min(m_style.pt(0.7), 0.15 * place.height());
        const QRectF inner = place.adjusted(0.0, gap, 0.0, -gap);
        const QColor colour = bar.empty ? m_style.theme.strongLine : inkColour(bar.ink, m_style.theme);
        const auto part = [&](double from, double to) {
            const double left = std::clamp(m_g.x(from), place.left(), place.right());
            return QRectF(left, inner.top(), std::clamp(m_g.x(to), left, place.right()) - left, inner.height());
        };
        if (bar.held > bar.from) {
            waits(part(bar.from, bar.held), colour);
        }
        if (bar.full > bar.held) {
            const QRectF box = part(bar.held, bar.full);
            m_painter.fillRect(box, paleOf(colour, m_style.theme.base, 0.25));
            m_painter.setPen(pen(colour, 0.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(box);
        }
        if (bar.to > bar.full && place.width() > 0.0) {
            QRectF box = part(bar.full, bar.to);
            box.setWidth(std::max(box.width() - (m_spec.stages.size() == 2 ? gap : 0.0), 0.5 * m_style.px));
            fill(box, colour, bar.hollow || bar.empty);
            inside(bar, box, colour);
        }
        if (bar.id >= 0 && bar.from < m_g.from && bar.to > m_g.from) {
            cameBefore(inner, colour);
        }
        marks(bar, place, cursor);
    }

    void cameBefore(const QRectF& place, const QColor& colour) {
        const double size = std::min(m_style.pt(kArrowPt), place.height());
        const QPointF tip(m_g.plot.left() - size, place.center().y());
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(QPolygonF({tip, tip + QPointF(size, -0.5 * size), tip + QPointF(size, 0.5 * size)}));
    }

    void waits(const QRectF& box, const QColor& colour) {
        m_painter.setPen(pen(colour, 0.75));
        m_painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
    }

    void inside(const LaneBar& bar, const QRectF& box, const QColor& colour) {
        const QFontMetricsF metrics(m_style.text());
        if (!bar.text.isEmpty() && metrics.horizontalAdvance(bar.text) + m_style.pt(2.0) <= box.width() &&
            metrics.height() <= box.height() + m_style.pt(1.0)) {
            text(box, bar.text, bar.hollow || bar.empty ? m_style.theme.text : inkOn(colour), Qt::AlignHCenter);
        }
    }

    void marks(const LaneBar& bar, const QRectF& place, bool cursor) {
        if (m_style.print || bar.id < 0) {
            return;
        }
        const Targets own = m_spec.linkOf(bar).is;
        const QRectF frame = place.adjusted(-1.5, -1.5, 1.5, 1.5);
        m_painter.setBrush(Qt::NoBrush);
        if (touches(own, m_marks.lit)) {
            m_painter.setPen(QPen(m_style.theme.link, 3.0));
            m_painter.drawRect(frame);
        }
        if (cursor || touches(own, m_marks.chosen)) {
            m_painter.setPen(
                QPen(cursor ? m_style.theme.accent : m_style.theme.text, 1.2, cursor ? Qt::DotLine : Qt::SolidLine));
            m_painter.drawRect(frame);
        }
    }

    /// Draws how many wait, hold a slot and are served in each group, as stacked steps over the axis.
    void occupancy() {
        const double step = std::max(1.0, m_style.pt(0.75));
        const auto columns = static_cast<std::size_t>(std::max(1.0, std::ceil(m_g.plot.width() / step)));
        std::size_t lane = 0;
        for (std::size_t group = 0; group < m_spec.groups.size(); ++group) {
            const std::size_t lanes = m_spec.groups[group].lanes;
            const QRectF box(QPointF(m_g.plot.left(), m_g.lane(lane).top()), m_g.lane(lane + lanes - 1).bottomRight());
            const auto counts = countsOf(lane, lane + lanes, columns, step);
            double most = 1.0;
            for (std::size_t c = 0; c < columns; ++c) {
                most = std::max(most, counts[0][c] + counts[1][c] + counts[2][c]);
            }
            std::vector<double> below(columns, 0.0);
            const QColor colour = m_style.theme.accent;
            const std::array<QColor, 3> fills{colour, paleOf(colour, m_style.theme.base, 0.5),
                                              paleOf(colour, m_style.theme.base, 0.2)};
            for (std::size_t stage = 3; stage-- > 0;) {
                steps(box, counts[stage], below, most, step, fills[2 - stage]);
            }
            lane += lanes;
        }
    }

    /// The sums over the time of each column: waiting, held, full.
    [[nodiscard]] std::array<std::vector<double>, 3> countsOf(std::size_t first, std::size_t end, std::size_t columns,
                                                              double step) const {
        std::array<std::vector<double>, 3> counts;
        for (auto& stage : counts) {
            stage.assign(columns + 1, 0.0);
        }
        const auto column = [&](double value) {
            return static_cast<std::size_t>(
                std::clamp((m_g.x(value) - m_g.plot.left()) / step, 0.0, static_cast<double>(columns)));
        };
        for (const LaneBar& bar : m_spec.bars) {
            if (bar.lane < first || bar.lane >= end || bar.to <= m_g.from || bar.from >= m_g.to) {
                continue;
            }
            const std::array<double, 4> ends{bar.from, bar.held, bar.full, bar.to};
            for (std::size_t stage = 0; stage < 3; ++stage) {
                counts[stage][column(ends[stage])] += 1.0;
                counts[stage][column(ends[stage + 1])] -= 1.0;
            }
        }
        for (auto& stage : counts) {
            for (std::size_t c = 1; c < stage.size(); ++c) {
                stage[c] += stage[c - 1];
            }
        }
        return counts;
    }

    void steps(const QRectF& box, const std::vector<double>& counts, std::vector<double>& below, double most,
               double step, const QColor& colour) {
        QPainterPath path;
        const auto height = [&](double count) { return box.bottom() - count / most * box.height(); };
        const std::vector<double> under = below;
        path.moveTo(box.left(), height(under[0]));
        for (std::size_t c = 0; c < below.size(); ++c) {
            below[c] += counts[c];
            const double left = box.left() + step * static_cast<double>(c);
            path.lineTo(left, height(below[c]));
            path.lineTo(std::min(left + step, box.right()), height(below[c]));
        }
        for (std::size_t c = below.size(); c-- > 0;) {
            const double left = box.left() + step * static_cast<double>(c);
            path.lineTo(std::min(left + step, box.right()), height(under[c]));
            path.lineTo(left, height(under[c]));
        }
        path.closeSubpath();
        m_painter.fillPath(path, colour);
    }

    void bracket() {
        if (!m_spec.bracket || m_spec.bracket->to <= m_g.from || m_spec.bracket->from >= m_g.to) {
            return;
        }
        const double left = std::max(m_g.x(m_spec.bracket->from), m_g.plot.left());
        const double right = std::min(m_g.x(m_spec.bracket->to), m_g.plot.right());
        const double foot = m_g.bracket.bottom() - m_style.pt(1.5);
        const double top = foot - m_style.pt(4.0);
        m_painter.setPen(pen(m_style.theme.text, 1.0));
        m_painter.drawPolyline(QPolygonF({{left, foot}, {left, top}, {right, top}, {right, foot}}));
        const double wide = QFontMetricsF(m_style.text(true)).horizontalAdvance(m_spec.bracket->text) + 2.0;
        const double at = std::clamp(0.5 * (left + right - wide), m_g.plot.left(),
                                     std::max(m_g.plot.left(), m_g.area.right() - wide));
        text({at, m_g.bracket.top(), wide, top - m_g.bracket.top()}, m_spec.bracket->text, m_style.theme.text,
             Qt::AlignHCenter, true);
    }

    QPainter& m_painter;
    const TimelineGeometry& m_g;
    const TimelineSpec& m_spec;
    const Style& m_style;
    const TimelineMarks& m_marks;
};

}  // namespace

void paintTimeline(QPainter& painter, const QRectF& area, const TimelineSpec& spec, const Style& style) {
    if (!spec.groups.empty() && !area.isEmpty()) {
        paintTimeline(painter, TimelineGeometry::layout(spec, area, style), spec, style, {});
    }
}

void paintTimeline(QPainter& painter, const TimelineGeometry& geometry, const TimelineSpec& spec, const Style& style,
                   const TimelineMarks& marks) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    TimelinePainting(painter, geometry, spec, style, marks).paint();
    painter.restore();
}

}  // namespace greyscope::widgets
