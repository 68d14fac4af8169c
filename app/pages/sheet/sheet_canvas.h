#pragma once

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/export/figure_export.h"
#include "widgets/common/accessible_values.h"
#include "widgets/present/spec/sheet_grid.h"

namespace greyscope::app {

/// A widget that shows the page of a sheet as printed, below a ruler. A click selects a panel. Dragging a border moves
/// it in steps of a millimetre, or freely with Alt; dragging a panel moves it to the place of another one. Arrow keys
/// select a panel, Shift with an arrow key moves it, and Delete removes it.
class SheetCanvas : public QWidget, public widgets::AccessibleValues {
    Q_OBJECT

public:
    /// The scale at which the page is shown: it fits the width (width), it fits completely (page), or in its printed
    /// size (real).
    enum class Zoom { width, page, real };

    explicit SheetCanvas(QWidget* parent = nullptr);
    void setSheet(const widgets::SheetSpec& spec, const widgets::SheetGrid& grid, const ExportOptions& options);
    /// Sets the rectangles on the page, in points, where rules for print are broken; the widget outlines them.
    void setFound(const std::vector<QRectF>& places);
    void setZoom(Zoom zoom);
    /// Sets the size in pixels that is available for the page.
    void setRoom(const QSize& room);
    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int panel);
    /// Returns the rectangle of a panel, in pixels.
    [[nodiscard]] QRectF panelPlace(int panel) const;
    /// Returns the position in pixels of a point on the page, which is given in millimetres.
    [[nodiscard]] QPointF placeOf(const QPointF& mm) const;

    // The values for accessibility have one row for each panel.
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
    /// The user wants to move the panel `from` to the place of the panel `to`.
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
    std::optional<widgets::SheetBorder> m_border;  ///< the border that is being dragged; nullopt if none is
    int m_held = -1;                               ///< index of the panel that is being dragged; -1 if none is
    QPointF m_pressed, m_pointer;
    bool m_free = false;  ///< whether Alt is pressed, so that a border moves freely
};

}  // namespace greyscope::app
