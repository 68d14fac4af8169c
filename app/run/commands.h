#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>

#include <functional>
#include <vector>

namespace greyscope::app {

/// The commands of a window's menus, by name ("file.open"). Each is an action of the window as well, so that its key
/// works while the menu bar is hidden.
class Commands {
public:
    explicit Commands(QMainWindow& window) : m_window(window) {}

    /// A new command at the end of the menu; `run` may be empty.
    QAction* add(QMenu& menu, const QString& name, const QString& text, const QKeySequence& key,
                 const std::function<void()>& run);
    /// The same of an action that exists.
    QAction* add(QMenu& menu, const QString& name, QAction* action);
    /// Null where there is no such command.
    [[nodiscard]] QAction* named(const QString& name) const;
    /// Runs the command where it exists and is enabled.
    void run(const QString& name) const;
    /// In the order in which they were added.
    [[nodiscard]] std::vector<QAction*> all() const;
    [[nodiscard]] QMainWindow& window() const { return m_window; }

private:
    QMainWindow& m_window;
    std::vector<QPointer<QAction>> m_actions;
};

}  // namespace greyscope::app
