#include "app/pages/replication/replication_table.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QStringList>

#include <algorithm>
#include <array>
#include <utility>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"

namespace greyscope::app {

using widgets::IconInk;
using widgets::LineState;
using widgets::ReplicationRow;

namespace {

QString cell(const ReplicationRow& row, int column) {
    switch (column) {
        case ReplicationModel::where:
            return row.where;
        case ReplicationModel::quantity:
            return row.quantity;
        case ReplicationModel::values:
            return QString::number(row.values);
        case ReplicationModel::published:
            return row.published;
        case ReplicationModel::recomputed:
            return row.recomputed;
        case ReplicationModel::difference:
            return row.difference;
        default:
            return widgets::stateText(row.state);
    }
}

QString heading(int column) {
    switch (column) {
        case ReplicationModel::where:
            return ReplicationTable::tr("Location");
        case ReplicationModel::quantity:
            return ReplicationTable::tr("Quantity");
        case ReplicationModel::values:
            return ReplicationTable::tr("Values");
        case ReplicationModel::published:
            return ReplicationTable::tr("Published");
        case ReplicationModel::recomputed:
            return ReplicationTable::tr("Recomputed");
        case ReplicationModel::difference:
            return ReplicationTable::tr("Difference");
        default:
            return ReplicationTable::tr("Verdict");
    }
}

bool rightAligned(int column) {
    return column == ReplicationModel::values || column == ReplicationModel::difference;
}

}  // namespace

QIcon verdictIcon(LineState state) {
    switch (state) {
        case LineState::contradicted:
        case LineState::repeatDiffers:
        case LineState::identityFails:
            return widgets::icon(QStringLiteral("differs"), IconInk::bad);
        case LineState::otherReading:
        case LineState::criterionMissed:
            return widgets::icon(QStringLiteral("info"), IconInk::accent);
        case LineState::reproduced:
        case LineState::repeatAgrees:
        case LineState::identityHolds:
        case LineState::criterionMet:
            return widgets::icon(QStringLiteral("good"), IconInk::good);
        case LineState::notDeterminable:
        case LineState::given:
            break;
    }
    return widgets::icon(QStringLiteral("unknown"), IconInk::quiet);
}

void ReplicationModel::setRows(std::vector<ReplicationRow> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QString ReplicationModel::text() const {
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columns; ++column) {
            cells << (row < 0 ? heading(column) : cell(m_rows[static_cast<std::size_t>(row)], column));
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

int ReplicationModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ReplicationModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns);
}

QVariant ReplicationModel::data(const QModelIndex& index, int role) const {
    const ReplicationRow& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return cell(row, index.column());
        case Qt::ToolTipRole:
            return widgets::tipText(cell(row, index.column()));
        case Qt::TextAlignmentRole:
            return QVariant((rightAligned(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::DecorationRole:
            return index.column() == verdict ? QVariant(verdictIcon(row.state)) : QVariant();
        default:
            return {};
    }
}

QVariant ReplicationModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((rightAligned(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole ? QVariant(heading(section)) : QVariant();
}

ReplicationTable::ReplicationTable(QWidget* parent) : RowTable(parent), m_model(new ReplicationModel(this)) {
    setModel(m_model);
    setAlternatingRowColors(false);
    setIconSize({16, 16});
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setAccessibleName(tr("Published and calculated numbers"));
}

void ReplicationTable::setRows(std::vector<ReplicationRow> rows) {
    m_model->setRows(std::move(rows));
    layOutColumns();
}

void ReplicationTable::keyPressEvent(QKeyEvent* event) {
    // Not activated(), which some desktops emit on a single click.
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && chosenRow() >= 0) {
        emit opened(chosenRow());
        return;
    }
    RowTable::keyPressEvent(event);
}

/// Opens the calculation, instead of the derivation as in other tables.
void ReplicationTable::mouseDoubleClickEvent(QMouseEvent* event) {
    QTableView::mouseDoubleClickEvent(event);
    if (const QModelIndex index = indexAt(event->position().toPoint()); index.isValid()) {
        emit opened(index.row());
    }
}

void ReplicationTable::resizeEvent(QResizeEvent* event) {
    RowTable::resizeEvent(event);
    layOutColumns();
}

void ReplicationTable::layOutColumns() {
    // Verdict and difference are never shortened; the other columns share the rest. The counts are hidden first.
    constexpr int wideFrom = 820;
    constexpr int pad = 24;
    const QFontMetrics metrics(font());
    const auto widthOf = [&](const QString& text) { return metrics.horizontalAdvance(text) + pad; };
    int room = viewport()->width();
    setColumnHidden(ReplicationModel::values, room < wideFrom);
    int verdictWidth = widthOf(heading(ReplicationModel::verdict));
    for (int state = 0; state <= static_cast<int>(LineState::given); ++state) {
        verdictWidth = std::max(verdictWidth, widthOf(widgets::stateText(static_cast<LineState>(state))));
    }
    verdictWidth += iconSize().width();
    const std::array<std::pair<int, int>, 2> whole{
        {{ReplicationModel::difference, widthOf(QStringLiteral("−0.148697"))},
         {ReplicationModel::values, widthOf(heading(ReplicationModel::values))}}};
    room -= verdictWidth;
    for (const auto& [column, width] : whole) {
        setColumnWidth(column, width);
        room -= isColumnHidden(column) ? 0 : width;
    }
    const std::array<std::pair<int, int>, 4> shared{{{ReplicationModel::where, 23},
                                                     {ReplicationModel::quantity, 29},
                                                     {ReplicationModel::published, 24},
                                                     {ReplicationModel::recomputed, 24}}};
    // With a large font the table scrolls.
    for (const auto& [column, percent] : shared) {
        setColumnWidth(column, std::max(room * percent / 100, widthOf(heading(column))));
    }
}

}  // namespace greyscope::app
