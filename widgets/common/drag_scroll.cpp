#include "widgets/common/drag_scroll.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QScrollBar>

#include <cmath>

namespace greyscope::widgets {

void DragScroll::press(const QPointF& at) {
    m_press = Press{at, QPointF(m_area.horizontalScrollBar()->value(), m_area.verticalScrollBar()->value()), false};
}

void DragScroll::move(const QPointF& to) {
    const QPointF away = to - m_press->at;
    m_press->drags = m_press->drags || away.manhattanLength() >= QApplication::startDragDistance();
    if (m_press->drags) {
        m_area.viewport()->setCursor(Qt::ClosedHandCursor);
        m_area.horizontalScrollBar()->setValue(static_cast<int>(std::lround(m_press->scroll.x() - away.x())));
        m_area.verticalScrollBar()->setValue(static_cast<int>(std::lround(m_press->scroll.y() - away.y())));
    }
}

bool DragScroll::release() {
    const bool click = m_press && !m_press->drags;
    if (m_press && m_press->drags) {
        m_area.viewport()->unsetCursor();
    }
    m_press.reset();
    return click;
}

}  // namespace greyscope::widgets
