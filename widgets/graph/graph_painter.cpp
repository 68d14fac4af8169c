#include "widgets/graph/graph_painter.h"

#include <QFontMetricsF>
#include <QPolygonF>
#include <QtMath>

#include <algorithm>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"

namespace greyscope::widgets {

namespace {

constexpr int kOneLine = Qt::TextSingleLine;

/// Draws one graph.
class GraphPainting {
public:
    GraphPainting(QPainter& painter, const GraphGeometry& geometry, const GraphSpec& spec, const Style& style,
                  const GraphMarks& marks)
        : m_painter(painter), m_g(geometry), m_spec(spec), m_style(style), m_marks(marks) {
        for (const GraphNode& node : spec.nodes) {
            m_names << node.title << node.caption;
        }
    }

    void paint() {
        // Lit items are above the others, and no line is above a label.
        for (const bool lit : {false, true}) {
            for (std::size_t i = 0; i < m_spec.edges.size(); ++i) {
                if (isLit(m_spec.edges[i].link) == lit) {
                    line(i, lit);
                }
            }
        }
        for (std::size_t i = 0; i < m_spec.nodes.size(); ++i) {
            box(i);
        }
        for (const bool lit : {false, true}) {
            for (std::size_t i = 0; i < m_spec.edges.size(); ++i) {
                if (isLit(m_spec.edges[i].link) == lit && !m_g.labels[i].isEmpty()) {
                    label(i, lit);
                }
            }
        }
        handle();
        m_painter.setFont(m_style.text());
        m_painter.setPen(m_style.theme.text3);
        if (m_style.print) {
            drawLines(m_painter, m_g.more, Qt::AlignLeft, m_g.footLines);
        } else {
            m_painter.drawText(m_g.more, Qt::AlignLeft | Qt::AlignVCenter | kOneLine, m_spec.more);
        }
    }

private:
    [[nodiscard]] bool isLit(const Link& link) const { return !m_style.print && touches(link.is, m_marks.lit); }
    [[nodiscard]] QPen pen(const QColor& colour, double points) const {
        return {QBrush(colour), m_style.stroke(points), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    }
    [[nodiscard]] double scale() const { return m_style.print ? 0.4 : 1.0; }

    void head(const QPointF& tip, double angle, double size, const QColor& colour) {
        m_painter.save();
        m_painter.translate(tip);
        m_painter.rotate(-angle);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPolygon(QPolygonF({{0.0, 0.0}, {-size, -0.55 * size}, {-size, 0.55 * size}}));
        m_painter.restore();
    }

    void line(std::size_t index, bool lit) {
        const GraphEdge& edge = m_spec.edges[index];
        const QColor colour = inkColour(edge.ink, m_style.theme);
        const double width = m_style.stroke(edge.widthPt * scale());
        const double size = m_style.pt((3.0 + edge.widthPt) * (m_style.print ? 0.7 : 1.15));
        m_painter.setBrush(Qt::NoBrush);
        if (lit) {
            QPen halo(m_style.theme.link, width + m_style.pt(4.0), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
            m_painter.setPen(halo);
            m_painter.drawPath(m_g.edges[index]);
        }
        m_painter.setPen(linePen(colour, width, edge.dash));
        m_painter.drawPath(m_g.edges[index]);
        head(m_g.heads[index], m_g.headAngles[index], size, colour);
    }

    void label(std::size_t index, bool lit) {
        const GraphEdge& edge = m_spec.edges[index];
        const QRectF place = m_g.labels[index];
        const bool focused = m_marks.edge == static_cast<int>(index);
        m_painter.setPen(focused ? pen(m_style.theme.accent, 1.5)
                                 : pen(lit ? m_style.theme.look : m_style.theme.line, m_style.axisPt));
        m_painter.setBrush(lit ? m_style.theme.linkSoft : m_style.theme.base);
        m_painter.drawRoundedRect(place, m_style.pt(2.5), m_style.pt(2.5));
        const bool both = !edge.text.isEmpty() && !edge.errorText.isEmpty();
        const QRectF upper = both ? place.adjusted(0, m_style.pt(1.0), 0, -place.height() / 2.0) : place;
        const QRectF lower = both ? place.adjusted(0, place.height() / 2.0, 0, -m_style.pt(1.0)) : place;
        text(upper, edge.text, true, m_style.theme.text, Qt::AlignCenter);
        text(lower, edge.errorText, false, edge.ink.tone == Tone::bad ? m_style.theme.bad : m_style.theme.text2,
             Qt::AlignCenter);
        if (!edge.caption.isEmpty()) {
            const QFontMetricsF metrics(m_style.text(true));
            const double width = metrics.horizontalAdvance(edge.caption) + m_style.pt(4.0);
            const QRectF words(place.center().x() - 0.5 * width, place.top() - metrics.height() - m_style.pt(1.0),
                               width, metrics.height());
            m_painter.fillRect(words, m_style.theme.base);  // lines of other paths may pass here
            text(words, edge.caption, true, m_style.theme.text, Qt::AlignCenter);
        }
    }

    void text(const QRectF& place, const QString& what, bool bold, const QColor& colour, int align) {
        m_painter.setFont(m_style.text(bold));
        m_painter.setPen(colour);
        m_painter.drawText(place, align | kOneLine, what);
    }

    void elided(const QRectF& place, const QString& what, bool bold, const QColor& colour, int align) {
        text(place, fittedName(what, m_names, m_style.text(bold), place.width()), bold, colour, align);
    }

    void box(std::size_t index) {
        const GraphNode& node = m_spec.nodes[index];
        const QRectF place = m_g.nodes[index];
        const bool lit = isLit(node.link);
        const bool target = m_marks.pullOver == static_cast<int>(index);
        const QColor rim = lit ? m_style.theme.look : node.strong ? m_style.theme.text : m_style.theme.strongLine;
        m_painter.setPen(pen(target ? m_style.theme.accent : rim, node.strong || target ? 1.5 : m_style.axisPt));
        m_painter.setBrush(lit ? m_style.theme.linkSoft : node.chip ? m_style.theme.alternate : m_style.theme.base);
        m_painter.drawRoundedRect(place, m_style.pt(3.0), m_style.pt(3.0));
        if (m_marks.node == static_cast<int>(index)) {
            const double out = m_style.pt(2.0);
            m_painter.setPen(pen(m_style.theme.accent, 1.5));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRoundedRect(place.adjusted(-out, -out, out, out), m_style.pt(4.0), m_style.pt(4.0));
        }
        const double side = m_style.pt(node.chip ? 4.0 : 7.0);
        QRectF inside = place.adjusted(side, 0, -side, 0);
        if (!node.caption.isEmpty()) {
            const double high = m_style.lineHeight();
            const QRectF above(place.left(), place.top() - high - m_style.pt(0.5), place.width(), high);
            // Arrows that lead downwards end in the middle of the box.
            elided(above, node.caption, true, m_style.theme.text, m_spec.down ? Qt::AlignLeft : Qt::AlignCenter);
        }
        if (!node.invalid.isEmpty()) {
            paintInvalidCross(m_painter, place.topRight(), m_style);
        }
        if (m_style.print) {
            lines(index, place, node.chip ? place : inside);
            return;
        }
        if (node.chip) {
            elided(inside, node.title, false, m_style.theme.text2, Qt::AlignCenter);
            return;
        }
        const double badge = node.badge.isEmpty() ? 0.0 : this->badge(node, inside);
        const double middle = node.detail.isEmpty() ? place.bottom() : place.center().y() + m_style.pt(0.5);
        const int low = node.detail.isEmpty() ? Qt::AlignVCenter : Qt::AlignBottom;
        elided(QRectF(inside.left(), place.top(), inside.width() - badge, middle - place.top()), node.title, true,
               m_style.theme.text, Qt::AlignLeft | low);
        text(QRectF(inside.left(), middle, inside.width(), place.bottom() - middle - m_style.pt(1.0)),
             QFontMetricsF(m_style.text()).elidedText(node.detail, Qt::ElideRight, inside.width()), false,
             m_style.theme.text2, Qt::AlignLeft | Qt::AlignVCenter);
    }

    /// On paper: draws the whole title, and below it the whole detail.
    void lines(std::size_t index, const QRectF& place, const QRectF& inside) {
        const GraphNode& node = m_spec.nodes[index];
        const double line = m_style.lineHeight();
        const auto titles = static_cast<double>(m_g.titles[index].size());
        const auto details = static_cast<double>(m_g.details[index].size());
        const double top = place.center().y() - 0.5 * line * (titles + details);
        m_painter.setFont(m_style.text(!node.chip));
        m_painter.setPen(m_style.theme.text);
        drawLines(m_painter, {inside.left(), top, inside.width(), titles * line},
                  node.chip ? Qt::AlignHCenter : Qt::AlignLeft, m_g.titles[index]);
        m_painter.setFont(m_style.text());
        m_painter.setPen(m_style.theme.text2);
        drawLines(m_painter, {inside.left(), top + titles * line, inside.width(), details * line}, Qt::AlignLeft,
                  m_g.details[index]);
    }

    /// Draws the letter in its square; returns the width of the square.
    double badge(const GraphNode& node, const QRectF& inside) {
        const double side = m_style.lineHeight();
        const QRectF square(inside.right() - side, inside.top() + m_style.pt(3.0), side, side);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_style.theme.reference);
        m_painter.drawRoundedRect(square, m_style.pt(2.0), m_style.pt(2.0));
        text(square, node.badge, true, inkOn(m_style.theme.reference), Qt::AlignCenter);
        return side + m_style.pt(2.0);
    }

    void handle() {
        if (m_marks.handle < 0 || m_style.print) {
            return;
        }
        const QPointF at = m_g.handle(static_cast<std::size_t>(m_marks.handle));
        if (m_marks.pull) {
            m_painter.setPen(linePen(m_style.theme.accent, m_style.pt(1.5), Dash::dashed));
            m_painter.drawLine(at, *m_marks.pull);
            const QPointF way = *m_marks.pull - at;
            head(*m_marks.pull, qRadiansToDegrees(std::atan2(-way.y(), way.x())), m_style.pt(6.0),
                 m_style.theme.accent);
        }
        m_painter.setPen(pen(m_style.theme.accent, 1.2));
        m_painter.setBrush(m_style.theme.base);
        m_painter.drawEllipse(at, m_style.pt(4.0), m_style.pt(4.0));
        m_painter.drawLine(at - QPointF(m_style.pt(2.0), 0.0), at + QPointF(m_style.pt(2.0), 0.0));
        m_painter.drawLine(at - QPointF(0.0, m_style.pt(2.0)), at + QPointF(0.0, m_style.pt(2.0)));
    }

    QPainter& m_painter;
    const GraphGeometry& m_g;
    const GraphSpec& m_spec;
    QStringList m_names;  ///< of all nodes, so that shortened texts stay different
    const Style& m_style;
    const GraphMarks& m_marks;
};

}  // namespace

void paintGraph(QPainter& painter, const QRectF& area, const GraphSpec& spec, const Style& style) {
    if (spec.nodes.empty() || area.isEmpty()) {
        return;
    }
    const GraphSpec shown = style.print ? onPaper(spec, area.width(), style) : spec;
    const double rim = style.print ? style.pt(0.5 * kWidestPt) : 0.0;  // half a line width around the boxes
    paintGraph(painter, layoutGraph(shown, area.adjusted(rim, 0, -rim, 0), style), shown, style, {});
}

void paintGraph(QPainter& painter, const GraphGeometry& geometry, const GraphSpec& spec, const Style& style,
                const GraphMarks& marks) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    GraphPainting(painter, geometry, spec, style, marks).paint();
    painter.restore();
}

}  // namespace greyscope::widgets
