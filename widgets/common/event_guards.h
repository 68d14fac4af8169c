#pragma once

#include <QObject>

namespace greyscope::widgets {

/// An event filter for the whole application. The mouse wheel over a combo box, spin box or slider without focus
/// scrolls the area below it instead of changing the value. The wheel never moves the focus.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// An event filter for the whole application. Ignores a middle click into a text box if the X selection is empty,
/// because Qt 6.4 would read the selection without checking that there is one.
class PasteGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace greyscope::widgets
