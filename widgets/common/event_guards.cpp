#include "widgets/common/event_guards.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSlider>

namespace greyscope::widgets {

namespace {

bool holdsValue(const QWidget* widget) {
    return qobject_cast<const QComboBox*>(widget) || qobject_cast<const QAbstractSpinBox*>(widget) ||
           (qobject_cast<const QAbstractSlider*>(widget) && !qobject_cast<const QScrollBar*>(widget));
}

}  // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    const bool polished = event->type() == QEvent::Polish;
    if (!polished && event->type() != QEvent::Wheel) {
        return false;
    }
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || !holdsValue(widget)) {
        return false;
    }
    if (polished) {
        if (widget->focusPolicy() == Qt::WheelFocus) {
            widget->setFocusPolicy(Qt::StrongFocus);
        }
        return false;
    }
    const QWidget* focus = QApplication::focusWidget();
    if (focus && (focus == widget || widget->isAncestorOf(focus))) {
        return false;
    }
    event->ignore();  // so that the parent gets the event
    return true;
}

namespace {

bool isTextBox(const QObject* object) {
    return qobject_cast<const QPlainTextEdit*>(object) != nullptr;
}

}  // namespace

bool PasteGuard::eventFilter(QObject* watched, QEvent* event) {
    const bool pastes = event->type() == QEvent::MouseButtonRelease &&
                        static_cast<const QMouseEvent*>(event)->button() == Qt::MiddleButton &&
                        (isTextBox(watched) || isTextBox(watched->parent()));
    if (!pastes) {
        return false;
    }
    const QMimeData* const selected = QGuiApplication::clipboard()->mimeData(QClipboard::Selection);
    return !selected || selected->formats().isEmpty();
}

}  // namespace greyscope::widgets
