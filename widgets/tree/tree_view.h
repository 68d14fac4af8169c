#pragma once

#include <optional>

#include "widgets/common/linked_view.h"
#include "widgets/present/tree_spec.h"
#include "widgets/tree/tree_geometry.h"

namespace greyscope::widgets {

/// A tree with strips of measured values at its leaves. Arrow keys move between nodes (left to the parent, right to a
/// child, up and down between siblings and leaves), Enter chooses; Ctrl and the wheel zoom, dragging pans, a double
/// click shows the whole tree again.
class TreeView : public LinkedView {
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    void setSpec(const TreeSpec& spec);
    [[nodiscard]] const TreeSpec& spec() const { return m_spec; }
    [[nodiscard]] TreeGeometry geometryNow() const;
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
    /// A node, or with a column one of a leaf's dots.
    [[nodiscard]] Mark markAt(const QPointF& point) const override;
    [[nodiscard]] Link linkOf(const Mark& mark) const override;
    [[nodiscard]] QString tipOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override;
    [[nodiscard]] QRectF scrolledPart() const override;
    [[nodiscard]] Style drawingStyle() const override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QRectF drawingArea() const;
    /// The root at the left, half way down.
    void showRoot();
    void setZoom(double zoom, const QPointF& about);

    struct Press {
        QPointF at;
        QPoint scroll;
        bool dragging = false;
    };

    TreeSpec m_spec;
    double m_zoom = 1.0;
    std::optional<Press> m_press;
};

}  // namespace greyscope::widgets
