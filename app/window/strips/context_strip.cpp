#include "app/window/strips/context_strip.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

#include "widgets/common/scrolled_room.h"

namespace greyscope::app {

namespace {
constexpr int kStripHeight = 44;

/// Returns a button for the first line of the choices, however many lines they need.
QWidget* sidesButton(QAction& sides) {
    auto* place = new QWidget;
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins(4, 4, 0, 4);
    auto* button = new QToolButton;
    button->setDefaultAction(&sides);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    column->addWidget(button);
    column->addStretch();
    return place;
}

}  // namespace

ContextStrip::ContextStrip(QAction& sides, QWidget* parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("contextStrip"));
    setWindowTitle(tr("Options of this page"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setFixedHeight(kStripHeight);
    m_stack = new widgets::FrontStack(this);
    m_room = new widgets::ScrolledRoom(m_stack, this);
    m_room->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // A choice that is wider than the window scrolls, so that the window can become narrow.
    m_room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(m_room->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &ContextStrip::fitHeight);
    m_stack->installEventFilter(this);
    m_room->installEventFilter(this);
    for (QWidget* ground : {m_room->viewport(), m_room->widget()}) {
        ground->setAutoFillBackground(false);  // that of the strip
    }
    QAction* lead = addWidget(sidesButton(sides));
    const auto showLead = [lead, &sides] { lead->setVisible(sides.isVisible()); };
    connect(&sides, &QAction::changed, lead, showLead);
    showLead();
    addWidget(m_room);
}

// The scroll bar still changes its range during deletion, and a tool bar would restyle each part that it releases.
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

/// New or wider choices, and less room, may need another line.
bool ContextStrip::eventFilter(QObject* watched, QEvent* event) {
    if ((watched == m_stack && event->type() == QEvent::LayoutRequest) ||
        (watched == m_room && event->type() == QEvent::Resize)) {
        fitHeight();
    }
    return QToolBar::eventFilter(watched, event);
}

/// Sets the height for the lines of the choices, and for a scroll bar if one is wider than the window.
void ContextStrip::fitHeight() {
    const QWidget* choices = m_stack->currentWidget();
    if (choices == nullptr) {
        return;
    }
    const QMargins rim = layout()->contentsMargins();
    const int lines =
        choices->heightForWidth(std::max(m_room->viewport()->width(), choices->minimumSizeHint().width()));
    const QScrollBar& bar = *m_room->horizontalScrollBar();
    setFixedHeight(std::max(kStripHeight, lines + rim.top() + rim.bottom()) +
                   (bar.maximum() > bar.minimum() ? bar.sizeHint().height() : 0));
}

}  // namespace greyscope::app
