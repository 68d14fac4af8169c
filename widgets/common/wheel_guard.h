#pragma once

#include <QObject>

namespace greyscope::widgets {

/// Watches the whole application: the mouse wheel over a combo box, a spin box or a slider that has not the focus
/// scrolls what lies below it instead of changing a value, and turning the wheel gives nobody the focus.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace greyscope::widgets
