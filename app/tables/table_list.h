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

/// The tables of the study with the parts of stacked ones below them, and where new ones come from. A click on Open or
/// Paste asks for the window's command of that name, so that the list needs to know nothing of files.
class TableList : public QWidget {
    Q_OBJECT

public:
    explicit TableList(QWidget* parent = nullptr);
    void setTables(const std::vector<StudyTable>& tables, const std::string& current);
    /// Which tables are chosen beside it stays.
    void setCurrent(const std::string& current);
    /// Another table that the current one can be joined with.
    void setHint(const std::optional<JoinHint>& hint);

signals:
    /// Of the menus: "file.add".
    void commandRequested(const QString& name);
    void tableChosen(const QString& name);
    void joinRequested(const greyscope::data::JoinTable& step);
    void removeRequested(const QString& name);
    void stackRequested(const std::vector<std::string>& names);
    void takeApartRequested(const QString& name);
    /// The study's file is to hold a copy of the table, or no longer.
    void carryRequested(const QString& name, bool carry);
    /// The table is to follow its files, or no longer; `folder`: further files of their folder as well.
    void followRequested(const QString& name, bool follow, bool folder);
    void partRenamed(const QString& table, int part, const QString& name);

private:
    void addActions();
    void addTable(const StudyTable& table);
    /// Names of the tables that are chosen, each once.
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
