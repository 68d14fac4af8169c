#pragma once

#include <QWidget>

class QVBoxLayout;

namespace greyscope::app {

class ActionRow;

/// The list of actions on the Start page: open the sample study, a file, a database, an empty table, the clipboard, or
/// a recent file.
class StartActions : public QWidget {
    Q_OBJECT

public:
    explicit StartActions(QWidget* parent = nullptr);
    /// Returns the row of the action that the Enter key runs.
    [[nodiscard]] ActionRow* primary() const { return m_primary; }
    /// Updates the rows of recent files: the first few of the menu of recent files.
    void showRecent();

signals:
    /// The user wants to run a command of the menus, given by the object name of its action.
    void commandRequested(const QString& action);
    void openRequested(const QString& path);

private:
    void addAction(QVBoxLayout& column, const QString& iconName, const QString& text, const QString& command,
                   const QString& key);

    ActionRow* m_primary = nullptr;
    QVBoxLayout* m_recent = nullptr;
};

}  // namespace greyscope::app
