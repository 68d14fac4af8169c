#pragma once

#include <QWidget>

class QVBoxLayout;

namespace greyscope::app {

class ActionRow;

/// What work can begin with: the sample study, a file, a database, an empty table, the clipboard, and what was open
/// last.
class StartActions : public QWidget {
    Q_OBJECT

public:
    explicit StartActions(QWidget* parent = nullptr);
    /// What Enter does.
    [[nodiscard]] ActionRow* primary() const { return m_primary; }
    /// The files of the menu of recent ones, the first few.
    void showRecent();

signals:
    /// The action of this name is wanted.
    void commandRequested(const QString& action);
    void openRequested(const QString& path);

private:
    void addAction(QVBoxLayout& column, const QString& iconName, const QString& text, const QString& command,
                   const QString& key);

    ActionRow* m_primary = nullptr;
    QVBoxLayout* m_recent = nullptr;
};

}  // namespace greyscope::app
