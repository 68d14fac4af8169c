#include "app/window/panes/panes.h"

#include <QApplication>

#include <algorithm>

namespace greyscope::app {

namespace {

bool takesTab(const QWidget* widget) {
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0 &&
           !widget->focusProxy();
}

/// Returns the first widget of a pane that accepts the keyboard focus; nullptr if there is none.
QWidget* firstStop(QWidget* pane) {
    if (takesTab(pane)) {
        return pane;
    }
    const auto parts = pane->findChildren<QWidget*>();
    const auto found = std::find_if(parts.begin(), parts.end(), takesTab);
    return found == parts.end() ? nullptr : *found;
}

}  // namespace

void focusNextPane(const std::vector<QWidget*>& panes, bool forward) {
    std::vector<QWidget*> order = panes;
    if (!forward) {
        std::reverse(order.begin(), order.end());
    }
    QWidget* focus = QApplication::focusWidget();
    const auto current = std::find_if(order.begin(), order.end(), [focus](QWidget* pane) {
        return focus && (pane == focus || pane->isAncestorOf(focus));
    });
    if (current != order.end()) {
        std::rotate(order.begin(), current + 1, order.end());
    }
    for (QWidget* pane : order) {
        QWidget* stop = pane->isVisible() ? firstStop(pane) : nullptr;
        if (stop) {
            stop->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

}  // namespace greyscope::app
