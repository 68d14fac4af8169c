#pragma once

#include <optional>

#include "widgets/common/linked_view.h"
#include "widgets/matrix/matrix_geometry.h"
#include "widgets/matrix/matrix_painter.h"
#include "widgets/present/spec/matrix_spec.h"

namespace greyscope::widgets {

/// Shows a matrix: a heatmap, a table of values or a factor grid. Cells that do not fit scroll under the headings,
/// which stay in place.
class MatrixView : public LinkedView {
    Q_OBJECT

public:
    explicit MatrixView(QWidget* parent = nullptr);

    void setSpec(MatrixSpec spec);
    [[nodiscard]] const MatrixSpec& spec() const { return m_spec; }

    /// The rectangle of a cell, in coordinates of viewport().
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
    void headingActivated(const greyscope::widgets::Link& link);

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override { return m_geometry.at(point); }
    [[nodiscard]] Link linkOf(const Mark& mark) const override;
    [[nodiscard]] QString tipOf(const Mark& mark) const override;
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override { return m_geometry.cell(mark.row, mark.column); }
    [[nodiscard]] QRectF scrolledPart() const override { return m_geometry.body; }
    [[nodiscard]] QRegion placesWhere(const std::function<bool(const Targets&)>& lightChanges) const override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override;
    void activated(const Mark& mark, const Link& link) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    MatrixSpec m_spec;
    /// The spec with numbers above the columns, which is drawn if the names do not fit there.
    std::optional<MatrixSpec> m_numbered;
    MatrixGeometry m_geometry;
};

}  // namespace greyscope::widgets
