#include "widgets/tree/tree_view.h"

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

#include "widgets/tree/tree_painter.h"

namespace greyscope::widgets {

namespace {

constexpr double kLeastZoom = 0.5;
constexpr double kLargestZoom = 4.0;

const TreeNode* nodeOrNull(const TreeSpec& spec, int index) {
    return index >= 0 && index < static_cast<int>(spec.nodes.size()) ? &spec.nodes[static_cast<std::size_t>(index)]
                                                                     : nullptr;
}

/// The node below or above `from` on its level of the tree, or the next leaf.
int neighbour(const TreeSpec& spec, const TreeNode& from, bool down) {
    int best = -1;
    double least = 0.0;
    for (std::size_t i = 0; i < spec.nodes.size(); ++i) {
        const TreeNode& node = spec.nodes[i];
        const double away = down ? node.position - from.position : from.position - node.position;
        const bool peer = from.leaf ? node.leaf : node.depth == from.depth;
        if (peer && away > 1e-9 && (best < 0 || away < least)) {
            best = static_cast<int>(i);
            least = away;
        }
    }
    return best;
}

int firstChild(const TreeSpec& spec, int parent) {
    const auto found = std::find_if(spec.nodes.begin(), spec.nodes.end(),
                                    [parent](const TreeNode& node) { return node.parent == parent; });
    return found == spec.nodes.end() ? -1 : static_cast<int>(found - spec.nodes.begin());
}

}  // namespace

TreeView::TreeView(QWidget* parent) : QAbstractScrollArea(parent) {
    installAccessibleValues();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Tree"));
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Base);
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    }
}

void TreeView::setSpec(const TreeSpec& spec) {
    if (m_spec == spec) {
        return;
    }
    m_spec = spec;
    m_hover = {};
    if (!nodeOrNull(m_spec, m_cursor)) {
        m_cursor = -1;
    }
    setAccessibleName(m_spec.title.isEmpty() ? tr("Tree") : m_spec.title);
    setAccessibleDescription(m_spec.subtitle);
    updateScrollBars();
    showRoot();
    viewport()->update();
}

void TreeView::showRoot() {
    if (!m_spec.nodes.empty()) {
        const TreeGeometry g = geometryNow();
        verticalScrollBar()->setValue(
            static_cast<int>(m_spec.nodes.front().position * g.rowHeight - 0.5 * g.body.height()));
        horizontalScrollBar()->setValue(0);
    }
}

void TreeView::setHighlight(Highlight* highlight) {
    if (m_highlight) {
        m_highlight->disconnect(this);
    }
    m_highlight = highlight;
    if (m_highlight) {
        connect(m_highlight, &Highlight::changed, this, [this] { viewport()->update(); });
    }
}

Style TreeView::style() const {
    Style style = Style::screen(Theme::of(palette()));
    style.px *= m_zoom;
    return style;
}

QRectF TreeView::drawingArea() const {
    return QRectF(viewport()->rect()).adjusted(4, 2, -2, -2);
}

TreeGeometry TreeView::geometryNow() const {
    return layoutTree(m_spec, drawingArea(), style(),
                      QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
}

void TreeView::updateScrollBars() {
    const TreeGeometry g = layoutTree(m_spec, drawingArea(), style());
    const auto set = [](QScrollBar* bar, double content, double shown) {
        bar->setRange(0, static_cast<int>(std::ceil(std::max(0.0, content - shown - 0.5))));
        bar->setPageStep(std::max(1, static_cast<int>(shown)));
        bar->setSingleStep(24);
    };
    set(horizontalScrollBar(), g.content.width(), g.treePart.width());
    set(verticalScrollBar(), g.content.height(), g.treePart.height());
}

void TreeView::setZoom(double zoom, const QPointF& about) {
    const double wanted = std::clamp(zoom, kLeastZoom, kLargestZoom);
    if (wanted == m_zoom) {
        return;
    }
    const TreeGeometry before = geometryNow();
    const double x = (before.offset.x() + about.x() - before.treePart.left()) / before.content.width();
    const double y = (before.offset.y() + about.y() - before.body.top()) / before.content.height();
    m_zoom = wanted;
    updateScrollBars();
    const TreeGeometry after = geometryNow();
    horizontalScrollBar()->setValue(
        static_cast<int>(std::lround(x * after.content.width() - (about.x() - after.treePart.left()))));
    verticalScrollBar()->setValue(
        static_cast<int>(std::lround(y * after.content.height() - (about.y() - after.body.top()))));
    viewport()->update();
}

void TreeView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(viewport());
    const Style style = this->style();
    painter.fillRect(viewport()->rect(), style.theme.base);
    if (m_spec.nodes.empty()) {
        return;
    }
    const TreeMarks marks{m_highlight ? m_highlight->lit() : Targets{}, hasFocus() ? m_cursor : -1};
    paintTree(painter, geometryNow(), m_spec, style, marks);
}

void TreeView::resizeEvent(QResizeEvent* /*event*/) {
    updateScrollBars();
}

TreeHit TreeView::hitAt(const QPointF& point) const {
    return treeHit(m_spec, geometryNow(), point, style().pt(5.0));
}

Link TreeView::linkAt(const TreeHit& hit) const {
    const TreeNode* node = nodeOrNull(m_spec, hit.node);
    if (!node) {
        return {};
    }
    const auto dot = static_cast<std::size_t>(hit.dot);
    return hit.dot >= 0 && dot < node->dotLinks.size() ? node->dotLinks[dot] : node->link;
}

