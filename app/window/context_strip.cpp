#include "app/window/context_strip.h"

#include <QStackedWidget>

namespace greyscope::app {

ContextStrip::ContextStrip(QWidget* parent) : QToolBar(parent) {
    setObjectName(QStringLiteral("contextStrip"));
    setWindowTitle(tr("Choices of the page"));
    setMovable(false);
    setFloatable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setFixedHeight(44);
    m_stack = new QStackedWidget(this);
    // A long row of choices must not keep the window from becoming small.
    m_stack->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    addWidget(m_stack);
}

void ContextStrip::showChoices(QWidget* choices) {
    setVisible(choices != nullptr);
    if (choices) {
        if (m_stack->indexOf(choices) < 0) {
            m_stack->addWidget(choices);
        }
        m_stack->setCurrentWidget(choices);
    }
}

}  // namespace greyscope::app
