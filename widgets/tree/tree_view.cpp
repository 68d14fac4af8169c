#include "widgets/tree/tree_view.h"

#include <QAction>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/tree/tree_painter.h"

namespace greyscope::widgets {

namespace {

constexpr double kLeastZoom = 0.5;
constexpr double kLargestZoom = 4.0;

const TreeNode* nodeOrNull(const TreeSpec& spec, int index) {
    return index >= 0 && index < static_cast<int>(spec.nodes.size()) ? &spec.nodes[static_cast<std::size_t>(index)]
                                                                     : nullptr;
}

int placeOfId(const TreeSpec& spec, int id) {
    const auto found =
        std::find_if(spec.nodes.begin(), spec.nodes.end(), [id](const TreeNode& node) { return node.id == id; });
    return found == spec.nodes.end() ? -1 : static_cast<int>(found - spec.nodes.begin());
}

}  // namespace

TreeView::TreeView(QWidget* parent) : LinkedView(parent) {
    setAccessibleName(tr("Tree"));
    addAction(tr("Show the whole tree"), this, &TreeView::showWhole);
}

void TreeView::setSpec(const TreeSpec& spec) {
    if (m_whole == spec) {
        return;
    }
    m_whole = spec;
    m_folded.clear();  // the ids were those of another tree
    m_spec = m_whole;
    const Mark before = keyCursor();
    forgetMarks();
    m_pointed = -1;
    if (nodeOrNull(m_spec, before.row)) {
        placeCursor({before.row, -1});
    }
    setAccessibleName(m_spec.title.isEmpty() ? tr("Tree") : m_spec.title);
    setAccessibleDescription(m_spec.subtitle);
    relayout();
    showRoot();
    viewport()->update();
}

void TreeView::setFolded(std::set<int> ids) {
    if (ids == m_folded) {
        return;
    }
    const TreeNode* at = nodeOrNull(m_spec, keyCursor().row);
    const int cursorId = at ? at->id : -1;
    m_folded = std::move(ids);
    m_spec = folded(m_whole, m_folded);
    forgetMarks();
    m_pointed = -1;
    placeCursor({placeOfId(m_spec, cursorId), -1});
    relayout();
    viewport()->update();
}

void TreeView::toggle(int node) {
    const TreeNode* at = nodeOrNull(m_spec, node);
    if (!at || (at->leaf && at->hidden == 0)) {
        return;
    }
    std::set<int> ids = m_folded;
    if (ids.erase(at->id) == 0) {
        ids.insert(at->id);
    }
    setFolded(std::move(ids));
}

void TreeView::showNode(int id) {
    std::set<int> ids = m_folded;
    const TreeNode* node = nodeOrNull(m_whole, placeOfId(m_whole, id));
    while (node && (node = nodeOrNull(m_whole, node->parent))) {
        ids.erase(node->id);
    }
    setFolded(std::move(ids));
    if (const int place = placeOfId(m_spec, id); place >= 0) {
        moveCursor({place, -1});
    }
}

void TreeView::zoomBy(double factor) {
    setZoom(m_zoom * factor, drawingArea().center());
}

void TreeView::showWhole() {
    setZoom(1.0, drawingArea().center());
    showRoot();
}

void TreeView::showRoot() {
    if (!m_spec.nodes.empty()) {
        const TreeGeometry g = geometryNow();
        verticalScrollBar()->setValue(
            static_cast<int>(m_spec.nodes.front().position * g.rowHeight - 0.5 * g.body.height()));
        horizontalScrollBar()->setValue(0);
    }
}

Style TreeView::drawingStyle() const {
    Style style = LinkedView::drawingStyle();
    style.px *= m_zoom;
    return style;
}

QRectF TreeView::drawingArea() const {
    return QRectF(viewport()->rect()).adjusted(4, 2, -2, -2);
}

TreeGeometry TreeView::geometryNow() const {
    TreeGeometry g = m_layout;
    g.offset = g.clamped(QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value()));
    return g;
}

void TreeView::relayout() {
    // Measured once, because measuring the texts of hundreds of nodes with every mouse move takes longer than drawing
    // them.
    m_layout = layoutTree(m_spec, drawingArea(), drawingStyle());
    const TreeGeometry& g = m_layout;
    const auto set = [](QScrollBar* bar, double content, double shown) {
        bar->setRange(0, static_cast<int>(std::ceil(std::max(0.0, content - shown - 0.5))));
        bar->setPageStep(std::max(1, static_cast<int>(shown)));
    };
    set(horizontalScrollBar(), g.content.width(), g.treePart.width());
    set(verticalScrollBar(), g.content.height(), g.treePart.height());
}

void TreeView::setZoom(double zoom, const QPointF& about) {
    const double wanted = std::clamp(zoom, kLeastZoom, kLargestZoom);
    if (wanted == m_zoom) {
        return;
    }
    const QPointF share = geometryNow().shareAt(about);
    m_zoom = wanted;
    relayout();
    const QPoint offset = geometryNow().offsetWith(share, about).toPoint();
    horizontalScrollBar()->setValue(offset.x());
    verticalScrollBar()->setValue(offset.y());
    viewport()->update();
}

