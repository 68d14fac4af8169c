#include "widgets/table/table_model.h"

#include <QFont>

#include <utility>

#include "widgets/common/plain_text.h"
#include "widgets/present/table/table_text.h"

namespace greyscope::widgets {

namespace {

QVariant alignmentOf(const TableColumn& column) {
    return QVariant::fromValue(Qt::AlignVCenter | (column.isText ? Qt::AlignLeft : Qt::AlignRight));
}

}  // namespace

void TableModel::setTable(Table table) {
    std::vector<std::size_t> columns = table.columnsIn(kWindow);
    const bool sameShape = table.rows.size() == m_table.rows.size() && columns == m_columns;
    if (!sameShape) {
        beginResetModel();
    }
    m_table = std::move(table);
    m_columns = std::move(columns);
    if (!sameShape) {
        endResetModel();
    } else if (rowCount() > 0 && columnCount() > 0) {
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

int TableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int TableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant TableModel::data(const QModelIndex& index, int role) const {
    const TableColumn& shown = column(index.column());
    const TableCell& cell =
        m_table.rows[static_cast<std::size_t>(index.row())][m_columns[static_cast<std::size_t>(index.column())]];
    switch (role) {
        case Qt::DisplayRole:
            return cellText(shown, cell);
        case Qt::ToolTipRole:
            return cell.remark.isEmpty() ? QVariant() : QVariant(tipText(cell.remark));
        case Qt::TextAlignmentRole:
            return alignmentOf(shown);
        case Qt::FontRole: {
            QFont font;
            font.setBold(true);
            return cell.strong ? QVariant(font) : QVariant();
        }
        default:
            return {};
    }
}

QVariant TableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    return role == Qt::DisplayRole         ? QVariant(headingText(column(section)))
           : role == Qt::TextAlignmentRole ? alignmentOf(column(section))
                                           : QVariant();
}

const TableColumn& TableModel::column(int section) const {
    return m_table.columns[m_columns[static_cast<std::size_t>(section)]];
}

}  // namespace greyscope::widgets
