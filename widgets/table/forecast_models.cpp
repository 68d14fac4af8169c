#include "widgets/table/forecast_models.h"

#include <algorithm>

#include "widgets/common/plain_text.h"

namespace greyscope::widgets {

namespace {

/// Columns after the hold-out error.
enum Tail { holdout, ratio, share };

}  // namespace

void ForecastModels::setTable(const ModelTable& table) {
    m_table = table;
    TableModel::setTable(table.table);
}

double ForecastModels::largestError() const {
    double largest = 0.0;
    for (const ModelRow& row : m_table.rows) {
        largest = std::max(largest, row.holdoutError.value_or(0.0));
    }
    return largest;
}

bool ForecastModels::isBold(int row, int column) const {
    return column == model ? !m_table.rows[static_cast<std::size_t>(row)].optional : column == holdoutColumn();
}

QString ForecastModels::stepBehind(int column) const {
    if (column == parameters) {
        return QStringLiteral("a");
    }
    if (column == fitError) {
        return QStringLiteral("mape");
    }
    const int tail = column - holdoutColumn();
    return tail == holdout ? QStringLiteral("held.mape")
           : tail == ratio ? QStringLiteral("C-ratio")
           : tail == share ? QStringLiteral("P")
                           : QString();
}

QVariant ForecastModels::data(const QModelIndex& index, int role) const {
    const ModelRow& row = m_table.rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
        case Qt::ToolTipRole:
            return column == parameters || !row.failure.isEmpty() || !row.doubt.isEmpty()
                       ? QVariant(
                             tipText(TableModel::data(index.siblingAtColumn(parameters), Qt::DisplayRole).toString()))
                       : QVariant();
        case Qt::CheckStateRole:
            return column == model ? QVariant(row.shown && row.failure.isEmpty() ? Qt::Checked : Qt::Unchecked)
                                   : QVariant();
        case valueRole:
            return column == holdoutColumn() && row.holdoutError ? QVariant(*row.holdoutError) : QVariant();
        default:
            return TableModel::data(index, role);
    }
}

/// Marks that the rows are sorted by the error on test points.
QVariant ForecastModels::headerData(int section, Qt::Orientation orientation, int role) const {
    const QVariant heading = TableModel::headerData(section, orientation, role);
    return role == Qt::DisplayRole && section == holdoutColumn() && heading.isValid()
               ? QVariant(heading.toString() + QStringLiteral(" ▴"))
               : heading;
}

Qt::ItemFlags ForecastModels::flags(const QModelIndex& index) const {
    const ModelRow& row = m_table.rows[static_cast<std::size_t>(index.row())];
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == model && row.optional && row.failure.isEmpty()) {
        flags |= Qt::ItemIsUserCheckable;
    }
    return flags;
}

bool ForecastModels::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole) {
        return false;
    }
    emit shownEdited(QString::fromStdString(m_table.rows[static_cast<std::size_t>(index.row())].name),
                     value.toInt() == Qt::Checked);
    return true;
}

}  // namespace greyscope::widgets
