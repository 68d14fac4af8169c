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

/// Shows a PlotSpec. The wheel zooms about the pointer, dragging pans, a double click restores. The pointer and the
/// arrow keys move a cursor that snaps to the measured points; Enter or a click chooses the curve. Points of movable
/// curves follow the mouse, and Alt with an arrow key.
class PlotView : public QWidget, public AccessibleValues {
    Q_OBJECT

public:
    explicit PlotView(QWidget* parent = nullptr);
    ~PlotView() override;

    void setSpec(PlotSpec spec);
    [[nodiscard]] const PlotSpec& spec() const;
    /// Null to stop following. The highlight may die before the view.
    void setHighlight(Highlight* highlight);

    /// Where things are drawn just now, for tests and for neighbours that align with the plot.
    [[nodiscard]] const PlotLayout& plotLayout() const;
    [[nodiscard]] const std::optional<PlotCursor>& cursor() const;
    [[nodiscard]] bool zoomed() const;
    /// What is seen of a chart that is zoomed.
    [[nodiscard]] std::optional<PlotZoom> zoom() const;
    /// Of the chart that is shown, or of the next one where there is none yet.
    void zoomTo(const PlotZoom& zoom);

    /// Pixels left of the plot area: tick labels and the axis' name.
    [[nodiscard]] int labelWidth() const;

    [[nodiscard]] QSize sizeHint() const override { return spec().compact ? QSize(120, 140) : QSize(480, 280); }
    [[nodiscard]] QSize minimumSizeHint() const override { return spec().compact ? QSize(60, 80) : QSize(220, 120); }

    // a row a curve, a column a point
    [[nodiscard]] QString valuesTitle() const override { return spec().title; }
    [[nodiscard]] int valueRows() const override;
    [[nodiscard]] int valueColumns() const override;
    [[nodiscard]] QString rowName(int row) const override;
    [[nodiscard]] QString columnName(int column) const override;
    [[nodiscard]] QString valueText(int row, int column) const override;
    [[nodiscard]] QRect valueRect(int row, int column) const override;

signals:
    /// The user drags the guide that has a handle to this place on the x axis.
    void handleMoved(double x);
    void handleReleased();
    /// The user moves a point of a movable curve to this value; whoever can change it shows another spec.
    void pointMoved(int curve, int point, double value);
    /// The user chose what this mark stands for.
    void linkActivated(const greyscope::widgets::Link& link);
    /// The user clicked on a point, or pressed Enter at it.
    void pointChosen(int curve, int point);
    /// A click anywhere on the chart that was no drag.
    void clicked();
    /// A series was dropped on the chart, on its left third as the reference.
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
    std::optional<PlotZoom> m_coming;  ///< for the next chart
    bool m_dragsHandle = false;
    bool m_pans = false;
};

}  // namespace greyscope::widgets
