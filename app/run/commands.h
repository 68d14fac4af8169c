#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMainWindow>
#include <QMenu>
#include <QPointer>

#include <functional>
#include <vector>

namespace greyscope::app {

/// The commands in the menus of a window, by name ("file.open"). Each is also an action of the window, so that its
/// shortcut works while the menu bar is hidden.
class Commands {
public:
    explicit Commands(QMainWindow& window) : m_window(window) {}

    /// Adds a new command with this name, text and shortcut to the end of a menu. `run` is called when it is chosen; it
    /// may be empty.
    QAction* add(QMenu& menu, const QString& name, const QString& text, const QKeySequence& key,
                 const std::function<void()>& run);
    /// Adds an existing action to the end of a menu, as a command with this name.
    QAction* add(QMenu& menu, const QString& name, QAction* action);
    /// Returns the action of the command with this name; nullptr if there is none.
    [[nodiscard]] QAction* named(const QString& name) const;
    /// Runs the command with this name if it exists and is enabled; otherwise does nothing.
    void run(const QString& name) const;
    /// Returns all commands in the order in which they were added.
    [[nodiscard]] std::vector<QAction*> all() const;
    [[nodiscard]] QMainWindow& window() const { return m_window; }

private:
    QMainWindow& m_window;
    std::vector<QPointer<QAction>> m_actions;
};

}  // namespace greyscope::app
