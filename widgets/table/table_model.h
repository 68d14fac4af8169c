#pragma once

#include <QAbstractTableModel>

#include <vector>

#include "widgets/present/table/table.h"

namespace greyscope::widgets {

/// A Qt table model of a Table: the columns that are shown in the window. Subclasses add check boxes or icons.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Sets the table. If it has the same shape as before, views keep their selection.
    void setTable(Table table);
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const TableColumn& column(int section) const;

    Table m_table;
    std::vector<std::size_t> m_columns;  ///< the indices of the table's columns that the window shows
};

}  // namespace greyscope::widgets
