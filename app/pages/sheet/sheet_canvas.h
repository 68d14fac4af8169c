#pragma once

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/export/figure_export.h"
#include "widgets/common/accessible_values.h"
#include "widgets/present/spec/sheet_grid.h"

namespace greyscope::app {

/// The page of a sheet as printed, below a ruler. A click selects a panel. A border is dragged in steps of a
/// millimetre, with Alt freely; a panel is dragged to the place of another one. The arrow keys select panels, with
/// Shift they move the selected panel in the order, and Delete removes it.
class SheetCanvas : public QWidget, public widgets::AccessibleValues {
    Q_OBJECT

public:
    /// The scale: fit the width, fit the whole page, or the printed size.
    enum class Zoom { width, page, real };

    explicit SheetCanvas(QWidget* parent = nullptr);
    void setSheet(const widgets::SheetSpec& spec, const widgets::SheetGrid& grid, const ExportOptions& options);
    /// Sets the places on the page, in points, where rules are broken; they are outlined.
    void setFound(const std::vector<QRectF>& places);
    void setZoom(Zoom zoom);
    /// Sets the available space.
    void setRoom(const QSize& room);
    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int panel);
    /// Return the rectangle of a panel, and the position of a point on the page given in millimetres.
    [[nodiscard]] QRectF panelPlace(int panel) const;
    [[nodiscard]] QPointF placeOf(const QPointF& mm) const;

    // one row for each panel
    [[nodiscard]] QString valuesTitle() const override;
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.panels.size()); }
    [[nodiscard]] int valueColumns() const override { return 3; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    void panelChosen(int panel);
    void gridEdited(const greyscope::widgets::SheetGrid& grid);
    /// Request to move a panel to the place of another one.
    void panelMoved(int from, int to);
    void removeRequested(int panel);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QPointF toMm(const QPointF& place) const;
    [[nodiscard]] int panelAt(const QPointF& place) const;
    [[nodiscard]] std::optional<widgets::SheetBorder> borderAt(const QPointF& place) const;
    [[nodiscard]] widgets::SheetGrid dragged() const;
    void fit();
    void paintRuler(QPainter& painter) const;
    void paintDragging(QPainter& painter) const;

    widgets::SheetSpec m_spec;
    widgets::SheetGrid m_grid;
    ExportOptions m_options;
    QImage m_image;
    std::vector<QRectF> m_found;
    QSize m_room{600, 400};
    Zoom m_zoom = Zoom::page;
    double m_pixels = 4.0;  ///< pixels per millimetre
    int m_chosen = -1;
    std::optional<widgets::SheetBorder> m_border;  ///< border being dragged
    int m_held = -1;                               ///< panel being dragged
    QPointF m_pressed, m_pointer;
    bool m_free = false;  ///< Alt is pressed
};

}  // namespace greyscope::app
