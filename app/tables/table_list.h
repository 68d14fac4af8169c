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

/// The tables of the study, with the parts of stacked ones below them, and the commands that add tables. Open and Paste
/// request the window's command by name, so that the list does not depend on files.
class TableList : public QWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent = nullptr);
    void setTables(const std::vector<StudyTable>& tables, const std::string& current);
    /// Sets the current table; the selection of further tables stays.
    void setCurrent(const std::string& current);
    /// Shows another table that the current one can be joined with.
    void setHint(const std::optional<JoinHint>& hint);

signals:
    /// Request for a command of the menus, such as "file.add".
    void commandRequested(const QString& name);
    void tableChosen(const QString& name);
    void joinRequested(const greyscope::data::JoinTable& step);
    void removeRequested(const QString& name);
    void stackRequested(const std::vector<std::string>& names);
    void takeApartRequested(const QString& name);
    /// Request to store a copy of the table in the study file, or to stop doing so.
    void carryRequested(const QString& name, bool carry);
    /// Request to follow the table's files, or to stop doing so; `folder`: further files of their folder as well.
    void followRequested(const QString& name, bool follow, bool folder);
    void partRenamed(const QString& table, int part, const QString& name);

private:
    void addActions();
    void addTable(const StudyTable& table);
    /// Returns the names of the selected tables, each once.
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
