#pragma once

#include <QAbstractScrollArea>
#include <QPointer>

#include <optional>

#include "widgets/common/accessible_values.h"
#include "widgets/common/highlight.h"
#include "widgets/present/tree_spec.h"
#include "widgets/tree/tree_geometry.h"

namespace greyscope::widgets {

/// A tree with strips of measured values at its leaves. Arrow keys move between nodes (left to the parent, right to a
/// child, up and down between siblings and leaves), Enter chooses; Ctrl and the wheel zoom, dragging pans, a double
/// click shows the whole tree again.
class TreeView : public QAbstractScrollArea, public AccessibleValues {
    Q_OBJECT

public:
    explicit TreeView(QWidget* parent = nullptr);

    void setSpec(const TreeSpec& spec);
    [[nodiscard]] const TreeSpec& spec() const { return m_spec; }
    void setHighlight(Highlight* highlight);
    [[nodiscard]] TreeGeometry geometryNow() const;
    [[nodiscard]] int cursor() const { return m_cursor; }
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

signals:
    void linkActivated(const greyscope::widgets::Link& link);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] Style style() const;
    [[nodiscard]] QRectF drawingArea() const;
    [[nodiscard]] Link linkAt(const TreeHit& hit) const;
    [[nodiscard]] TreeHit hitAt(const QPointF& point) const;
    [[nodiscard]] int next(int node, int key) const;
    void updateScrollBars();
    /// The root at the left, half way down.
    void showRoot();
    void setZoom(double zoom, const QPointF& about);
    void moveCursor(int node);
    void ensureVisible(int node);
    void activate(const Link& link);

    struct Press {
        QPointF at;
        QPoint scroll;
        bool dragging = false;
    };

    TreeSpec m_spec;
    QPointer<Highlight> m_highlight;
    double m_zoom = 1.0;
    int m_cursor = -1;
    TreeHit m_hover;
    std::optional<Press> m_press;
};

}  // namespace greyscope::widgets
