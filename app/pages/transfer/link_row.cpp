#include "app/pages/transfer/link_row.h"

#include <QPainter>

#include "widgets/common/theme/theme.h"

namespace greyscope::app {

LinkRow::LinkRow(widgets::Highlight& highlight, QWidget* parent) : QWidget(parent), m_highlight(&highlight) {
    connect(&highlight, &widgets::Highlight::changed, this, qOverload<>(&QWidget::update));
}

void LinkRow::setLink(const widgets::Link& link) {
    m_link = link;
    update();
}

void LinkRow::enterEvent(QEnterEvent* event) {
    if (m_highlight) {
        m_highlight->hover(m_link.lights);
    }
    QWidget::enterEvent(event);
}

void LinkRow::leaveEvent(QEvent* event) {
    if (m_highlight) {
        m_highlight->hover({});
    }
    QWidget::leaveEvent(event);
}

void LinkRow::paintEvent(QPaintEvent* /*event*/) {
    if (m_highlight && m_highlight->isLit(m_link)) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(widgets::Theme::of(palette()).linkSoft);
        painter.drawRoundedRect(rect(), 3, 3);
    }
}

}  // namespace greyscope::app
