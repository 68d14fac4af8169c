#include "widgets/controls/form_menu.h"

#include <QMenu>
#include <QToolButton>
#include <QWidgetAction>

namespace greyscope::widgets {

void putInMenu(QMenu* menu, QWidget* form) {
    auto* action = new QWidgetAction(menu);
    action->setDefaultWidget(form);
    menu->addAction(action);
}

void setForm(QToolButton* button, QWidget* form) {
    auto* menu = new QMenu(button);
    putInMenu(menu, form);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
}

}  // namespace greyscope::widgets
