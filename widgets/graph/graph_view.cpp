#include "widgets/graph/graph_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace greyscope::widgets {

namespace {

constexpr double kReachPt = 4.0;
constexpr double kHandleReachPt = 7.0;
constexpr double kKeyStep = 0.02;  // share of the drawing by which Ctrl and an arrow key move a box

/// The direction of an arrow key.
QPointF directionOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return {-1.0, 0.0};
        case Qt::Key_Right:
            return {1.0, 0.0};
        case Qt::Key_Up:
            return {0.0, -1.0};
        case Qt::Key_Down:
            return {0.0, 1.0};
        default:
            return {};
    }
}

}  // namespace

GraphView::GraphView(QWidget* parent) : LinkedView(parent) {
    setAccessibleName(tr("Graph"));
}

void GraphView::setSpec(const GraphSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    const auto sameId = [](const GraphNode& a, const GraphNode& b) { return a.id == b.id; };
    const bool sameMarks =
        m_spec.edges.size() == spec.edges.size() &&
        std::equal(m_spec.nodes.begin(), m_spec.nodes.end(), spec.nodes.begin(), spec.nodes.end(), sameId);
    m_spec = spec;
    if (!sameMarks) {
        forgetMarks();
        m_handle = -1;
        m_arrowFrom = -1;
        m_press.reset();
    }
    setAccessibleName(m_spec.title.isEmpty() ? tr("Graph") : m_spec.title);
    setAccessibleDescription(m_spec.subtitle);
    relayout();
}

void GraphView::layOut() {
    m_geometry = layoutGraph(m_spec, QRectF(viewport()->rect()).adjusted(16, 4, -16, -6), drawingStyle(),
                             QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    viewport()->update();
}

void GraphView::relayout() {
    layOut();
    const auto set = [](QScrollBar* bar, double content, double shown) {
        bar->setRange(0, static_cast<int>(std::ceil(std::max(0.0, content - shown - 0.5))));
        bar->setPageStep(std::max(1, static_cast<int>(shown)));
    };
    const QSizeF content = m_geometry.content, shown = m_geometry.area.size();
    set(horizontalScrollBar(), content.width(), shown.width());
    set(verticalScrollBar(), content.height(), shown.height());
}

void GraphView::draw(QPainter& painter, const Style& style) {
    GraphMarks marks;
    marks.lit = lit();
    const Mark cursor = shownCursor();
    marks.node = isNode(cursor.row) ? cursor.row : -1;
    marks.edge = cursor.row >= nodeCount() ? cursor.row - nodeCount() : -1;
    marks.handle = m_handle;
    if (m_press && m_press->arrow && m_press->dragging) {
        marks.handle = m_press->node;
        marks.pull = m_pointer;
        marks.pullOver = nodeAt(m_pointer) == m_press->node ? -1 : nodeAt(m_pointer);
    } else if (m_arrowFrom >= 0) {
        marks.handle = m_arrowFrom;
        if (isNode(cursor.row) && cursor.row != m_arrowFrom) {
            marks.pull = m_geometry.nodes[static_cast<std::size_t>(cursor.row)].center();
            marks.pullOver = cursor.row;
        }
    } else if (m_handle < 0 && marks.node >= 0) {
        marks.handle = marks.node;
    }
    paintGraph(painter, m_geometry, m_spec, style, marks);
}

Mark GraphView::markAt(const QPointF& point) const {
    const GraphHit hit = graphHit(m_geometry, point, drawingStyle().pt(kReachPt));
    return {hit.node >= 0 ? hit.node : hit.edge >= 0 ? nodeCount() + hit.edge : -1, -1};
}

Link GraphView::linkOf(const Mark& mark) const {
    return isNode(mark.row) ? node(mark.row).link : edge(mark.row).link;
}

QString GraphView::tipOf(const Mark& mark) const {
    return isNode(mark.row) ? node(mark.row).tooltip : edge(mark.row).tooltip;
}

QRectF GraphView::placeOf(const Mark& mark) const {
    if (isNode(mark.row)) {
        return m_geometry.nodes[static_cast<std::size_t>(mark.row)];
    }
    const auto index = static_cast<std::size_t>(mark.row - nodeCount());
    const QRectF& label = m_geometry.labels[index];
    return label.isEmpty() ? m_geometry.edges[index].boundingRect() : label;
}

/// The nearest box or label in the direction of the key; distance across that direction counts twice.
Mark GraphView::markBeside(const Mark& from, int key) const {
    const QPointF way = directionOf(key);
    if (from.empty() || way.isNull()) {
        return {m_spec.nodes.empty() ? -1 : key == Qt::Key_End ? valueRows() - 1 : 0, -1};
    }
    const QPointF here = placeOf(from).center();
    Mark best;
    double least = 0.0;
    for (int row = 0; row < valueRows(); ++row) {
        const QPointF away = placeOf({row, -1}).center() - here;
        const double along = QPointF::dotProduct(away, way);
        const double across = std::abs(away.x() * way.y() - away.y() * way.x());
        const bool stops = m_arrowFrom < 0 || isNode(row);  // an arrow can only end at a box
        const double cost = along + 2.0 * across;
        if (stops && row != from.row && along > 1.0 && across <= 2.0 * along && (best.empty() || cost < least)) {
            best = {row, -1};
            least = cost;
        }
    }
    return best;
}

int GraphView::nodeAt(const QPointF& point) const {
    return graphHit(m_geometry, point, 0.0).node;
}

bool GraphView::onHandle(int node, const QPointF& point) const {
    return isNode(node) && QLineF(m_geometry.handle(static_cast<std::size_t>(node)), point).length() <=
                               drawingStyle().pt(kHandleReachPt);
}

/// Escape ends an arrow before it is used as a shortcut.
bool GraphView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_arrowFrom >= 0 &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return LinkedView::event(event);
}

