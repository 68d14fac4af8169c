#pragma once

#include <optional>

#include "widgets/common/linked_view.h"
#include "widgets/present/spec/timeline_spec.h"
#include "widgets/timeline/timeline_geometry.h"

namespace greyscope::widgets {

/// Shows bars along an axis, in lanes. The wheel zooms the axis about the pointer, dragging pans, a double click shows
/// the whole axis. Left and Right move the cursor to the neighbouring bar.
class TimelineView : public LinkedView {
    Q_OBJECT

public:
    explicit TimelineView(QWidget* parent = nullptr);

    void setSpec(const TimelineSpec& spec);
    [[nodiscard]] const TimelineSpec& spec() const { return m_spec; }
    /// Moves the cursor to the bar with this id, without highlighting it.
    void showCursor(int id);
    [[nodiscard]] bool zoomed() const { return m_seen.has_value(); }
    void setLeast(const QSize& least) { m_least = least; }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_least; }
    [[nodiscard]] QSize sizeHint() const override { return {640, 200}; }

    [[nodiscard]] QString valuesTitle() const override { return m_spec.title; }
    [[nodiscard]] int valueRows() const override { return static_cast<int>(m_spec.bars.size()); }
    [[nodiscard]] int valueColumns() const override { return static_cast<int>(m_spec.stages.size()) + 1; }
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    /// The pointer is at this value on the axis.
    void pointedAt(double value);
    /// The user moved the cursor to the bar with this id, or clicked it.
    void barReached(int id);
    /// The user pressed Page Up (-1) or Page Down (1).
    void paged(int direction);

protected:
    [[nodiscard]] Mark markAt(const QPointF& point) const override { return {m_geometry.at(m_spec, point), -1}; }
    [[nodiscard]] Link linkOf(const Mark& mark) const override { return m_spec.linkOf(barOf(mark.row)); }
    [[nodiscard]] QString tipOf(const Mark& mark) const override { return barOf(mark.row).tooltip; }
    [[nodiscard]] Mark markBeside(const Mark& from, int key) const override;
    [[nodiscard]] QRectF placeOf(const Mark& mark) const override { return m_geometry.bar(barOf(mark.row)); }
    [[nodiscard]] QRectF scrolledPart() const override { return m_geometry.plot; }
    void activated(const Mark& mark, const Link& link) override;
    void draw(QPainter& painter, const Style& style) override;
    void relayout() override;
    void scrolled() override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] const LaneBar& barOf(int row) const { return m_spec.bars[static_cast<std::size_t>(row)]; }
    void see(double from, double to);

    TimelineSpec m_spec;
    TimelineGeometry m_geometry;
    std::optional<std::pair<double, double>> m_seen;  ///< the visible range of the axis; nullopt if not zoomed
    /// The x position of the pointer when the mouse was pressed or moved last; nullopt if it is not pressed.
    std::optional<double> m_dragged;
    bool m_pans = false;
    QSize m_least{320, 100};
};

}  // namespace greyscope::widgets
