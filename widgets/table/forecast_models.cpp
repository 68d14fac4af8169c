#include "widgets/table/forecast_models.h"

#include <algorithm>

#include "widgets/common/plain_text.h"
#include "widgets/present/words/number_text.h"

namespace greyscope::widgets {

namespace {

/// Columns behind the hold-out error.
enum Tail { holdout, ratio, share, tailCount };

QString number(const std::optional<double>& value, int decimals, const QString& suffix = {}) {
    return value ? fixedText(*value, decimals) + suffix : QStringLiteral("–");
}

}  // namespace

void ForecastModels::setTable(const ModelTable& table) {
    const bool sameShape = table.rows.size() == m_table.rows.size() && table.stepNames == m_table.stepNames;
    if (!sameShape) {
        beginResetModel();
        m_table = table;
        endResetModel();
        return;
    }
    m_table = table;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
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

int ForecastModels::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ForecastModels::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : holdoutColumn() + tailCount;
}

QVariant ForecastModels::data(const QModelIndex& index, int role) const {
    const ModelRow& row = m_table.rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::ToolTipRole:
            return column == parameters || !row.failure.isEmpty() || !row.doubt.isEmpty()
                       ? QVariant(tipText(parametersCell(row)))
                       : QVariant();
        case Qt::TextAlignmentRole:
            return QVariant::fromValue(Qt::AlignVCenter | (column <= parameters ? Qt::AlignLeft : Qt::AlignRight));
        case Qt::CheckStateRole:
            return column == model ? QVariant(row.shown && row.failure.isEmpty() ? Qt::Checked : Qt::Unchecked)
                                   : QVariant();
        case valueRole:
            return column == holdoutColumn() && row.holdoutError ? QVariant(*row.holdoutError) : QVariant();
        default:
            return {};
    }
}

QString ForecastModels::text(const ModelRow& row, int column) const {
    if (column == model) {
        return row.look.title;
    }
    if (column == parameters) {
        return parametersCell(row);
    }
    if (column == fitError) {
        return number(row.fitError, 2, tr(" %"));
    }
    const auto step = static_cast<std::size_t>(column - firstStep);
    if (step < m_table.stepNames.size()) {
        return step < row.steps.size() ? row.steps[step] : QStringLiteral("–");
    }
    switch (column - holdoutColumn()) {
        case holdout:
            return number(row.holdoutError, 2, tr(" %"));
        case ratio:
            return number(row.varianceRatio, 3);
        default:
            return number(row.smallErrorShare, 2);
    }
}

QVariant ForecastModels::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(Qt::AlignVCenter | (section <= parameters ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const auto step = static_cast<std::size_t>(section - firstStep);
    if (section >= firstStep && step < m_table.stepNames.size()) {
        return m_table.stepNames[step];
    }
    const QString names[]{tr("Model"), tr("Parameters"), tr("Fit MAPE")};
    const QString tail[]{m_table.backtest ? tr("Backtest MAPE ▴") : tr("Hold-out MAPE ▴"), tr("C"), tr("P")};
    return section < firstStep ? names[section] : tail[section - holdoutColumn()];
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
