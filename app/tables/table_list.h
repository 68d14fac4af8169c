#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

#include "app/study/study.h"
#include "app/tables/join_hint.h"

class QAction;
class QListWidget;
class QPushButton;

namespace greyscope::widgets {
class Note;
}

namespace greyscope::app {

/// The list of the tables of the study, with the parts of stacks below them, and buttons for the commands that add
/// tables. Open and Paste request the command of the window by name, so that the list does not depend on how files are
/// opened.
class TableList : public QWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent = nullptr);
    void setTables(const std::vector<StudyTable>& tables, const std::string& current);
    /// Makes this table the current one; further selected tables stay selected.
    void setCurrent(const std::string& current);
    /// Shows a suggestion to join the current table with another one; nullopt: none.
    void setHint(const std::optional<JoinHint>& hint);

signals:
    /// The user wants to run a command of the menus, given by the object name of its action ("file.add").
    void commandRequested(const QString& name);
    void tableChosen(const QString& name);
    void joinRequested(const greyscope::data::JoinTable& step);
    void removeRequested(const QString& name);
    void stackRequested(const std::vector<std::string>& names);
    void takeApartRequested(const QString& name);
    /// The user wants the study file to store a copy of the table (true), or no longer (false).
    void carryRequested(const QString& name, bool carry);
    /// The user wants the table to follow its files, or no longer; `folder`: also new files of their folder.
    void followRequested(const QString& name, bool follow, bool folder);
    void partRenamed(const QString& table, int part, const QString& name);

private:
    void addActions();
    void addTable(const StudyTable& table);
    /// Returns the names of the selected tables, each once; for a part, the name of its stack.
    [[nodiscard]] QStringList chosen() const;
    void enableActions();
    QPushButton* commandButton(const QString& text, const QString& iconName, const QString& command);

    QListWidget* m_list;
    QPushButton* m_stackButton;
    widgets::Note* m_hint;
    QPushButton* m_join;
    std::optional<JoinHint> m_hinted;
    QAction* m_stack = nullptr;
    QAction* m_takeApart = nullptr;
    QAction* m_rename = nullptr;
    QAction* m_carry = nullptr;
    QAction* m_follow = nullptr;
    QAction* m_followFolder = nullptr;
    QAction* m_remove = nullptr;
};

}  // namespace greyscope::app
