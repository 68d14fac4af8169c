#pragma once

class QMenu;
class QToolButton;
class QWidget;

namespace greyscope::widgets {

/// Makes a form the only entry of a menu, so that opening the menu shows the form. The menu takes ownership of the
/// form.
void putInMenu(QMenu* menu, QWidget* form);

/// Makes a button show a form below it when it is pressed. The button takes ownership of the form.
void setForm(QToolButton* button, QWidget* form);

}  // namespace greyscope::widgets
