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

/// The context menu for the values of a table, with commands for the rows, the cell and the columns at the mouse
/// pointer.
class ValuesMenu : public QObject {
    Q_OBJECT

public:
    ValuesMenu(widgets::RowTable& table, widgets::RoleHeader& header, QObject* parent = nullptr);
    void setTable(const StudyTable& table) { m_shown = table; }
    /// Adds to `menu` the commands for the row, the cell and the column at the mouse pointer.
    void fill(QMenu* menu) const;
    /// Returns the selected rows, given by their lines in the files; empty if the lines are not known.
    [[nodiscard]] std::vector<data::ExcludeRows> chosenRows() const;

signals:
    void leaveOutRequested(const std::vector<greyscope::data::ExcludeRows>& marked) const;
    /// The user has chosen a command whose step is complete; it is to be added immediately.
    void stepAdded(const greyscope::app::StepWhat& what) const;
    /// The user has chosen a command whose step needs further input; its controls are to be shown.
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
    int m_column = -1;  ///< index of the column at the pointer
    int m_row = -1;     ///< index of the row at the pointer; -1: the heading
};

}  // namespace greyscope::app
