#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

#include "widgets/panels/view_frame.h"

namespace greyscope::app {

/// Shows one view of a page alone, by hiding everything beside it on every level, and restores the page afterwards.
class FullView : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// Connects the full-view buttons of all views in `page`.
    void watch(QWidget* page);
    void showAlone(widgets::ViewFrame* frame, QWidget* page);
    void restore();
    [[nodiscard]] widgets::ViewFrame* frame() const { return m_frame; }

signals:
    void changed();

private:
    QPointer<widgets::ViewFrame> m_frame;
    std::vector<QPointer<QWidget>> m_hidden;
};

}  // namespace greyscope::app
