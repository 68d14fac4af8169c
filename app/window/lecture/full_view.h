#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

#include "widgets/panels/view_frame.h"

namespace greyscope::app {

/// Shows one view of a page alone, by hiding what stands beside it on every level, and brings the rest back.
class FullView : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    /// Watches the views in `page`: their full-view buttons work from then on.
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
