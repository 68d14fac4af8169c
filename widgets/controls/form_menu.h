#pragma once

class QMenu;
class QToolButton;
class QWidget;

namespace greyscope::widgets {

/// Shows a form as the menu's only entry, which the menu then owns.
void putInMenu(QMenu* menu, QWidget* form);

/// A form that opens below the button, which then owns it.
void setForm(QToolButton* button, QWidget* form);

}  // namespace greyscope::widgets
