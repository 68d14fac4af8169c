#pragma once

#include <QObject>

namespace greyscope::widgets {

/// An event filter for the whole application. If a combo box, spin box or slider does not have the focus, the mouse
/// wheel does not change its value but scrolls the area that contains it. The wheel never moves the focus.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// An event filter for the whole application. It ignores a middle click into a text box if the X selection is empty. Qt
/// 6.4 would read the selection without checking that there is one.
class PasteGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace greyscope::widgets
