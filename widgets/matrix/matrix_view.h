#pragma once

#include <QAbstractScrollArea>

#include <optional>

#include "widgets/common/accessible_values.h"
#include "widgets/common/highlight.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/present/matrix_spec.h"

namespace greyscope::widgets {

/// Shows a matrix: heatmap, table of values or factor grid. Cells scroll under fixed headings where they do not fit.
/// Pointing at or choosing a cell or heading goes through the shared highlight; arrow keys move a cell cursor.
class MatrixView : public QAbstractScrollArea, public AccessibleValues {
    Q_OBJECT

public:
    explicit MatrixView(QWidget* parent = nullptr);

    void setSpec(const MatrixSpec& spec);
    [[nodiscard]] const MatrixSpec& spec() const { return m_spec; }
    void setHighlight(Highlight* highlight);

    /// Where a cell or heading is drawn, in coordinates of viewport().
    [[nodiscard]] QRect cellRect(int row, int column) const { return m_geometry.cell(row, column).toRect(); }
    [[nodiscard]] const MatrixGeometry& geometryOfCells() const { return m_geometry; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 120}; }
    [[nodiscard]] QSize sizeHint() const override { return {480, 360}; }

    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.rows.size()); }
    [[nodiscard]] int valueColumns() const override { return static_cast<int>(m_spec.columns.size()); }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override { return cellRect(row, column); }

signals:
    void linkActivated(const greyscope::widgets::Link& link);
    void cellActivated(int row, int column);
    void headingActivated(const greyscope::widgets::Link& link);

protected:
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] Style drawingStyle() const;
    [[nodiscard]] const Link* linkAt(const MatrixHit& hit) const;
    void relayout();
    void hover(const MatrixHit& hit);
    void activate(const MatrixHit& hit);
    void moveCursor(int rows, int columns);
    void reveal(const QRectF& rect);

    MatrixSpec m_spec;
    MatrixGeometry m_geometry;
    MatrixHit m_hovered;
    MatrixHit m_cursor;
    Highlight* m_highlight = nullptr;
};

}  // namespace greyscope::widgets
