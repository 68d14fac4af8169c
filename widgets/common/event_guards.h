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

/// Watches the whole application: a click of the middle button into a text box, which pastes what is selected
/// somewhere, does nothing where nothing is. Qt 6.4 reads the selection without a look whether there is one.
class PasteGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace greyscope::widgets
