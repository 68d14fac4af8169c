#pragma once

#include <optional>

#include "widgets/common/linked_view.h"
#include "widgets/graph/graph_geometry.h"
#include "widgets/graph/graph_painter.h"
#include "widgets/present/spec/graph_spec.h"

namespace greyscope::widgets {

/// Shows a graph. Arrow keys move the cursor between boxes and the numbers on the arrows. A box is moved by dragging,
/// or with Ctrl and the arrow keys. An arrow is drawn by dragging from the handle at a box's right edge (or with Shift
/// from anywhere on the box) to another box. T starts an arrow at the cursor and Enter ends it.
class GraphView : public LinkedView {
    Q_OBJECT

public:
    explicit GraphView(QWidget* parent = nullptr);

    void setSpec(const GraphSpec& spec);
    [[nodiscard]] const GraphSpec& spec() const { return m_spec; }
    [[nodiscard]] const GraphGeometry& geometryNow() const { return m_geometry; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 160}; }
    [[nodiscard]] QSize sizeHint() const override { return {760, 380}; }

    /// The title of the table of values for assistive technology. It has first a row for each box, with a text in the
    /// last column, then a row for each arrow, with its numbers.
    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return nodeCount() + static_cast<int>(m_spec.edges.size()); }
    [[nodiscard]] int valueColumns() const override { return 3; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    /// The user drew an arrow from one node to another; both are given by their ids.
    void arrowDrawn(const QString& from, const QString& to);
    /// The user moved a node. `x` and `y` are its new centre as shares of the drawing, from 0 to 1.
    void nodeMoved(const QString& id, double x, double y);

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override;
    [[nodiscard]] QString tipOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override { layOut(); }
    void activated(const Mark& mark, const Link& link) override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_spec.nodes.size()); }
    [[nodiscard]] const GraphNode& node(int index) const { return m_spec.nodes[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const GraphEdge& edge(int row) const {
        return m_spec.edges[static_cast<std::size_t>(row - nodeCount())];
    }
    [[nodiscard]] bool isNode(int row) const { return row >= 0 && row < nodeCount(); }
    [[nodiscard]] int nodeAt(const QPointF& point) const;
    [[nodiscard]] bool onHandle(int node, const QPointF& point) const;
    void moveNode(int node, QPointF by);
    void layOut();
    void endArrow(int from, int to);

    struct Press {
        int node = -1;
        QPointF at, centre;
        bool arrow = false;
        bool dragging = false;
    };

    GraphSpec m_spec;
    GraphGeometry m_geometry;  ///< the layout of m_spec at the current scroll position
    int m_handle = -1;         ///< the node under the pointer, whose handle is shown; -1: none
    std::optional<Press> m_press;
    QPointF m_pointer;
    int m_arrowFrom = -1;  ///< the node at which the user started an arrow with the keyboard; -1: none
};

}  // namespace greyscope::widgets
