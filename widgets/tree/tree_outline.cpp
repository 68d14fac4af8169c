#include "widgets/tree/tree_outline.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <vector>

#include "widgets/common/names/fitted_text.h"
#include "widgets/common/theme/swatch.h"
#include "widgets/present/spec/invalid_marks.h"
#include "widgets/present/words/words.h"
#include "widgets/tree/tree_geometry.h"
#include "widgets/tree/tree_painter.h"

namespace greyscope::widgets {

namespace {

// In points.
constexpr double kIndent = 7.0;
constexpr double kColumnGap = 6.0;
constexpr double kRowPad = 2.0;
constexpr double kMarkWidth = 4.0;
constexpr double kShortestStrip = 48.0;
constexpr double kMostTree = 0.45;  // share of the width for the conditions of the leaves

struct Row {
    int node = 0;
    QStringList lines;  ///< the condition of a leaf
    double top = 0.0, height = 0.0;
    int last = -1;  ///< the row of its last child
};

/// The layout of an outline.
class Outline {
public:
    Outline(const TreeSpec& spec, const QRectF& area, const Style& style) : m_spec(spec), m_area(area), m_style(style) {
        measureColumns();
        addRows(0);
        double top = area.top() + headerHeight();
        for (Row& row : m_rows) {
            row.top = top;
            top += row.height;
        }
        m_bottom = top;
    }

    [[nodiscard]] double height() const { return m_bottom - m_area.top() + line() + m_style.pt(3.0); }

    void paint(QPainter& painter) const {
        header(painter);
        for (const Row& row : m_rows) {
            branches(painter, row);
            const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(row.node)];
            node.leaf ? leaf(painter, row, node) : inner(painter, row, node);
        }
        ticks(painter);
    }

private:
    [[nodiscard]] double line() const { return QFontMetricsF(m_style.text(true)).height(); }
    [[nodiscard]] double pt(double points) const { return m_style.pt(points); }
    [[nodiscard]] QPen pen(const QColor& colour, double points) const {
        return {QBrush(colour), m_style.stroke(points), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    }
    [[nodiscard]] double indent(const TreeNode& node) const { return m_area.left() + node.depth * pt(kIndent); }
    [[nodiscard]] double x(double ratio) const {
        return m_strip.left() + DotStripScale{m_spec.low, m_spec.high, m_spec.ratios}.share(ratio) * m_strip.width();
    }

    void measureColumns() {
        const QFontMetricsF plain(m_style.text());
        const QFontMetricsF bold(m_style.text(true));
        double letter = 0.0;
        double mean = bold.horizontalAdvance(Words::tr("Mean"));
        double count = bold.horizontalAdvance(QStringLiteral("n"));
        double spread = bold.horizontalAdvance(Words::tr("sd"));
        double tree = 0.0;
        for (const TreeNode& node : m_spec.nodes) {
            if (node.leaf) {
                letter = std::max(letter, bold.horizontalAdvance(node.title));
                mean = std::max(mean, bold.horizontalAdvance(node.valueText));
                count = std::max(count, bold.horizontalAdvance(node.nText));
                spread = std::max(spread, plain.horizontalAdvance(node.spreadText));
                tree = std::max(tree, indent(node) - m_area.left() + plain.horizontalAdvance(node.edge));
            }
        }
        m_tree = std::min(tree + 1.0, kMostTree * m_area.width());
        m_letter = m_area.left() + m_tree + pt(kColumnGap) + letter;
        m_spread = m_area.right();
        m_count = m_spread - spread - pt(kColumnGap);
        m_mean = m_count - count - pt(kColumnGap);
        const double left = m_letter + pt(kColumnGap + kMarkWidth + kColumnGap);
        m_strip = QRectF(left, 0.0, std::max(pt(kShortestStrip) * 0.5, m_mean - mean - pt(kColumnGap) - left), 0.0);
        // if it is wider than the strip, it begins over the parts before the strip
        m_title = wrapped(m_spec.stripTitle, m_style.text(true), m_strip.right() - m_area.left());
        double widest = 0.0;
        for (const QString& words : m_title) {
            widest = std::max(widest, bold.horizontalAdvance(words));
        }
        m_titleLeft = std::max(m_area.left(), std::min(m_strip.left(), m_strip.right() - widest));
    }

    [[nodiscard]] double headerHeight() const {
        return static_cast<double>(std::max<qsizetype>(1, m_title.size())) * line() + pt(2.0);
    }

    /// Adds a node and its subtree, parents before children.
    void addRows(int index) {
        if (m_spec.nodes.empty()) {
            return;
        }
        const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(index)];
        Row row;
        row.node = index;
        row.lines = node.leaf ? wrapped(node.edge, m_style.text(), m_area.left() + m_tree - indent(node))
                              : wrapped(split(node), m_style.text(true), m_area.right() - indent(node));
        row.height = static_cast<double>(std::max<qsizetype>(1, row.lines.size())) * line() + pt(kRowPad);
        const std::size_t place = m_rows.size();
        m_rows.push_back(row);
        for (std::size_t child = 0; child < m_spec.nodes.size(); ++child) {
            if (m_spec.nodes[child].parent == index) {
                m_rows[place].last = static_cast<int>(m_rows.size());
                addRows(static_cast<int>(child));
            }
        }
    }

