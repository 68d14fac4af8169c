#pragma once

#include <QPointF>

#include <optional>

class QAbstractScrollArea;

namespace greyscope::widgets {

/// Scrolls an area when the user drags its contents with the mouse. A press and release with less movement than
/// QApplication::startDragDistance() is a click and does not scroll.
class DragScroll {
public:
    explicit DragScroll(QAbstractScrollArea& area) : m_area(area) {}
    void press(const QPointF& at);
    [[nodiscard]] bool pressed() const { return m_press.has_value(); }
    void move(const QPointF& to);
    /// Ends the drag. Returns true if it was a click, and false if the mouse was dragged or not pressed.
    bool release();

private:
    struct Press {
        QPointF at, scroll;
        bool drags = false;
    };

    QAbstractScrollArea& m_area;
    std::optional<Press> m_press;
};

}  // namespace greyscope::widgets
