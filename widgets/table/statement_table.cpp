#include "widgets/table/statement_table.h"

#include <QAbstractTableModel>
#include <QHeaderView>

#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/present/spec/stated_marks.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

enum Column { claim, criterion, simulated, verdict, restsOn, columns };

QIcon iconOf(StatementRow::State state) {
    switch (state) {
        case StatementRow::State::holds:
            return icon(QStringLiteral("good"), IconInk::good);
        case StatementRow::State::fitted:
            return icon(QStringLiteral("info"), IconInk::accent);
        case StatementRow::State::fails:
            return icon(QStringLiteral("differs"), IconInk::bad);
        case StatementRow::State::beside:
            break;
    }
    return icon(QStringLiteral("differs"), IconInk::quiet);
}

QString cell(const StatementRow& row, int column) {
    switch (column) {
        case claim:
            return claimCell(row);
        case criterion:
            return row.criterion;
        case simulated:
            return row.simulated;
        case verdict:
            return stateText(row.state);
        default:
            return row.restsOn;
    }
}

QString tipOf(const StatementRow& row) {
    QStringList lines{QStringLiteral("%1 (%2)").arg(row.claim, row.place), row.reading};
    if (!row.restsOn.isEmpty()) {
        lines << Words::tr("Depends on: %1").arg(row.restsOn);
    }
    return lines.join(QLatin1Char('\n'));
}

QString heading(int column) {
    switch (column) {
        case claim:
            return Words::tr("Statement");
        case criterion:
            return Words::tr("Required");
        case simulated:
            return Words::tr("Simulated");
        case verdict:
            return Words::tr("Verdict");
        default:
            return Words::tr("Depends on");
    }
}

}  // namespace

class StatementTable::Model final : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;
    void setRows(std::vector<StatementRow> rows) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const std::vector<StatementRow>& rows() const { return m_rows; }
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(columns);
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override {
        const StatementRow& row = m_rows[static_cast<std::size_t>(index.row())];
        if (role == Qt::DisplayRole) {
            return cell(row, index.column());
        }
        if (role == Qt::ToolTipRole) {
            return tipText(tipOf(row));
        }
        if (role == Qt::DecorationRole && index.column() == verdict) {
            return iconOf(row.state);
        }
        return role == Qt::TextAlignmentRole && index.column() == simulated
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant();
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override {
        return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(heading(section)) : QVariant();
    }

private:
    std::vector<StatementRow> m_rows;
};

StatementTable::StatementTable(QWidget* parent) : RowTable(parent), m_model(new Model(this)) {
    setModel(m_model);
    setAccessibleName(tr("Statements"));
    setIconSize({16, 16});
    verticalHeader()->hide();
    horizontalHeader()->setStretchLastSection(true);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(this, &RowTable::rowHovered, this, [this](int row) { light(row, false); });
    connect(this, &RowTable::rowChosen, this, [this](int row) { light(row, true); });
}

void StatementTable::setRows(std::vector<StatementRow> rows) {
    m_model->setRows(std::move(rows));
    layOutColumns();
}

const std::vector<StatementRow>& StatementTable::rows() const {
    return m_model->rows();
}

void StatementTable::light(int row, bool choose) {
    if (m_highlight) {
        const Targets targets = row >= 0 && static_cast<std::size_t>(row) < rows().size()
                                    ? statementLink(rows()[static_cast<std::size_t>(row)].number).lights
                                    : Targets{};
        choose ? m_highlight->choose(targets) : m_highlight->hover(targets);
    }
}

void StatementTable::resizeEvent(QResizeEvent* event) {
    RowTable::resizeEvent(event);
    layOutColumns();
}

void StatementTable::layOutColumns() {
    constexpr int wideFrom = 900;
    const int room = viewport()->width();
    setColumnHidden(restsOn, room < wideFrom);
    const bool wide = room >= wideFrom;
    setColumnWidth(claim, room * (wide ? 34 : 40) / 100);
    setColumnWidth(criterion, room * (wide ? 14 : 24) / 100);
    setColumnWidth(simulated, room * (wide ? 10 : 18) / 100);
    setColumnWidth(verdict, room * (wide ? 14 : 18) / 100);
}

}  // namespace greyscope::widgets
