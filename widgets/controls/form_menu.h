#pragma once

class QMenu;
class QToolButton;
class QWidget;

namespace greyscope::widgets {

/// Shows a form as the only entry of a menu, which takes ownership.
void putInMenu(QMenu* menu, QWidget* form);

/// Shows a form below the button when it is pressed; the button takes ownership.
void setForm(QToolButton* button, QWidget* form);

}  // namespace greyscope::widgets
