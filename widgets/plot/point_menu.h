#pragma once

#include <QObject>

#include <optional>

class QAction;

namespace greyscope::widgets {

class PlotView;
struct PlotCursor;

/// Lets the user remove points of a chart's movable curves and append points to them: with commands in the context
/// menu, and with Delete and Insert at the cursor.
class PointMenu : public QObject {
    Q_OBJECT

public:
    explicit PointMenu(PlotView& view);

signals:
    /// The user wants to remove this point.
    void dropped(int curve, int point);
    /// The user wants to append a point with this value to the curve.
    void added(int curve, double value);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void offer(const std::optional<PlotCursor>& point, std::optional<double> value);
    bool pressed(int key);

    PlotView& m_view;
    QAction* m_drop;
    QAction* m_add;
    int m_curve = -1;
    int m_point = -1;
    double m_value = 0.0;
};

}  // namespace greyscope::widgets
