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

/// What can be done with the rows, the cell and the columns of the values that a user points at.
class ValuesMenu : public QObject {
    Q_OBJECT

public:
    ValuesMenu(widgets::RowTable& table, widgets::RoleHeader& header, QObject* parent = nullptr);
    void setTable(const StudyTable& table) { m_shown = table; }
    /// Adds its commands.
    void fill(QMenu* menu) const;
    /// The chosen rows by the lines of their files; none where they are not known.
    [[nodiscard]] std::vector<data::ExcludeRows> chosenRows() const;

signals:
    void leaveOutRequested(const std::vector<greyscope::data::ExcludeRows>& marked) const;
    /// A step that says all, to be added at once.
    void stepAdded(const greyscope::app::StepWhat& what) const;
    /// A step that lacks something.
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
    int m_column = -1;  ///< that the user pointed at
    int m_row = -1;     ///< -1: at the heading
};

}  // namespace greyscope::app
