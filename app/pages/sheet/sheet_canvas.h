#pragma once

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

#include "app/export/figure_export.h"
#include "widgets/common/accessible_values.h"
#include "widgets/present/spec/sheet_grid.h"

namespace greyscope::app {

/// The page of a sheet as it is printed, below a ruler. A click chooses a panel; a border is dragged to another
/// millimetre, with Alt to any place; a panel is dragged to the place of another. The arrows choose, with Shift they
/// move the chosen panel in the order, Delete takes it away.
class SheetCanvas : public QWidget, public widgets::AccessibleValues {
    Q_OBJECT

public:
    /// Pixels that a millimetre has: as wide as there is room, the whole page, or as large as it is printed.
    enum class Zoom { width, page, real };

    explicit SheetCanvas(QWidget* parent = nullptr);
    void setSheet(const widgets::SheetSpec& spec, const widgets::SheetGrid& grid, const ExportOptions& options);
    /// Places on the page, in points, where a rule is broken: they are outlined.
    void setFound(const std::vector<QRectF>& places);
    void setZoom(Zoom zoom);
    /// What there is to stand in.
    void setRoom(const QSize& room);
    [[nodiscard]] int chosen() const { return m_chosen; }
    void choose(int panel);
    /// Where a panel is drawn, and where a place of the page in millimetres is.
    [[nodiscard]] QRectF panelPlace(int panel) const;
    [[nodiscard]] QPointF placeOf(const QPointF& mm) const;

    // a row a panel
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
    /// A panel is to stand in the place of another.
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
    double m_pixels = 4.0;  ///< a millimetre
    int m_chosen = -1;
    std::optional<widgets::SheetBorder> m_border;  ///< that is dragged
    int m_held = -1;                               ///< panel that is dragged
    QPointF m_pressed, m_pointer;
    bool m_free = false;  ///< Alt is held
};

}  // namespace greyscope::app
