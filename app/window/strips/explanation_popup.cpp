#include "app/window/strips/explanation_popup.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

#include "widgets/common/plain_text.h"
#include "widgets/panels/view_frame.h"

namespace greyscope::app {

using widgets::Explained;
using widgets::Explanation;

namespace {

constexpr int kPopupMargin = 12;

/// Returns the nearest explained widget around `focus`, which may be null; otherwise nullptr.
QWidget* paneAround(QWidget* focus) {
    for (QWidget* widget = focus; widget != nullptr; widget = widget->parentWidget()) {
        const auto* explained = dynamic_cast<const Explained*>(widget);
        if (explained != nullptr && !explained->explanation().shows.isEmpty()) {
            return widget;
        }
    }
    return nullptr;
}

/// Returns the view at the upper left; nullptr if the page has none.
QWidget* firstView(const QWidget& page) {
    QWidget* first = nullptr;
    const auto place = [&page](const QWidget* view) {
        const QPoint corner = view->mapTo(&page, QPoint(0, 0));
        return std::pair(corner.y(), corner.x());
    };
    for (auto* frame : page.findChildren<widgets::ViewFrame*>()) {
        if (frame->isVisible() && (first == nullptr || place(frame) < place(first))) {
            first = frame;
        }
    }
    return first;
}

}  // namespace

ExplanationPopup::ExplanationPopup(const Explained& pane, int width, QWidget* parent) : QFrame(parent, Qt::Popup) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("explanation"));
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    const Explanation& what = pane.explanation();
    add(pane.explainedTitle(), "sectionTitle", width);
    add(what.shows, "explanationText", width);
    add(what.formula, "formula", width);
    add(what.source, "quietText", width);
    add(what.use, "explanationText", width);
    setAccessibleName(pane.explainedTitle());
    setAccessibleDescription(QStringList{what.shows, what.formula, what.source, what.use}.join(QLatin1Char('\n')));
}

void ExplanationPopup::add(const QString& text, const char* name, int width) {
    if (text.isEmpty()) {
        return;
    }
    auto* label = new widgets::PlainLabel(text);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setFixedWidth(width);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout()->addWidget(label);
}

void ExplanationPopup::showOver(const QWidget& pane) {
    ensurePolished();
    adjustSize();
    const QWidget& window = *pane.window();
    const QRect room(window.mapToGlobal(QPoint(0, 0)), window.size());
    const QPoint corner = pane.mapToGlobal(QPoint(pane.width() - width() - kPopupMargin, 4 * kPopupMargin));
    move(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())),
         std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    show();
    setFocus(Qt::PopupFocusReason);
}

void ExplanationPopup::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F1) {
        close();
    } else {
        QFrame::keyPressEvent(event);
    }
}

void explainFocus(QWidget& page, int width) {
    QWidget* pane = paneAround(page.window()->focusWidget());
    pane = pane ? pane : paneAround(firstView(page));
    pane = pane ? pane : paneAround(&page);
    if (const auto* explained = dynamic_cast<const Explained*>(pane)) {
        (new ExplanationPopup(*explained, width, page.window()))->showOver(*pane);
    }
}

}  // namespace greyscope::app
