#include "app/window/context_strip.h"

#include <QScrollBar>

#include "widgets/common/scrolled_room.h"

namespace greyscope::app {

namespace {
constexpr int kStripHeight = 44;
}

ContextStrip::ContextStrip(QWidget* parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("contextStrip"));
    setWindowTitle(tr("Choices of the page"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setFixedHeight(kStripHeight);
    m_stack = new widgets::FrontStack(this);
    m_room = new widgets::ScrolledRoom(m_stack, this);
    m_room->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A long row of choices scrolls, and does not keep the window from becoming small.
    m_room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_room->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &ContextStrip::fitHeight);
    addWidget(m_room);
}

// The bar still changes its range on its way; and a tool bar would style what it lets go, part by part.
ContextStrip::~ContextStrip() {
    m_room->horizontalScrollBar()->disconnect(this);
    delete m_room;
}

void ContextStrip::showChoices(QWidget* choices) {
    setVisible(choices != nullptr);
    if (choices) {
        if (m_stack->indexOf(choices) < 0) {
            m_stack->addWidget(choices);
        }
        m_stack->setCurrentWidget(choices);
        fitHeight();
    }
}

void ContextStrip::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    fitHeight();
}

/// A row that is longer than the window scrolls, and keeps its height.
void ContextStrip::fitHeight() {
    const QScrollBar& bar = *m_room->horizontalScrollBar();
    setFixedHeight(kStripHeight + (bar.maximum() > bar.minimum() ? bar.sizeHint().height() : 0));
}

}  // namespace greyscope::app

#include "moc_context_strip.cpp"
