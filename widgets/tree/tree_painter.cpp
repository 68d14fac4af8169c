#include "widgets/tree/tree_painter.h"

#include <QFontMetricsF>
#include <QLinearGradient>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/tree/tree_fold.h"
#include "widgets/present/words/words.h"
#include "widgets/tree/tree_outline.h"

namespace greyscope::widgets {

namespace {

class Saved {
public:
    explicit Saved(QPainter& painter) : m_painter(painter) { m_painter.save(); }
    ~Saved() { m_painter.restore(); }
    Saved(const Saved&) = delete;
    Saved& operator=(const Saved&) = delete;

private:
    QPainter& m_painter;
};

/// Draws one tree.
class TreePainting {
public:
    TreePainting(QPainter& painter, const TreeGeometry& geometry, const TreeSpec& spec, const Style& style,
                 const TreeMarks& marks)
        : m_painter(painter), m_g(geometry), m_spec(spec), m_style(style), m_marks(marks) {
        for (const TreeNode& node : spec.nodes) {
            m_lit.push_back(!style.print && touches(node.link.is, marks.lit));
            m_titles << node.title;
            m_edges << node.edge;
        }
    }

    void paint() {
        header();
        stripGrid();
        {
            const Saved saved(m_painter);
            m_painter.setClipRect(m_g.body, Qt::IntersectClip);
            litRows();
            rows();
        }
        {
            const Saved saved(m_painter);
            if (!m_style.print) {  // nothing is scrolled on paper, and a condition may be beside the heading
                // Only the condition of a first leaf with a low row may be beside the heading.
                const double above = m_g.offset.y() < 1.0 ? m_g.header.height() : 0.0;
                m_painter.setClipRect(m_g.treePart.adjusted(-m_style.pt(3.0), -above, 0, 0), Qt::IntersectClip);
            }
            elbows(false);
            elbows(true);
            for (std::size_t i = 0; i < m_spec.nodes.size(); ++i) {
                if (!m_spec.nodes[i].leaf) {
                    box(i);
                }
            }
            foldButtons(false);
        }
        fade(m_g.treePart.left(), 1.0, m_g.offset.x());
        fade(m_g.markLeft, -1.0, m_g.content.width() - m_g.treePart.width() - m_g.offset.x());
        const Saved saved(m_painter);
        m_painter.setClipRect(m_g.body, Qt::IntersectClip);
        foldButtons(true);
    }

private:
    /// Fades out the content that is scrolled beyond `edge`, so that it does not look like a box that ends there.
    void fade(double edge, double inwards, double hidden) {
        if (hidden <= 0.5 || m_style.print) {
            return;
        }
        const double depth = inwards * m_style.pt(18.0);
        QLinearGradient gradient(edge, 0.0, edge + depth, 0.0);
        QColor base = m_style.theme.base;
        gradient.setColorAt(0.0, base);
        gradient.setColorAt(0.3, base);
        base.setAlpha(0);
        gradient.setColorAt(1.0, base);
        m_painter.fillRect(
            QRectF(QPointF(edge, m_g.treePart.top()), QPointF(edge + depth, m_g.treePart.bottom())).normalized(),
            gradient);
    }

