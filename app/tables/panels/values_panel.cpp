#include "app/tables/panels/values_panel.h"

#include <QMenu>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

#include "app/tables/column_bar.h"
#include "app/tables/panels/values_menu.h"
#include "app/tables/reach_text.h"
#include "core/base/contains.h"
#include "core/data/columns/calendar.h"
#include "widgets/common/theme/theme.h"
#include "widgets/panels/view_frame.h"
#include "widgets/present/trends/trend_names.h"
#include "widgets/present/words/role_words.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"
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

constexpr int kFittedColumns = 64;   ///< further ones get one width, because measuring takes time
constexpr int kCopiedRows = 100000;  ///< maximum for the clipboard

/// Returns the colour of a role's dot.
QColor inkOf(ColumnRole role, const widgets::Theme& theme) {
    switch (role) {
        case ColumnRole::key:
            return {0x00, 0x72, 0xB2};
        case ColumnRole::factor:
            return theme.good;
        case ColumnRole::metric:
            return {0xD5, 0x5E, 0x00};
        case ColumnRole::repetition:
            return {0xCC, 0x79, 0xA7};
        case ColumnRole::description:
        case ColumnRole::ignored:
            break;
    }
    return theme.text3;
}

QWidget* below(QWidget* bar, QWidget* table) {
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(bar);
    column->addWidget(table, 1);
    return both;
}

/// Whether a column's values are used as names, even if they look like numbers, such as case 1.1.
bool isLabel(const data::Column& column, ColumnRole role) {
    return !column.isNumeric() || role == ColumnRole::key;
}

/// Returns "MB/s, 179…1610" for numbers, "labels: 8" for names.
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
    const auto seconds = data::epochUnit(column);
    if (seconds && reach.low <= reach.high) {
        parts << widgets::timeText(*seconds * reach.low) + QStringLiteral("…") +
                     widgets::timeText(*seconds * reach.high);
    } else if (reach.low <= reach.high) {
        parts << reachText(reach);
    }
    return widgets::listed(parts);
}

}  // namespace

ValuesPanel::ValuesPanel(QWidget* parent)
    : QWidget(parent),
      m_model(new DatasetModel(this)),
      m_table(new RowTable),
      m_header(new RoleHeader(m_table)),
      m_bar(new ColumnBar),
      m_menu(new ValuesMenu(*m_table, *m_header, this)),
      m_frame(new ViewFrame(below(m_bar, m_table))) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_frame);
    m_frame->setTools(true, false, true);
    m_frame->setExplanation(
        {tr("The table as read, with the role of every column: keys name the series, factors were varied, metrics were "
            "measured; rows that differ only in a repetition column are repeats."),
         {},
         {},
         tr("Change a role in a heading, or select several headings with Ctrl or Shift and change all. Click a row to "
            "see its line; select several rows to leave them out with the context menu. Ctrl+C copies the selected "
            "rows.")});
    m_frame->setCopyText([this] { return asText(); });
    m_table->setModel(m_model);
    m_table->setObjectName(QStringLiteral("valuesTable"));
    m_table->setAccessibleName(tr("Values"));
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(m_frame, &ViewFrame::menuRequested, m_menu, &ValuesMenu::fill);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_header->setHeads([this](int section) { return headOf(section); });
    connect(m_header, &RoleHeader::roleChosen, this, [this](int section, int role) {
        const data::Column& chosen = m_shown.dataset->columns()[static_cast<std::size_t>(section)];
        emit rolesChosen({QString::fromStdString(chosen.name)},
                         rolesFor(m_shown, chosen)[static_cast<std::size_t>(role)]);
        m_header->refresh();  // shows the present values until the study changes
    });
    connect(m_header, &RoleHeader::choiceChanged, this, &ValuesPanel::showChoice);
    connect(m_bar, &ColumnBar::roleChosen, this, [this](ColumnRole role) { emit rolesChosen(chosenColumns(), role); });
    connect(m_bar, &ColumnBar::unitChosen, this,
            [this](const QString& unit) { emit unitChosen(chosenColumns(), unit); });
    connect(m_bar, &ColumnBar::othersIgnored, this, &ValuesPanel::ignoreOthers);
    connect(m_bar, &ColumnBar::sought, this, &ValuesPanel::find);
}

