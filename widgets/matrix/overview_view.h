#pragma once

#include <QImage>

#include "widgets/common/drag_scroll.h"
#include "widgets/common/linked_view.h"
#include "widgets/matrix/overview_painter.h"
#include "widgets/present/spec/overview_spec.h"

namespace greyscope::widgets {

/// Shows a table of thousands of pairs, or of series and levels, as coloured cells. The wheel, + and − zoom about the
/// pointer or the cursor; dragging moves the table; 0 or a double click shows the whole table. Beside the table, a text
/// describes the cell under the pointer, and a lens enlarges the cells around it.
class OverviewView : public LinkedView {
    Q_OBJECT

public:
    explicit OverviewView(QWidget* parent = nullptr);

    void setSpec(const OverviewSpec& spec);
    [[nodiscard]] const OverviewSpec& spec() const { return m_spec; }
    [[nodiscard]] const OverviewGeometry& geometryOfCells() const { return m_geometry; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 160}; }
    [[nodiscard]] QSize sizeHint() const override { return {480, 360}; }
    [[nodiscard]] double zoom() const { return m_zoom; }
    [[nodiscard]] bool hasLens() const { return m_lens; }
    void setLens(bool shown);
    /// Sets the zoom; the cell at the point `about` of the viewport stays there.
    void zoomTo(double zoom, const QPointF& about);

    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.rowCount()); }
    [[nodiscard]] int valueColumns() const override { return static_cast<int>(m_spec.columnCount()); }
    [[nodiscard]] QString rowName(int row) const override { return m_spec.item(row).name; }
    [[nodiscard]] QString columnName(int column) const override { return m_spec.columnName(column); }
    [[nodiscard]] QString valueText(int row, int column) const override { return m_spec.text(row, column); }
    [[nodiscard]] QRect valueRect(int row, int column) const override {
        return m_geometry.rect({row, column}).toAlignedRect();
    }

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override { return m_geometry.at(point); }
    [[nodiscard]] Link linkOf(const Mark& mark) const override;
    [[nodiscard]] QString tipOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override { return m_geometry.rect(mark); }
    [[nodiscard]] QRectF scrolledPart() const override { return m_geometry.body; }
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;

private:
    void layOut();
    void point(const Mark& mark);

    OverviewSpec m_spec;
    OverviewGeometry m_geometry;
    QImage m_image;  ///< the image of the cells for m_geometry; null if it must be drawn again
    bool m_imageIsDark = false;
    double m_zoom = 1.0;
    Mark m_pointed;
    DragScroll m_drag{*this};
    bool m_lens = true;
};

}  // namespace greyscope::widgets