    /// The condition that leads to an inner node, and the predictor of its split.
    [[nodiscard]] static QString split(const TreeNode& node) {
        return node.edge.isEmpty() ? node.title : node.edge + QStringLiteral("   ") + node.title;
    }

    void header(QPainter& painter) const {
        painter.setFont(m_style.text(true));
        painter.setPen(m_style.theme.text);
        const double height = headerHeight();
        drawLines(painter, {m_titleLeft, m_area.top(), m_strip.right() - m_titleLeft, height}, Qt::AlignLeft, m_title);
        right(painter, m_mean, m_area.top(), height, Words::tr("Mean"));
        right(painter, m_count, m_area.top(), height, QStringLiteral("n"));
        right(painter, m_spread, m_area.top(), height, Words::tr("sd"));
    }

    void right(QPainter& painter, double edge, double top, double height, const QString& text) const {
        painter.drawText(QRectF(m_area.left(), top, edge - m_area.left(), height),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }

    /// Draws lines from a node down to the rows of its children.
    void branches(QPainter& painter, const Row& row) const {
        if (row.last < 0) {
            return;
        }
        const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(row.node)];
        const double stem = indent(node) + pt(0.3 * kIndent);
        const auto middle = [this](const Row& at) { return at.top + 0.5 * (line() + pt(kRowPad)); };
        painter.setPen(pen(m_style.theme.strongLine, m_style.axisPt));
        painter.drawLine(QPointF(stem, row.top + row.height - pt(0.5 * kRowPad)),
                         QPointF(stem, middle(m_rows[static_cast<std::size_t>(row.last)])));
        for (const Row& child : m_rows) {
            if (m_spec.nodes[static_cast<std::size_t>(child.node)].parent == row.node) {
                painter.drawLine(QPointF(stem, middle(child)), QPointF(stem + pt(0.55 * kIndent), middle(child)));
            }
        }
    }

    void inner(QPainter& painter, const Row& row, const TreeNode& node) const {
        const QRectF place(indent(node), row.top, m_area.right() - indent(node), row.height);
        if (row.lines.size() > 1) {
            painter.setFont(m_style.text(true));
            painter.setPen(m_style.theme.text);
            drawLines(painter, place, Qt::AlignLeft, row.lines);
            return;
        }
        double x = place.left();
        const auto put = [&](const QString& text, bool bold, const QColor& colour) {
            const double width = QFontMetricsF(m_style.text(bold)).horizontalAdvance(text);
            if (text.isEmpty() || x + width > m_area.right()) {
                return;
            }
            painter.setFont(m_style.text(bold));
            painter.setPen(colour);
            drawLines(painter, {x, place.top(), width + 1.0, place.height()}, Qt::AlignLeft, {text});
            x += width + pt(kColumnGap);
        };
        put(node.edge, false, m_style.theme.text2);
        put(node.title, true, m_style.theme.text);
        put(node.detail, false, m_style.theme.text2);
    }

