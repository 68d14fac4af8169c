#include "widgets/common/paste_guard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QMouseEvent>
#include <QPlainTextEdit>

namespace greyscope::widgets {

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
