#pragma once

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

#include "widgets/common/accessible_values.h"
#include "widgets/common/theme/highlight.h"
#include "widgets/plot/axis_map.h"
#include "widgets/present/spec/plot_spec.h"

class QAction;

namespace greyscope::widgets {

class Canvas;
class PlotRenderer;
struct PlotCursor;
struct PlotLayout;
struct PointDrag;

/// Shows a chart (PlotSpec). The wheel zooms about the pointer, dragging pans, a double click resets the zoom. The
/// pointer and the arrow keys move a cursor from point to point; Enter or a click chooses the curve. Points of movable
/// curves can be dragged, or moved with Alt and an arrow key.
class PlotView : public QWidget, public AccessibleValues {
    Q_OBJECT

public:
    explicit PlotView(QWidget* parent = nullptr);
    ~PlotView() override;

    void setSpec(PlotSpec spec);
    [[nodiscard]] const PlotSpec& spec() const;
    /// Sets the highlight that the chart shares with other views; null: none. It may be destroyed before the view.
    void setHighlight(Highlight* highlight);

    /// The current layout of the chart, for tests and for widgets that align with it.
    [[nodiscard]] const PlotLayout& plotLayout() const;
    [[nodiscard]] const std::optional<PlotCursor>& cursor() const;
    [[nodiscard]] bool zoomed() const;
    /// The visible range of a zoomed chart; nullopt if it is not zoomed.
    [[nodiscard]] std::optional<PlotZoom> zoom() const;
    /// Zooms the chart to this range, or the next chart if none is shown yet.
    void zoomTo(const PlotZoom& zoom);

    /// The width in pixels of the part to the left of the plot area: tick labels and axis title.
    [[nodiscard]] int labelWidth() const;

    [[nodiscard]] QSize sizeHint() const override { return spec().compact ? QSize(120, 140) : QSize(480, 280); }
    [[nodiscard]] QSize minimumSizeHint() const override { return spec().compact ? QSize(60, 80) : QSize(220, 120); }

    /// The title of the table of values for assistive technology, which has a row for each curve and a column for each
    /// point.
    [[nodiscard]] QString valuesTitle() const override { return spec().title; }
    [[nodiscard]] int valueRows() const override;
    [[nodiscard]] int valueColumns() const override;
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    /// The user drags the guide that has a handle; it is now at this x value.
    void handleMoved(double x);
    void handleReleased();
    /// The user drags a point of a movable curve to this value. The view does not change the curve; the listener sets a
    /// changed spec.
    void pointMoved(int curve, int point, double value);
    /// The user clicked a curve, or pressed Enter at it.
    void linkActivated(const greyscope::widgets::Link& link);
    /// The user clicked a point, or pressed Enter at it.
    void pointChosen(int curve, int point);
    /// The user clicked anywhere in the chart without dragging.
    void clicked();
    /// The user dropped a series on the chart. `asReference`: whether it was dropped on the left third, as the
    /// reference; otherwise it is to be compared.
    void seriesDropped(const QString& idText, bool asReference);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    bool mousePressed(const QPointF& place);
    bool mouseMoved(const QPointF& place, Qt::MouseButtons buttons);
    bool mouseReleased(const QPointF& place);
    void showPointer(const QPointF& place);
    void letPointGo();
    bool nudgePoint(int steps);
    void pointAt(const QPointF& place);
    [[nodiscard]] int curveAt(const QPointF& place) const;
    void pointAway();
    void setCursorTo(const std::optional<PlotCursor>& cursor);
    void activate(int curve);
    void choosePoint(const std::optional<PlotCursor>& point);
    void followHighlight();
    void redraw();
    void describe();

    Canvas* m_plot;
    std::unique_ptr<PlotRenderer> m_renderer;
    QAction* m_resetZoom = nullptr;
    QPointer<Highlight> m_highlight;
    std::optional<QPointF> m_pressedAt;
    std::unique_ptr<PointDrag> m_drag;
    std::optional<PlotZoom> m_coming;  ///< the zoom to apply to the next chart
    bool m_dragsHandle = false;
    bool m_pans = false;
};

}  // namespace greyscope::widgets