bool TreeView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave && m_highlight) {
        m_hover = {};
        m_highlight->hover({});
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const TreeHit hit = hitAt(help->pos());
        const TreeNode* node = nodeOrNull(m_spec, hit.node);
        const auto dot = static_cast<std::size_t>(hit.dot);
        const bool onDot = node && hit.dot >= 0 && dot < node->dotTexts.size();
        QToolTip::showText(help->globalPos(), node ? (onDot ? node->dotTexts[dot] : node->tooltip) : QString(), this);
        return true;
    }
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        viewport()->update();
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void TreeView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_press = Press{event->position(), {horizontalScrollBar()->value(), verticalScrollBar()->value()}, false};
    }
}

void TreeView::mouseMoveEvent(QMouseEvent* event) {
    if (m_press && (event->buttons() & Qt::LeftButton)) {
        const QPointF away = event->position() - m_press->at;
        m_press->dragging = m_press->dragging || away.manhattanLength() >= QApplication::startDragDistance();
        if (m_press->dragging) {
            viewport()->setCursor(Qt::ClosedHandCursor);
            horizontalScrollBar()->setValue(m_press->scroll.x() - static_cast<int>(away.x()));
            verticalScrollBar()->setValue(m_press->scroll.y() - static_cast<int>(away.y()));
        }
        return;
    }
    const TreeHit hit = hitAt(event->position());
    if (hit != m_hover) {
        m_hover = hit;
        viewport()->setCursor(hit.node >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
        if (m_highlight) {
            m_highlight->hover(linkAt(hit).lights);
        }
    }
}

void TreeView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_press) {
        return;
    }
    const bool dragged = m_press->dragging;
    m_press.reset();
    viewport()->unsetCursor();
    const TreeHit hit = hitAt(event->position());
    if (!dragged && hit.node >= 0) {
        m_cursor = hit.node;
        activate(linkAt(hit));
    }
}

void TreeView::mouseDoubleClickEvent(QMouseEvent* event) {
    setZoom(1.0, event->position());
}

void TreeView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(m_zoom * std::pow(1.1, event->angleDelta().y() / 120.0), event->position());
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

int TreeView::next(int node, int key) const {
    const TreeNode* from = nodeOrNull(m_spec, node);
    if (!from) {
        return m_spec.nodes.empty() ? -1 : 0;
    }
    switch (key) {
        case Qt::Key_Left:
            return from->parent;
        case Qt::Key_Right:
            return firstChild(m_spec, node);
        case Qt::Key_Up:
        case Qt::Key_Down:
            return neighbour(m_spec, *from, key == Qt::Key_Down);
        default:
            return 0;
    }
}

void TreeView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
            moveCursor(next(m_cursor, event->key()));
            return;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (m_cursor >= 0) {
                activate(linkAt({m_cursor, -1}));
                return;
            }
            break;
        case Qt::Key_Escape:
            if (m_highlight) {
                m_highlight->clear();
            }
            break;
        default:
            break;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

QString TreeView::rowName(int row) const {
    const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(row)];
    return node.leaf ? tr("Leaf %1").arg(node.title) : node.title;
}

QString TreeView::columnName(int column) const {
    const QString names[] = {tr("Condition"), tr("Mean"), tr("Cells"), tr("Standard deviation")};
    return names[column];
}

QString TreeView::valueText(int row, int column) const {
    const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(row)];
    const QString texts[] = {node.edge, node.valueText, node.nText, node.spreadText};
    return texts[column];
}

QRect TreeView::valueRect(int row, int column) const {
    const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(row)];
    const TreeGeometry g = geometryNow();
    if (!node.leaf) {
        return g.box(node).toRect();
    }
    const double right[] = {g.stripRight, g.meanRight, g.countRight, g.spreadRight};
    const double left[] = {g.markLeft, g.letterRight, g.meanRight, g.countRight};
    const QRectF whole = g.row(node);
    return QRectF(left[column], whole.top(), right[column] - left[column], whole.height()).toRect();
}

void TreeView::focusOutEvent(QFocusEvent* event) {
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void TreeView::moveCursor(int node) {
    if (!nodeOrNull(m_spec, node)) {
        return;
    }
    m_cursor = node;
    ensureVisible(node);
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(node * valueColumns());
    QAccessible::updateAccessibility(&focus);
    if (m_highlight) {
        m_highlight->hover(linkAt({node, -1}).lights);
    }
    viewport()->update();
}

void TreeView::ensureVisible(int index) {
    const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(index)];
    const TreeGeometry g = geometryNow();
    const QRectF place = node.leaf ? g.row(node) : g.box(node);
    const auto shift = [](QScrollBar* bar, double low, double high, double from, double to) {
        if (low < from) {
            bar->setValue(bar->value() - static_cast<int>(std::ceil(from - low)));
        } else if (high > to) {
            bar->setValue(bar->value() + static_cast<int>(std::ceil(high - to)));
        }
    };
    shift(verticalScrollBar(), place.top(), place.bottom(), g.body.top(), g.body.bottom());
    if (!node.leaf) {
        shift(horizontalScrollBar(), place.left(), place.right(), g.treePart.left(), g.treePart.right());
    }
}

void TreeView::activate(const Link& link) {
    if (link.empty()) {
        return;
    }
    if (m_highlight) {
        m_highlight->choose(link.lights);
    }
    emit linkActivated(link);
}

}  // namespace greyscope::widgets
