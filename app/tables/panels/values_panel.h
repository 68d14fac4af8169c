#pragma once

#include <QWidget>

#include "app/study/tables/column_roles.h"

namespace greyscope::widgets {
class DatasetModel;
class RoleHeader;
class RowTable;
struct ColumnHead;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class ColumnBar;
class ValuesMenu;

/// The panel for the values of a table as they were read, with the role of each column. Rows are counted from 0; -1
/// means no row.
class ValuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit ValuesPanel(QWidget* parent = nullptr);
    /// Shows a table, or its state after `steps` steps of its recipe. Roles can only be changed in the state after the
    /// last step.
    void setTable(const StudyTable& table, std::size_t steps);
    [[nodiscard]] const std::shared_ptr<const data::Dataset>& dataset() const { return m_shown.dataset; }
    [[nodiscard]] ValuesMenu& menu() const { return *m_menu; }
    /// Returns the names of the columns whose headings are selected.
    [[nodiscard]] std::vector<std::string> columns() const;
    void clear();
    void showRow(int row);
    void setLit(int row);
    /// Returns the table view, which emits the row that the mouse is over or that is selected.
    [[nodiscard]] const widgets::RowTable& table() const { return *m_table; }
    [[nodiscard]] widgets::ViewFrame* frame() const { return m_frame; }

signals:
    void columnsChosen();
    void rolesChosen(const QStringList& columns, greyscope::app::ColumnRole role);
    /// The user wants to read these columns in this unit.
    void unitChosen(const QStringList& columns, const QString& unit);

private:
    [[nodiscard]] widgets::ColumnHead headOf(int section) const;
    [[nodiscard]] QStringList chosenColumns() const;
    void showChoice();
    void ignoreOthers();
    void find(const QString& text, bool all);
    void fitColumns();
    [[nodiscard]] QString asText() const;

    StudyTable m_shown;
    bool m_last = true;  ///< whether the state after the last step is shown
    widgets::DatasetModel* m_model;
    widgets::RowTable* m_table;
    widgets::RoleHeader* m_header;
    ColumnBar* m_bar;
    ValuesMenu* m_menu;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
