#pragma once

#include "widgets/common/linked_view.h"
#include "widgets/present/spec/stripe_map_spec.h"
#include "widgets/stripe_map/stripe_map_geometry.h"

namespace greyscope::widgets {

/// Shows the map of a file on its OSTs. Left and Right move the cursor to the neighbouring stripes of the file, Up and
/// Down along an OST.
class StripeMapView : public LinkedView {
    Q_OBJECT

public:
    explicit StripeMapView(QWidget* parent = nullptr);

    void setSpec(const StripeMapSpec& spec);
    [[nodiscard]] const StripeMapSpec& spec() const { return m_spec; }
    /// Moves the cursor to the stripe with this id, without highlighting it.
    void showCursor(int id);
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 160}; }
    [[nodiscard]] QSize sizeHint() const override { return {420, 260}; }

    /// The title of the table of values for assistive technology, which has a row for each stripe, with number, OST and
    /// offset.
    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.cells.size()); }
    [[nodiscard]] int valueColumns() const override { return 2; }
    [[nodiscard]] QString rowName(int row) const override { return cellOf(row).text; }
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    /// The pointer is in the stripe with this id. `part` is its horizontal position in the cell, from 0 to 1.
    void pointedAt(int id, double part);
    void cellReached(int id);
    /// The user pressed Page Up (-1) or Page Down (1).
    void paged(int direction);

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override { return {m_geometry.at(m_spec, point), -1}; }
    [[nodiscard]] Link linkOf(const Mark& mark) const override { return m_spec.linkOf(cellOf(mark.row)); }
    [[nodiscard]] QString tipOf(const Mark& mark) const override { return cellOf(mark.row).tooltip; }
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override;
    [[nodiscard]] QRectF scrolledPart() const override { return m_geometry.body; }
    void activated(const Mark& mark, const Link& link) override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] const StripeCell& cellOf(int row) const { return m_spec.cells[static_cast<std::size_t>(row)]; }

    StripeMapSpec m_spec;
    StripeMapGeometry m_geometry;
};

}  // namespace greyscope::widgets
