#pragma once

#include <QPointF>

#include <optional>

class QAbstractScrollArea;

namespace greyscope::widgets {

/// Scrolls an area while the mouse is dragged, once the movement is too large for a click.
class DragScroll {
public:
    explicit DragScroll(QAbstractScrollArea& area) : m_area(area) {}
    void press(const QPointF& at);
    [[nodiscard]] bool pressed() const { return m_press.has_value(); }
    void move(const QPointF& to);
    /// Ends the drag; returns whether it was a click.
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
