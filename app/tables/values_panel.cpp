#include "app/tables/values_panel.h"

#include <QVBoxLayout>

#include <algorithm>

#include "widgets/panels/view_frame.h"
#include "widgets/present/visible_text.h"
#include "widgets/present/words.h"
#include "widgets/table/dataset_model.h"
#include "widgets/table/role_header.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

using widgets::ColumnHead;
using widgets::DatasetModel;
using widgets::RoleHeader;
using widgets::RowTable;
using widgets::ViewFrame;

namespace {

constexpr int kFittedColumns = 64;   ///< further ones get one width: measuring a thousand takes a while
constexpr int kCopiedRows = 100000;  ///< more do not belong on a clipboard

QString roleName(ColumnRole role, bool wide) {
    switch (role) {
        case ColumnRole::key:
            return ValuesPanel::tr("Key");
        case ColumnRole::factor:
            return wide ? ValuesPanel::tr("Axis") : ValuesPanel::tr("Factor");
        case ColumnRole::metric:
            return wide ? ValuesPanel::tr("Series") : ValuesPanel::tr("Metric");
        case ColumnRole::description:
            return ValuesPanel::tr("Description");
        case ColumnRole::ignored:
            break;
    }
    return ValuesPanel::tr("Ignore");
}

/// Whether a column's values are used as names, whatever they look like: case 1.1 is no number.
bool isLabel(const data::Column& column, ColumnRole role) {
    return !column.isNumeric() || role == ColumnRole::key;
}

/// "MB/s, 179…1610" for numbers, "labels: 8" for names.
QString captionOf(const data::Dataset& dataset, std::size_t index, ColumnRole role) {
    const data::Column& column = dataset.columns()[index];
    if (isLabel(column, role)) {
        return ValuesPanel::tr("labels: %1").arg(dataset.levels(index).count());
    }
    const data::Reach& reach = dataset.reach(index);
    QStringList parts;
    if (!column.unit.empty()) {
        parts << widgets::visibleText(column.unit);
    }
    if (reach.low <= reach.high) {
        parts << QStringLiteral("%1…%2").arg(QString::number(reach.low), QString::number(reach.high));
    }
    return widgets::listed(parts);
}

}  // namespace

ValuesPanel::ValuesPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new DatasetModel(this)),
      m_table(new RowTable),
      m_header(new RoleHeader(m_table)),
      m_frame(new ViewFrame(m_table)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setTools(true, false, true);
    m_frame->setExplanation(
        {tr("The table as it was read, with the role of every column: keys name the series, factors are what was "
            "varied, metrics are what was measured."),
         {},
         {},
         tr("Click a heading to change a role; click a row to see its line. Ctrl+C copies the chosen row.")});
    m_frame->setCopyText([this] { return asText(); });
    m_table->setModel(m_model);
    m_table->setObjectName(QStringLiteral("valuesTable"));
    m_table->setAlternatingRowColors(true);
    m_header->setHeads([this](int section) { return headOf(section); });
    connect(m_table, &RowTable::rowHovered, this, &ValuesPanel::rowHovered);
    connect(m_table, &RowTable::rowChosen, this, &ValuesPanel::rowChosen);
    connect(m_header, &RoleHeader::roleChosen, this, [this](int section, int role) {
        const data::Column& chosen = m_shown.dataset->columns()[static_cast<std::size_t>(section)];
        emit roleChosen(QString::fromStdString(chosen.name), rolesFor(m_shown, chosen)[static_cast<std::size_t>(role)]);
        m_header->refresh();  // shows what is, until the study says otherwise
    });
}

void ValuesPanel::setTable(const StudyTable& table) {
    const bool sameData = table.dataset == m_shown.dataset;
    m_shown = table;
    m_frame->setTitle(tr("Values"), tr("Rows: %1, columns: %2. Units and roles are guesses; change any role.")
                                        .arg(table.dataset->rowCount())
                                        .arg(table.dataset->columns().size()));
    if (!sameData) {
        m_model->setDataset(table.dataset);
    }
    std::vector<bool> labels;
    for (const data::Column& column : table.dataset->columns()) {
        labels.push_back(isLabel(column, roleOf(table, column.name)));
    }
    m_model->setLabels(std::move(labels));
    m_header->refresh();
    if (!sameData) {
        fitColumns();
    }
    m_frame->showView();
}

void ValuesPanel::clear() {
    m_shown = {};
    m_model->setDataset(nullptr);
    m_header->refresh();
    m_frame->showEmpty({});
}

void ValuesPanel::showRow(int row) {
    m_table->showRow(row);
}

void ValuesPanel::setLit(int row) {
    m_table->setLit(row, row < 0 ? -2 : row);
}

ColumnHead ValuesPanel::headOf(int section) const {
    if (!m_shown.dataset || m_model->isLineColumn(section)) {
        return {tr("line"), {}, -1, {}};
    }
    const auto index = static_cast<std::size_t>(section);
    const data::Column& column = m_shown.dataset->columns()[index];
    const ColumnRole role = roleOf(m_shown, column.name);
    ColumnHead head{widgets::visibleText(column.name), {}, -1, captionOf(*m_shown.dataset, index, role)};
    for (const ColumnRole each : rolesFor(m_shown, column)) {
        head.role = each == role ? static_cast<int>(head.roles.size()) : head.role;
        head.roles << roleName(each, m_shown.wide);
    }
    return head;
}

void ValuesPanel::fitColumns() {
    const int count = m_model->columnCount();
    m_header->setDefaultSectionSize(120);
    for (int section = 0; section < std::min(count, kFittedColumns); ++section) {
        m_table->resizeColumnToContents(section);
    }
}

QString ValuesPanel::asText() const {
    QString text;
    const int rows = std::min(m_model->rowCount(), kCopiedRows);
    for (int row = -1; row < rows; ++row) {
        for (std::size_t c = 0; c < m_shown.dataset->columns().size(); ++c) {
            const data::Column& column = m_shown.dataset->columns()[c];
            text += c > 0 ? QStringLiteral("\t") : QString();
            text += widgets::visibleText(row < 0 ? column.name : column.textAt(static_cast<std::size_t>(row)));
        }
        text += QLatin1Char('\n');
    }
    return text;
}

}  // namespace greyscope::app
