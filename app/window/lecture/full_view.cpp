#include "app/window/lecture/full_view.h"

namespace greyscope::app {

using widgets::ViewFrame;

void FullView::watch(QWidget* page) {
    for (ViewFrame* frame : page->findChildren<ViewFrame*>()) {
        connect(frame, &ViewFrame::fullViewRequested, this, [this, frame, page](bool on) {
            if (on) {
                showAlone(frame, page);
            } else {
                restore();
            }
        });
    }
}

void FullView::showAlone(ViewFrame* frame, QWidget* page) {
    restore();
    for (QWidget* widget = frame; widget && widget != page; widget = widget->parentWidget()) {
        const auto siblings = widget->parentWidget()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        for (QWidget* sibling : siblings) {
            if (sibling != widget && !sibling->isHidden() && !sibling->isWindow()) {
                sibling->hide();
                m_hidden.emplace_back(sibling);
            }
        }
    }
    m_frame = frame;
    frame->setFullView(true);
    emit changed();
}

void FullView::restore() {
    for (const QPointer<QWidget>& widget : m_hidden) {
        if (widget) {
            widget->show();
        }
    }
    m_hidden.clear();
    if (m_frame) {
        m_frame->setFullView(false);
        m_frame = nullptr;
        emit changed();
    }
}

}  // namespace greyscope::app
