#pragma once

#include <QWidget>

class QVBoxLayout;

namespace greyscope::app {

class ActionRow;

/// The actions to start with: the sample study, a file, a database, an empty table, the clipboard, and recent files.
class StartActions : public QWidget {
    Q_OBJECT

public:
    explicit StartActions(QWidget* parent = nullptr);
    /// The action of the Enter key.
    [[nodiscard]] ActionRow* primary() const { return m_primary; }
    /// Shows the first few files of the menu of recent files.
    void showRecent();

signals:
    /// Request for the command of this name.
    void commandRequested(const QString& action);
    void openRequested(const QString& path);

private:
    void addAction(QVBoxLayout& column, const QString& iconName, const QString& text, const QString& command,
                   const QString& key);

    ActionRow* m_primary = nullptr;
    QVBoxLayout* m_recent = nullptr;
};

}  // namespace greyscope::app