    [[nodiscard]] QPen pen(const QColor& colour, double points) const {
        return {QBrush(colour), m_style.stroke(points), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    }

    [[nodiscard]] QString elided(const QString& text, const QFont& font, double width, Qt::TextElideMode mode) const {
        return QFontMetricsF(font).elidedText(text, mode, width + 1.0);
    }

    void rightText(double right, const QRectF& row, const QString& text) {
        m_painter.drawText(QRectF(right - m_g.area.width(), row.top(), m_g.area.width(), row.height()),
                           Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    void header() {
        m_painter.setFont(m_style.text(true));
        m_painter.setPen(m_style.theme.text);
        // The letters beside the strip have no separate heading.
        const QRectF room(QPointF(m_g.stripLeft, m_g.header.top()), QPointF(m_g.letterRight, m_g.header.bottom()));
        const QString title = elided(m_spec.stripTitle, m_style.text(true), room.width(), Qt::ElideRight);
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, title);
        rightText(m_g.meanRight, m_g.header, Words::tr("Mean"));
        rightText(m_g.countRight, m_g.header, QStringLiteral("n"));
        rightText(m_g.spreadRight, m_g.header, Words::tr("sd"));
    }

    void stripGrid() {
        const QFontMetricsF metrics(m_style.text(true));
        for (const Tick& tick : stripTicks(m_spec, m_g.stripRight - m_g.stripLeft, metrics, m_style.pt(4.0))) {
            const double x = m_g.stripX(tick.at);
            const bool parity = m_spec.ratios && std::abs(tick.at - m_spec.parity) < 1e-9;
            if (m_style.gridLines && !parity) {
                m_painter.setPen(pen(m_style.theme.grid, m_style.axisPt));
                m_painter.drawLine(QPointF(x, m_g.body.top()), QPointF(x, m_g.body.bottom()));
            }
            m_painter.setFont(m_style.text(parity));
            m_painter.setPen(parity ? m_style.theme.text : m_style.theme.text2);
            const double half = 0.5 * metrics.horizontalAdvance(tick.label) + 1.0;
            m_painter.drawText(QRectF(x - half, m_g.footer.top(), 2.0 * half, m_g.footer.height()),
                               Qt::AlignHCenter | Qt::AlignVCenter | Qt::TextSingleLine, tick.label);
        }
    }

    void parityLine() {
        if (m_spec.ratios && m_spec.parity >= m_spec.low && m_spec.parity <= m_spec.high) {
            const double x = m_g.stripX(m_spec.parity);
            m_painter.setPen(pen(m_style.theme.reference, m_style.linePt));
            m_painter.drawLine(QPointF(x, m_g.body.top()), QPointF(x, m_g.body.bottom()));
        }
    }

    [[nodiscard]] bool visible(const TreeNode& leaf) const {
        return m_g.row(leaf).intersects(m_g.body) && inSight(m_painter, rowInFull(leaf));
    }

    /// The row of a leaf over the full width, including its strip and numbers.
    [[nodiscard]] QRectF rowInFull(const TreeNode& leaf) const {
        const QRectF row = m_g.row(leaf);
        return {m_g.area.left(), row.top() - 2.0, m_g.area.width(), row.height() + 4.0};
    }

    void litRows() {
        for (std::size_t i = 0; i < m_spec.nodes.size(); ++i) {
            if (m_spec.nodes[i].leaf && m_lit[i]) {
                m_painter.fillRect(m_g.row(m_spec.nodes[i]), m_style.theme.linkSoft);
            }
        }
    }

    void rows() {
        parityLine();
        for (std::size_t i = 0; i < m_spec.nodes.size(); ++i) {
            const TreeNode& node = m_spec.nodes[i];
            if (node.leaf && visible(node)) {
                leafMark(i);
                strip(node);
                columns(i);
            }
        }
    }

    void leafMark(std::size_t index) {
        const TreeNode& leaf = m_spec.nodes[index];
        const bool focused = m_marks.cursor == static_cast<int>(index);
        m_painter.setPen(focused ? pen(m_style.theme.accent, 2.0)
                                 : pen(m_lit[index] ? m_style.theme.look : m_style.theme.strongLine, m_style.axisPt));
        m_painter.setBrush(ratioColour(m_spec, leaf.value, m_style.theme));
        m_painter.drawRoundedRect(m_g.mark(leaf), m_style.pt(1.5), m_style.pt(1.5));
    }

    void strip(const TreeNode& leaf) {
        const double y = m_g.rowCentre(leaf.position);
        if (!leaf.dots.empty()) {
            const auto [low, high] = std::minmax_element(leaf.dots.begin(), leaf.dots.end());
            m_painter.setPen(pen(m_style.theme.axis, m_style.axisPt));
            m_painter.drawLine(QPointF(m_g.stripX(*low), y), QPointF(m_g.stripX(*high), y));
        }
        QColor fill = m_style.theme.series[0];
        fill.setAlphaF(0.55F);
        const double radius = dotRadius();
        for (std::size_t d = 0; d < leaf.dots.size(); ++d) {
            const bool lit = !m_style.print && d < leaf.dotLinks.size() && touches(leaf.dotLinks[d].is, m_marks.lit);
            m_painter.setPen(pen(lit ? m_style.theme.text : m_style.theme.series[0], lit ? 1.5 : m_style.axisPt));
            m_painter.setBrush(lit ? m_style.theme.link : fill);
            const double r = lit ? radius * 1.25 : radius;
            m_painter.drawEllipse(m_g.dot(leaf, d), r, r);
        }
        const double half = std::min(m_style.pt(8.0), m_g.rowHeight * 0.42);
        const double x = m_g.stripX(leaf.value);
        m_painter.setPen(pen(m_style.theme.text, 2.0));
        m_painter.drawLine(QPointF(x, y - half), QPointF(x, y + half));
        for (const double place : invalidPlaces(leaf, m_spec)) {
            paintInvalidCross(m_painter, {m_g.stripX(place), y}, m_style);
        }
    }

    [[nodiscard]] double dotRadius() const {
        return std::min(m_style.pt(m_style.markerPt) * 0.62, m_g.rowHeight * 0.25);
    }

    void columns(std::size_t index) {
        const TreeNode& leaf = m_spec.nodes[index];
        const QRectF row = m_g.row(leaf);
        m_painter.setFont(m_style.text());
        m_painter.setPen(m_style.theme.text2);
        rightText(m_g.letterRight, row, leaf.title);
        rightText(m_g.spreadRight, row, leaf.spreadText);
        m_painter.setFont(m_style.text(leaf.few));
        m_painter.setPen(leaf.few ? m_style.theme.look : m_style.theme.text2);
        rightText(m_g.countRight, row, leaf.nText);
        m_painter.setFont(m_style.text(true));
        m_painter.setPen(m_style.theme.text);
        rightText(m_g.meanRight, row, leaf.valueText);
    }

    void elbows(bool lit) {
        for (std::size_t i = 0; i < m_spec.nodes.size(); ++i) {
            const TreeNode& node = m_spec.nodes[i];
            const bool onPath = node.parent >= 0 && m_lit[i] && m_lit[static_cast<std::size_t>(node.parent)];
            const QPolygonF line = m_g.elbow(m_spec, node);
            if (onPath != lit || line.isEmpty() ||
                !line.boundingRect().adjusted(-1, -20, 1, 20).intersects(m_g.treePart) ||
                !inSight(m_painter, line.boundingRect().adjusted(-4, -22, 4, 8))) {
                continue;
            }
            if (lit) {
                m_painter.setPen(pen(m_style.theme.link, 5.0));
                m_painter.drawPolyline(line);
            }
            m_painter.setPen(lit ? pen(m_style.theme.text, 2.0) : pen(m_style.theme.strongLine, m_style.linePt));
            m_painter.drawPolyline(line);
            edgeLabel(node, lit);
        }
    }

    void edgeLabel(const TreeNode& node, bool lit) {
        const QRectF place = m_g.edgeLabel(m_spec, node);
        const QFont font = m_style.text(lit);
        m_painter.setFont(font);
        m_painter.setPen(lit ? m_style.theme.text : m_style.theme.text2);
        m_painter.drawText(place.adjusted(0, 0, m_style.pt(2.0), -m_style.pt(lit ? 2.5 : 1.0)),
                           Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine | Qt::TextDontClip,
                           fittedName(node.edge, m_edges, font, place.width()));
    }

    void box(std::size_t index) {
        const TreeNode& node = m_spec.nodes[index];
        const QRectF frame = m_g.box(node);
        if (!frame.intersects(m_g.treePart) || !inSight(m_painter, frame.adjusted(-4, -4, 4, 4))) {
            return;
        }
        const bool lit = m_lit[index];
        m_painter.setPen(lit ? pen(m_style.theme.look, 1.5) : pen(m_style.theme.strongLine, m_style.axisPt));
        m_painter.setBrush(lit ? m_style.theme.linkSoft : m_style.theme.base);
        m_painter.drawRoundedRect(frame, m_style.pt(3.0), m_style.pt(3.0));
        if (m_marks.cursor == static_cast<int>(index)) {
            m_painter.setPen(pen(m_style.theme.accent, 1.5));
            m_painter.setBrush(Qt::NoBrush);
            const double out = m_style.pt(2.0);
            m_painter.drawRoundedRect(frame.adjusted(-out, -out, out, out), m_style.pt(4.0), m_style.pt(4.0));
        }
        const QRectF inside = frame.adjusted(m_style.pt(7.0), 0, -m_style.pt(5.0), 0);
        const double middle = frame.center().y();
        m_painter.setFont(m_style.text(true));
        m_painter.setPen(m_style.theme.text);
        m_painter.drawText(QRectF(inside.left(), frame.top(), inside.width(), middle - frame.top() + m_style.pt(1.0)),
                           Qt::AlignLeft | Qt::AlignBottom | Qt::TextSingleLine | Qt::TextDontClip,
                           fittedName(node.title, m_titles, m_style.text(true), inside.width()));
        m_painter.setFont(m_style.text());
        m_painter.setPen(m_style.theme.text2);
        m_painter.drawText(QRectF(inside.left(), middle, inside.width(), frame.bottom() - middle),
                           Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                           elided(node.detail, m_style.text(), inside.width(), Qt::ElideRight));
    }

    /// Whether a node shows its button: in a small tree only while it is pointed at.
    [[nodiscard]] bool hasButton(std::size_t index) const {
        constexpr int kSmallTree = 12;
        const TreeNode& node = m_spec.nodes[index];
        return !m_style.print && (node.hidden > 0 || (!node.leaf && (m_spec.leafCount > kSmallTree ||
                                                                     m_marks.cursor == static_cast<int>(index) ||
                                                                     m_marks.hovered == static_cast<int>(index))));
    }

    void foldButtons(bool ofRows) {
        for (std::size_t i = 0; i < m_spec.nodes.size(); ++i) {
            const bool here = m_spec.nodes[i].leaf == ofRows && hasButton(i);
            const QRectF place = here ? m_g.foldButton(m_spec.nodes[i]) : QRectF();
            if (place.isNull() || !place.intersects(m_g.body)) {
                continue;
            }
            m_painter.setPen(pen(m_style.theme.axis, m_style.axisPt));
            m_painter.setBrush(m_style.theme.base);
            m_painter.drawEllipse(place);
            m_painter.setPen(pen(m_style.theme.text2, 1.0));
            const double arm = 0.27 * place.width();
            const QPointF c = place.center();
            m_painter.drawLine(c - QPointF(arm, 0.0), c + QPointF(arm, 0.0));
            if (m_spec.nodes[i].hidden > 0) {
                m_painter.drawLine(c - QPointF(0.0, arm), c + QPointF(0.0, arm));
            }
        }
    }

    QPainter& m_painter;
    const TreeGeometry& m_g;
    const TreeSpec& m_spec;
    const Style& m_style;
    const TreeMarks& m_marks;
    std::vector<bool> m_lit;
    QStringList m_titles, m_edges;  ///< of all nodes, so that shortened texts stay different
};

double neededHeight(const TreeSpec& spec, double width, const Style& style) {
    return standsAcross(spec, width, style) ? treeHeight(spec, style, true) : outlineHeight(spec, width, style);
}

/// The number of rows of a tree whose inner nodes at this depth are folded.
double rowsAt(const TreeSpec& spec, int depth) {
    return static_cast<double>(std::count_if(spec.nodes.begin(), spec.nodes.end(), [depth](const TreeNode& node) {
        return node.depth == depth || (node.leaf && node.depth < depth);
    }));
}

/// On paper folds the deepest subtrees into rows until all rows fit.
TreeSpec foldedToFit(const TreeSpec& spec, const QSizeF& size, const Style& style) {
    if (!style.print) {
        return spec;
    }
    const double room = size.height() + 0.5;
    for (int depth = spec.depth; depth > 1; --depth) {
        if (rowsAt(spec, depth) * style.lineHeight() > room) {
            continue;  // a row is at least one line high, so its texts need not be measured
        }
        TreeSpec shown = folded(spec, innerNodesAt(spec, depth));
        if (neededHeight(shown, size.width(), style) <= room) {
            return shown;
        }
    }
    return folded(spec, innerNodesAt(spec, 1));
}

}  // namespace

QColor ratioColour(const TreeSpec& spec, double ratio, const Theme& theme) {
    if (!spec.ratios) {
        return theme.onScale(DotStripScale{spec.low, spec.high, false}.share(ratio));
    }
    const double span = std::log2(spec.colourRatio);
    const double t = ratio > 0.0 ? 0.5 + 0.5 * std::log2(ratio) / span : 0.0;
    return theme.onTwoEnds(t);
}

void paintTree(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style) {
    if (spec.nodes.empty() || area.isEmpty()) {
        return;
    }
    const TreeSpec shown = foldedToFit(spec, area.size(), style);
    if (style.print && !standsAcross(shown, area.width(), style)) {
        paintOutline(painter, area, shown, style);
    } else {
        paintTree(painter, layoutTree(shown, area, style), shown, style, {});
    }
}

PaperHeight paperHeight(const TreeSpec& spec, const PaperRoom& room, const Style& style) {
    const QSizeF sheet(room.width, room.tallest);
    const TreeSpec shown = foldedToFit(spec, sheet, style);
    const double all = neededHeight(shown, room.width, style);
    const double usual = standsAcross(shown, room.width, style) ? treeHeight(shown, style, false) : all;
    const double least = neededHeight(folded(spec, innerNodesAt(spec, 1)), room.width, style);
    return {std::min(least, all), std::clamp(usual, std::min(all, room.tallest), room.tallest)};
}

void paintTree(QPainter& painter, const TreeGeometry& geometry, const TreeSpec& spec, const Style& style,
               const TreeMarks& marks) {
    const Saved saved(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    TreePainting(painter, geometry, spec, style, marks).paint();
}

}  // namespace greyscope::widgets
