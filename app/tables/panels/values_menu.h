#pragma once

#include <QModelIndex>
#include <QObject>

#include <vector>

#include "app/study/step_words.h"
#include "app/study/study.h"

class QMenu;

namespace greyscope::widgets {
class RoleHeader;
class RowTable;
}  // namespace greyscope::widgets

namespace greyscope::app {

/// The commands for the rows, the cell and the columns of the values at the mouse pointer.
class ValuesMenu : public QObject {
    Q_OBJECT

public:
    ValuesMenu(widgets::RowTable& table, widgets::RoleHeader& header, QObject* parent = nullptr);
    void setTable(const StudyTable& table) { m_shown = table; }
    /// Adds the commands to the menu.
    void fill(QMenu* menu) const;
    /// Returns the selected rows by the lines of their files; empty if the lines are not known.
    [[nodiscard]] std::vector<data::ExcludeRows> chosenRows() const;

signals:
    void leaveOutRequested(const std::vector<greyscope::data::ExcludeRows>& marked) const;
    /// A complete step, to be added immediately.
    void stepAdded(const greyscope::app::StepWhat& what) const;
    /// A step that the user must complete.
    void stepBegun(const greyscope::app::StepWhat& what) const;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void addRows(QMenu* menu) const;
    void addCell(QMenu* menu) const;
    void addColumns(QMenu* menu) const;
    [[nodiscard]] const data::Column* column() const;

    widgets::RowTable& m_table;
    widgets::RoleHeader& m_header;
    StudyTable m_shown;
    int m_column = -1;  ///< column at the pointer
    int m_row = -1;     ///< -1: the heading
};

}  // namespace greyscope::app