void TreeView::draw(QPainter& painter, const Style& style) {
    if (!m_spec.nodes.empty()) {
        paintTree(painter, geometryNow(), m_spec, style, {lit(), shownCursor().row, m_pointed});
    }
}

QRegion TreeView::placesWhere(const std::function<bool(const Targets&)>& lightChanges) const {
    QRegion region;
    const TreeGeometry g = geometryNow();
    const auto one = [&](const Link& link) { return lightChanges(link.is); };
    for (const TreeNode& node : m_spec.nodes) {
        const QRect place = placeInFull(node, g);
        if (place.intersects(viewport()->rect()) &&
            (one(node.link) || std::any_of(node.dotLinks.begin(), node.dotLinks.end(), one))) {
            region += place;
        }
    }
    return region;
}

QRect TreeView::placeInFull(const TreeNode& node, const TreeGeometry& g) const {
    const QRectF row = g.row(node);
    const QRectF place = node.leaf ? QRectF(0, row.top(), viewport()->width(), row.height()) : g.box(node);
    const QRectF way = g.elbow(m_spec, node).boundingRect();
    return place.united(way.isNull() ? place : way).toAlignedRect().adjusted(-8, -22, 8, 8);
}

Mark TreeView::markAt(const QPointF& point) const {
    const TreeHit hit = treeHit(m_spec, geometryNow(), point, drawingStyle().pt(5.0));
    return {hit.node, hit.dot};
}

Link TreeView::linkOf(const Mark& mark) const {
    const TreeNode* node = nodeOrNull(m_spec, mark.row);
    if (!node) {
        return {};
    }
    const auto dot = static_cast<std::size_t>(mark.column);
    return mark.column >= 0 && dot < node->dotLinks.size() ? node->dotLinks[dot] : node->link;
}

QString TreeView::tipOf(const Mark& mark) const {
    const TreeNode* node = nodeOrNull(m_spec, mark.row);
    if (!node) {
        return {};
    }
    const auto dot = static_cast<std::size_t>(mark.column);
    return mark.column >= 0 && dot < node->dotTexts.size() ? node->dotTexts[dot] : node->tooltip;
}

void TreeView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        m_drag.press(event->position());
    }
}

void TreeView::mouseMoveEvent(QMouseEvent* event) {
    if (m_drag.pressed() && event->buttons().testFlag(Qt::LeftButton)) {
        m_drag.move(event->position());
        return;
    }
    if (const int pointed = markAt(event->position()).row; pointed != m_pointed) {
        for (const int index : {std::exchange(m_pointed, pointed), pointed}) {
            if (const TreeNode* node = nodeOrNull(m_spec, index)) {
                viewport()->update(placeInFull(*node, geometryNow()));
            }
        }
    }
    LinkedView::mouseMoveEvent(event);
}

void TreeView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_drag.release()) {
        return;
    }
    const TreeHit hit = treeHit(m_spec, geometryNow(), event->position(), drawingStyle().pt(5.0));
    if (hit.fold) {
        toggle(hit.node);
    } else {
        activate({hit.node, hit.dot});
    }
}

void TreeView::mouseDoubleClickEvent(QMouseEvent* event) {
    const TreeHit hit = treeHit(m_spec, geometryNow(), event->position(), 0.0);
    const TreeNode* node = nodeOrNull(m_spec, hit.node);
    if (hit.fold) {
        return;  // the first click already did it
    }
    if (node && (!node->leaf || node->hidden > 0)) {
        toggle(placeOfId(m_spec, node->id));
    } else if (!node) {
        setZoom(1.0, event->position());
    }
}

void TreeView::keyPressEvent(QKeyEvent* event) {
    const TreeNode* node = nodeOrNull(m_spec, keyCursor().row);
    const bool fold = event->key() == Qt::Key_Minus && node && !node->leaf;
    const bool unfold = event->key() == Qt::Key_Plus && node && node->hidden > 0;
    if (fold || unfold) {
        toggle(keyCursor().row);
    } else {
        LinkedView::keyPressEvent(event);
    }
}

void TreeView::wheelEvent(QWheelEvent* event) {
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(m_zoom * std::pow(1.1, event->angleDelta().y() / 120.0), event->position());
        event->accept();
        return;
    }
    LinkedView::wheelEvent(event);
}

Mark TreeView::markBeside(const Mark& mark, int key) const {
    const TreeNode* from = nodeOrNull(m_spec, mark.row);
    return {from ? nodeBeside(m_spec, mark.row, key) : m_spec.nodes.empty() ? -1 : 0, -1};
}

QRectF TreeView::placeOf(const Mark& mark) const {
    const TreeNode& node = m_spec.nodes[static_cast<std::size_t>(mark.row)];
    const TreeGeometry g = geometryNow();
    // A leaf's row is not scrolled horizontally.
    return node.leaf ? QRectF(g.treePart.left(), g.row(node).top(), 0.0, g.row(node).height()) : g.box(node);
}

QRectF TreeView::scrolledPart() const {
    const TreeGeometry g = geometryNow();
    return {g.treePart.left(), g.body.top(), g.treePart.width(), g.body.height()};
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
    return geometryNow().value(node, column).toRect();
}

}  // namespace greyscope::widgets