    void leaf(QPainter& painter, const Row& row, const TreeNode& node) const {
        painter.setFont(m_style.text());
        painter.setPen(m_style.theme.text2);
        drawLines(painter, {indent(node), row.top, m_area.left() + m_tree - indent(node), row.height}, Qt::AlignLeft,
                  row.lines);
        painter.setPen(m_style.theme.text);
        right(painter, m_letter, row.top, row.height, node.title);
        painter.setPen(m_style.theme.text2);
        right(painter, m_spread, row.top, row.height, node.spreadText);
        painter.setFont(m_style.text(node.few));
        painter.setPen(node.few ? m_style.theme.look : m_style.theme.text2);
        right(painter, m_count, row.top, row.height, node.nText);
        painter.setFont(m_style.text(true));
        painter.setPen(m_style.theme.text);
        right(painter, m_mean, row.top, row.height, node.valueText);
        strip(painter, row, node);
    }

    void strip(QPainter& painter, const Row& row, const TreeNode& node) const {
        const double y = row.top + 0.5 * row.height;
        const QRectF mark(m_letter + pt(kColumnGap), row.top + pt(1.0), pt(kMarkWidth), row.height - pt(2.0));
        painter.fillRect(mark, ratioColour(m_spec, node.value, m_style.theme));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(pen(m_style.theme.strongLine, m_style.axisPt));
        painter.drawRect(mark);
        if (m_spec.ratios && m_spec.parity >= m_spec.low && m_spec.parity <= m_spec.high) {
            painter.setPen(pen(m_style.theme.reference, m_style.axisPt));
            painter.drawLine(QPointF(x(m_spec.parity), row.top), QPointF(x(m_spec.parity), row.top + row.height));
        }
        if (!node.dots.empty()) {
            const auto [low, high] = std::minmax_element(node.dots.begin(), node.dots.end());
            painter.setPen(pen(m_style.theme.axis, m_style.axisPt));
            painter.drawLine(QPointF(x(*low), y), QPointF(x(*high), y));
        }
        QColor fill = m_style.theme.series[0];
        fill.setAlphaF(0.55F);
        painter.setPen(pen(m_style.theme.series[0], m_style.axisPt));
        painter.setBrush(fill);
        const double radius = 0.5 * pt(m_style.markerPt);
        for (const double dot : node.dots) {
            painter.drawEllipse(QPointF(x(dot), y), radius, radius);
        }
        painter.setPen(pen(m_style.theme.text, kWidestPt));
        painter.drawLine(QPointF(x(node.value), row.top + pt(1.0)),
                         QPointF(x(node.value), row.top + row.height - pt(1.0)));
        for (const double place : invalidPlaces(node, m_spec)) {
            paintInvalidCross(painter, {x(place), y}, m_style);
        }
    }

    void ticks(QPainter& painter) const {
        const QFontMetricsF metrics(m_style.text());
        for (const Tick& tick : stripTicks(m_spec, m_strip.width(), metrics, pt(3.0))) {
            painter.setPen(pen(m_style.theme.axis, m_style.axisPt));
            painter.drawLine(QPointF(x(tick.at), m_bottom), QPointF(x(tick.at), m_bottom + pt(2.0)));
            painter.setFont(m_style.text());
            painter.setPen(m_style.theme.text2);
            const double half = 0.5 * metrics.horizontalAdvance(tick.label) + 1.0;
            painter.drawText(QRectF(x(tick.at) - half, m_bottom + pt(2.0), 2.0 * half, line()),
                             Qt::AlignHCenter | Qt::AlignTop | Qt::TextSingleLine, tick.label);
        }
    }

    const TreeSpec& m_spec;
    QRectF m_area;
    const Style& m_style;
    std::vector<Row> m_rows;
    double m_tree = 0.0;                                                 ///< width of the conditions
    double m_letter = 0.0, m_mean = 0.0, m_count = 0.0, m_spread = 0.0;  ///< right edges
    QRectF m_strip;
    QStringList m_title;
    double m_titleLeft = 0.0;
    double m_bottom = 0.0;
};

}  // namespace

void paintOutline(QPainter& painter, const QRectF& area, const TreeSpec& spec, const Style& style) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Outline(spec, area, style).paint(painter);
    painter.restore();
}

double outlineHeight(const TreeSpec& spec, double width, const Style& style) {
    return Outline(spec, QRectF(0.0, 0.0, width, 0.0), style).height();
}

}  // namespace greyscope::widgets
