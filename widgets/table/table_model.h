#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// The columns of a table that stand in the window, for any view of Qt's. A model of more than a table (check boxes,
/// icons) is a subclass.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// A table of the same shape as before keeps what is chosen in the views.
    void setTable(Table table);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const TableColumn& column(int section) const;

    Table m_table;
    std::vector<std::size_t> m_columns;  ///< of the table, those of the window
};

}  // namespace greyscope::widgets
