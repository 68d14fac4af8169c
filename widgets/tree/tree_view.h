#pragma once

#include <set>
#include <vector>

#include "widgets/common/drag_scroll.h"
#include "widgets/common/linked_view.h"
#include "widgets/present/spec/tree_spec.h"
#include "widgets/present/tree/tree_fold.h"
#include "widgets/tree/tree_geometry.h"

namespace greyscope::widgets {

/// Shows a tree with strips of measured values beside its leaves. Arrow keys move the cursor between nodes: left to the
/// parent, right to a child, up and down between siblings and leaves. Enter chooses a node; − and + fold and unfold its
/// subtree. Ctrl and the wheel zoom, dragging pans. A double click on a node folds its subtree; elsewhere it shows the
/// whole tree.
class TreeView : public LinkedView {
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    void setSpec(const TreeSpec& spec);
    /// The tree as displayed: folded subtrees are one row each.
    [[nodiscard]] const TreeSpec& spec() const { return m_spec; }

    /// The ids of the inner nodes whose subtrees are folded.
    [[nodiscard]] const std::set<int>& foldedNodes() const { return m_folded; }
    void setFolded(std::set<int> ids);
    /// Folds all nodes at depth `depth`, so that only `depth` levels of splits below the root are visible.
    void foldBelow(int depth) { setFolded(innerNodesAt(m_whole, depth)); }
    /// Moves the cursor to the node with this id, unfolds the subtrees that contain it, and scrolls to it.
    void showNode(int id);
    /// The ids of the nodes that contain the text, also inside folded subtrees, from top to bottom.
    [[nodiscard]] std::vector<int> find(const QString& text) const { return nodesWith(m_whole, text); }
    void zoomBy(double factor);
    void showWhole();
    [[nodiscard]] TreeGeometry geometryNow() const;
    /// The rectangle of a node's box or row, together with the line that leads to it and its condition.
    [[nodiscard]] QRect placeInFull(const TreeNode& node, const TreeGeometry& geometry) const;
    [[nodiscard]] int cursor() const { return keyCursor().row; }
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 160}; }
    [[nodiscard]] QSize sizeHint() const override { return {760, 340}; }

    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.nodes.size()); }
    [[nodiscard]] int valueColumns() const override { return 4; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

protected:
    /// The mark at a point: `row` is the index of a node, `column` that of a leaf's dot, or -1.
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override;
    [[nodiscard]] QString tipOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override;
    [[nodiscard]] QRectF scrolledPart() const override;
    [[nodiscard]] Style drawingStyle() const override;
    [[nodiscard]] QRegion placesWhere(const std::function<bool(const Targets&)>& lightChanges) const override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QRectF drawingArea() const;
    /// Scrolls to the root, at the left and vertically centred.
    void showRoot();
    void setZoom(double zoom, const QPointF& about);
    /// Folds or unfolds the subtree of the node with this index in spec().
    void toggle(int node);

    TreeSpec m_whole;  ///< the tree as given to setSpec()
    TreeSpec m_spec;   ///< the tree as displayed, with its subtrees folded
    std::set<int> m_folded;
    TreeGeometry m_layout;  ///< the layout of the displayed tree before scrolling
    int m_pointed = -1;
    double m_zoom = 1.0;
    DragScroll m_drag{*this};
};

}  // namespace greyscope::widgets
