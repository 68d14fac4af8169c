#include "app/run/commands.h"

namespace greyscope::app {

QAction* Commands::add(QMenu& menu, const QString& name, const QString& text, const QKeySequence& key,
                       const std::function<void()>& run) {
    auto* action = new QAction(text, &m_window);
    action->setShortcut(key);
    if (run) {
        QObject::connect(action, &QAction::triggered, &m_window, run);
    }
    return add(menu, name, action);
}

QAction* Commands::add(QMenu& menu, const QString& name, QAction* action) {
    action->setObjectName(name);
    menu.addAction(action);
    m_window.addAction(action);
    m_actions.emplace_back(action);
    return action;
}

QAction* Commands::named(const QString& name) const {
    for (QAction* action : all()) {
        if (action->objectName() == name) {
            return action;
        }
    }
    return nullptr;
}

void Commands::run(const QString& name) const {
    if (QAction* action = named(name)) {
        action->trigger();
    }
}

std::vector<QAction*> Commands::all() const {
    std::vector<QAction*> actions;
    for (const auto& action : m_actions) {
        if (action) {
            actions.push_back(action);
        }
    }
    return actions;
}

}  // namespace greyscope::app