void ValuesPanel::setTable(const StudyTable& table, std::size_t steps) {
    const bool sameData = table.dataset == m_shown.dataset;
    const bool sameTable = table.name == m_shown.name && table.path == m_shown.path;
    m_shown = table;
    m_last = steps == table.recipe.size();
    m_menu->setTable(table);
    const QString about =
        m_last ? tr("Rows: %1, columns: %2. Roles are guesses: point at one to see the reason; any can be changed.")
               : tr("Rows: %1, columns: %2. Choose the last step to change the roles of columns.");
    m_frame->setTitle(
        table.recipe.empty() ? tr("Values")
        : steps == 0         ? tr("Values as they were read")
                             : tr("Values after step %1").arg(steps + 1),
        about.arg(QString::number(table.dataset->rowCount()), QString::number(table.dataset->columns().size())));
    if (!sameData) {
        m_model->setDataset(table.dataset);
    }
    std::vector<bool> labels;
    for (const data::Column& column : table.dataset->columns()) {
        labels.push_back(isLabel(column, roleOf(table, column.name)));
    }
    m_model->setLabels(std::move(labels));
    if (!sameTable) {
        m_header->choose({});
    }
    m_header->refresh();
    if (!sameData) {
        fitColumns();
    }
    showChoice();
    m_frame->showView();
}

void ValuesPanel::clear() {
    m_shown = {};
    m_menu->setTable({});
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
        return {tr("line"), {}, -1, {}, {}, {}, true};
    }
    const auto index = static_cast<std::size_t>(section);
    const data::Column& column = m_shown.dataset->columns()[index];
    const ColumnRole role = roleOf(m_shown, column.name);
    ColumnHead head{widgets::visibleText(column.name), {}, -1, captionOf(*m_shown.dataset, index, role)};
    for (const ColumnRole each : m_last ? rolesFor(m_shown, column) : std::vector<ColumnRole>()) {
        head.role = each == role ? static_cast<int>(head.roles.size()) : head.role;
        head.roles << widgets::roleText(each, m_shown.wide);
        head.dots.push_back(inkOf(each, widgets::Theme::of(palette())));
    }
    if (m_last && m_shown.guess && index < m_shown.guess->reasons.size()) {
        head.tip = widgets::roleReasonText(column, role, m_shown.wide, m_shown.guess->reasons[index],
                                           m_shown.guess->facts[index]);
    }
    return head;
}

QStringList ValuesPanel::chosenColumns() const {
    QStringList columns;
    for (const int section : m_header->chosen()) {
        columns << QString::fromStdString(m_shown.dataset->columns()[static_cast<std::size_t>(section)].name);
    }
    return columns;
}

std::vector<std::string> ValuesPanel::columns() const {
    std::vector<std::string> names;
    for (const QString& name : chosenColumns()) {
        names.push_back(name.toStdString());
    }
    return names;
}

/// The bar offers the roles and units that all selected columns can have.
void ValuesPanel::showChoice() {
    std::vector<ColumnRole> roles;
    std::vector<std::string> units;
    for (const int section : m_last ? m_header->chosen() : std::set<int>()) {
        const data::Column& column = m_shown.dataset->columns()[static_cast<std::size_t>(section)];
        const auto own = rolesFor(m_shown, column);
        const auto ownUnits = readableIn(column);
        if (section == *m_header->chosen().begin()) {
            roles = own;
            units = ownUnits;
        }
        std::erase_if(roles, [&](ColumnRole role) { return !base::contains(own, role); });
        std::erase_if(units, [&](const std::string& unit) { return !base::contains(ownUnits, unit); });
    }
    QStringList names;
    for (const std::string& unit : units) {
        names << QString::fromStdString(unit);
    }
    m_bar->setChosen(m_header->chosen().size(), roles, m_shown.wide, names);
    emit columnsChosen();
}

void ValuesPanel::ignoreOthers() {
    QStringList others;
    for (const data::Column& column : m_shown.dataset->columns()) {
        others << QString::fromStdString(column.name);
    }
    for (const QString& chosen : chosenColumns()) {
        others.removeAll(chosen);
    }
    emit rolesChosen(others, ColumnRole::ignored);
}

/// Scrolls to the first column with a matching name; selects all of them if `all`.
void ValuesPanel::find(const QString& text, bool all) {
    std::set<int> found;
    for (std::size_t c = 0; m_shown.dataset && !text.isEmpty() && c < m_shown.dataset->columns().size(); ++c) {
        const QString name = QString::fromStdString(m_shown.dataset->columns()[c].name);
        if (name.contains(text, Qt::CaseInsensitive)) {
            found.insert(static_cast<int>(c));
        }
    }
    if (!found.empty()) {
        m_table->horizontalScrollBar()->setValue(m_header->sectionPosition(*found.begin()));
    }
    if (all) {
        m_header->choose(std::move(found));
        showChoice();
    }
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
            text += widgets::visibleText(row < 0 ? column.name : column.writtenAt(static_cast<std::size_t>(row)));
        }
        text += QLatin1Char('\n');
    }
    return text;
}

}  // namespace greyscope::app
