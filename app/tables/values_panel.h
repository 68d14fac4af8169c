#pragma once

#include <QWidget>

#include "app/study/column_roles.h"

namespace greyscope::widgets {
class DatasetModel;
class RoleHeader;
class RowTable;
struct ColumnHead;
class ViewFrame;
}  // namespace greyscope::widgets

namespace greyscope::app {

class ColumnBar;

/// The values of a table as they were understood, with what each column is used as. Rows count from 0; -1 is none.
class ValuesPanel : public QWidget {
    Q_OBJECT

public:
    explicit ValuesPanel(QWidget* parent = nullptr);
    void setTable(const StudyTable& table);
    void clear();
    void showRow(int row);
    void setLit(int row);
    [[nodiscard]] widgets::ViewFrame* frame() const { return m_frame; }

signals:
    void rowHovered(int row);
    void rowChosen(int row);
    void rolesChosen(const QStringList& columns, greyscope::app::ColumnRole role);

private:
    [[nodiscard]] widgets::ColumnHead headOf(int section) const;
    [[nodiscard]] QStringList chosenColumns() const;
    void showChoice();
    void ignoreOthers();
    void find(const QString& text, bool all);
    void fitColumns();
    [[nodiscard]] QString asText() const;

    StudyTable m_shown;
    widgets::DatasetModel* m_model;
    widgets::RowTable* m_table;
    widgets::RoleHeader* m_header;
    ColumnBar* m_bar;
    widgets::ViewFrame* m_frame;
};

}  // namespace greyscope::app