bool GraphView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        m_handle = -1;
    }
    return LinkedView::viewportEvent(event);
}

void GraphView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) {
        return;
    }
    const bool handle = onHandle(m_handle, event->position());
    const int node = handle ? m_handle : nodeAt(event->position());
    m_pointer = event->position();
    if (node < 0) {
        activate(markAt(event->position()));
        return;
    }
    m_press = Press{node, event->position(), m_geometry.nodes[static_cast<std::size_t>(node)].center(),
                    handle || (event->modifiers() & Qt::ShiftModifier), false};
}

void GraphView::mouseMoveEvent(QMouseEvent* event) {
    m_pointer = event->position();
    if (m_press) {
        const QPointF away = m_pointer - m_press->at;
        m_press->dragging = m_press->dragging || away.manhattanLength() >= QApplication::startDragDistance();
        if (m_press->dragging && !m_press->arrow) {
            const auto index = static_cast<std::size_t>(m_press->node);
            const QPointF shares = m_geometry.sharesAt(m_geometry.nodes[index].size(), m_press->centre + away);
            m_spec.nodes[index].x = shares.x();
            m_spec.nodes[index].y = shares.y();
            layOut();
        }
        viewport()->setCursor(m_press->arrow ? Qt::CrossCursor : Qt::ClosedHandCursor);
        viewport()->update();
        return;
    }
    if (!onHandle(m_handle, m_pointer)) {
        const int over = nodeAt(m_pointer);
        if (over != m_handle) {
            m_handle = over;
            viewport()->update();
        }
    }
    LinkedView::mouseMoveEvent(event);
    if (onHandle(m_handle, m_pointer)) {
        viewport()->setCursor(Qt::CrossCursor);
    }
}

void GraphView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_press) {
        return;
    }
    const Press press = *m_press;
    m_press.reset();
    viewport()->setCursor(Qt::ArrowCursor);
    if (!press.dragging) {
        activate({press.node, -1});
    } else if (press.arrow) {
        endArrow(press.node, nodeAt(event->position()));
    } else {
        placeCursor({press.node, -1});
        const GraphNode moved = node(press.node);  // a copy, because a listener sets another spec
        emit nodeMoved(moved.id, moved.x, moved.y);
    }
    viewport()->update();
}

void GraphView::endArrow(int from, int to) {
    m_arrowFrom = -1;
    if (isNode(to) && to != from) {
        emit arrowDrawn(QString(node(from).id), QString(node(to).id));
    }
}

void GraphView::activated(const Mark& mark, const Link& link) {
    if (m_arrowFrom >= 0 && isNode(mark.row)) {
        endArrow(m_arrowFrom, mark.row);
        return;
    }
    LinkedView::activated(mark, link);
}

void GraphView::moveNode(int index, QPointF by) {
    GraphNode& moved = m_spec.nodes[static_cast<std::size_t>(index)];
    moved.x = std::clamp(moved.x + by.x(), 0.0, 1.0);
    moved.y = std::clamp(moved.y + by.y(), 0.0, 1.0);
    layOut();
    const GraphNode copy = moved;
    emit nodeMoved(copy.id, copy.x, copy.y);
}

void GraphView::keyPressEvent(QKeyEvent* event) {
    const int cursor = keyCursor().row;
    const QPointF way = directionOf(event->key());
    if (isNode(cursor) && !way.isNull() && (event->modifiers() & Qt::ControlModifier)) {
        moveNode(cursor, way * kKeyStep);
        return;
    }
    if (isNode(cursor) && event->key() == Qt::Key_T && event->modifiers() == Qt::NoModifier) {
        m_arrowFrom = cursor;
        viewport()->update();
        return;
    }
    if (m_arrowFrom >= 0 && event->key() == Qt::Key_Escape) {
        m_arrowFrom = -1;
        viewport()->update();
        return;
    }
    LinkedView::keyPressEvent(event);
}

void GraphView::focusOutEvent(QFocusEvent* event) {
    m_arrowFrom = -1;
    LinkedView::focusOutEvent(event);
}

QString GraphView::rowName(int row) const {
    if (isNode(row)) {
        return node(row).title;
    }
    return node(edge(row).from).title + QStringLiteral(" → ") + node(edge(row).to).title;
}

QString GraphView::columnName(int column) const {
    return column == 0 ? m_spec.valueTitle : column == 1 ? m_spec.errorTitle : m_spec.detailTitle;
}

QString GraphView::valueText(int row, int column) const {
    if (isNode(row)) {
        return column == 2 ? node(row).detail : QString();
    }
    return column == 0 ? edge(row).text : column == 1 ? edge(row).errorText : QString();
}

QRect GraphView::valueRect(int row, int /*column*/) const {
    return placeOf({row, -1}).toRect();
}

}  // namespace greyscope::widgets
