#include "widgets/table/dataset_model.h"

#include <QGuiApplication>

#include "widgets/common/theme/theme.h"
#include "widgets/present/words/visible_text.h"

namespace greyscope::widgets {

void DatasetModel::setDataset(std::shared_ptr<const data::Dataset> dataset) {
    beginResetModel();
    m_dataset = std::move(dataset);
    m_labels.clear();
    setRows(m_dataset ? m_dataset->rowCount() : 0);
    m_hasLines = m_dataset && m_dataset->rowCount() > 0 && m_dataset->lineInPart(0) > 0;
    endResetModel();
}

void DatasetModel::setLabels(std::vector<bool> labels) {
    m_labels = std::move(labels);
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::TextAlignmentRole});
    }
}

bool DatasetModel::isLabel(int column) const {
    const auto c = static_cast<std::size_t>(column);
    return c < m_labels.size() ? m_labels[c] : !isLineColumn(column) && !m_dataset->columns()[c].isNumeric();
}

bool DatasetModel::isLineColumn(int column) const {
    return m_hasLines && column == columnCount() - 1;
}

int DatasetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_dataset ? 0 : static_cast<int>(m_dataset->columns().size()) + (m_hasLines ? 1 : 0);
}

QVariant DatasetModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_dataset) {
        return {};
    }
    const auto row = static_cast<std::size_t>(index.row());
    const bool isLine = isLineColumn(index.column());
    const data::Column* column = isLine ? nullptr : &m_dataset->columns()[static_cast<std::size_t>(index.column())];
    const bool missing = column && column->missingAt(row);
    switch (role) {
        case Qt::DisplayRole:
            if (isLine) {
                const std::size_t line = m_dataset->lineInPart(row);
                const std::string table = line > 0 ? m_dataset->tableOf(row) : std::string();
                return (table.empty() ? QString() : visibleText(table) + QLatin1Char(':')) + QString::number(line);
            }
            if (const std::string written = column->writtenAt(row); !written.empty()) {
                return visibleText(written);
            }
            return missing ? QStringLiteral("–") : QString();
        case Qt::TextAlignmentRole:
            return QVariant::fromValue((isLabel(index.column()) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        case Qt::ForegroundRole:
            return isLine || missing ? QVariant(Theme::of(QGuiApplication::palette()).text3) : QVariant();
        default:
            return {};
    }
}

QVariant DatasetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || !m_dataset) {
        return {};
    }
    if (orientation == Qt::Vertical) {
        return section + 1;
    }
    if (isLineColumn(section)) {
        return tr("line");
    }
    return visibleText(m_dataset->columns()[static_cast<std::size_t>(section)].name);
}

}  // namespace greyscope::widgets
