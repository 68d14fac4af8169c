#include "app/tables/panels/values_menu.h"

#include <QContextMenuEvent>
#include <QItemSelectionModel>
#include <QMenu>

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/base/part_text.h"
#include "core/data/columns/column_clues.h"
#include "widgets/common/plain_text.h"
#include "widgets/common/theme/icon.h"
#include "widgets/present/words/visible_text.h"
#include "widgets/present/words/words.h"
#include "widgets/table/role_header.h"
#include "widgets/table/row_table.h"

namespace greyscope::app {

using widgets::captionText;
using widgets::visibleText;

namespace {

/// Returns the name of a column in an expression.
std::string quotedColumn(const std::string& name) {
    std::string quoted = "\"";
    for (const char c : name) {
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return quoted + '"';
}

}  // namespace

ValuesMenu::ValuesMenu(widgets::RowTable& table, widgets::RoleHeader& header, QObject* parent)
    : QObject(parent), m_table(table), m_header(header) {
    m_table.installEventFilter(this);  // key presses go to it, not to its viewport
    m_table.viewport()->installEventFilter(this);
    m_header.viewport()->installEventFilter(this);
}

/// Records the pointer's place before the menu is made.
bool ValuesMenu::eventFilter(QObject* object, QEvent* event) {
    if (event->type() == QEvent::ContextMenu) {
        const auto* asked = static_cast<QContextMenuEvent*>(event);
        const bool byKey = asked->reason() == QContextMenuEvent::Keyboard;
        if (object == &m_table && !byKey) {  // the viewport has handled it already
            return QObject::eventFilter(object, event);
        }
        const bool atHeading = object == m_header.viewport();
        const QModelIndex index = byKey ? m_table.currentIndex() : m_table.indexAt(asked->pos());
        m_row = atHeading ? -1 : index.row();
        m_column = atHeading ? m_header.logicalIndexAt(asked->pos()) : index.column();
    }
    return QObject::eventFilter(object, event);
}

const data::Column* ValuesMenu::column() const {
    const bool isColumn =
        m_shown.dataset && m_column >= 0 && static_cast<std::size_t>(m_column) < m_shown.dataset->columns().size();
    return isColumn ? &m_shown.dataset->columns()[static_cast<std::size_t>(m_column)] : nullptr;
}

std::vector<data::ExcludeRows> ValuesMenu::chosenRows() const {
    if (!m_shown.dataset) {
        return {};
    }
    const data::Dataset& dataset = *m_shown.dataset;
    const auto& columns = dataset.columns();
    const auto names = std::find_if(columns.begin(), columns.end(), [](const auto& each) { return each.namesTables; });
    std::map<std::string, std::set<std::size_t>> lines;
    for (const QItemSelectionRange& range : m_table.selectionModel()->selection()) {
        for (int r = range.top(); r <= range.bottom(); ++r) {
            const auto row = static_cast<std::size_t>(r);
            const bool ofPart = dataset.lines().severalFiles() && names != columns.end();
            if (const std::size_t line = ofPart ? dataset.lineInPart(row) : dataset.lineOf(row); line > 0) {
                lines[ofPart ? names->textAt(row) : std::string()].insert(line);
            }
        }
    }
    std::vector<data::ExcludeRows> marked;
    for (const auto& [part, own] : lines) {
        marked.push_back({{own.begin(), own.end()}, part});
    }
    return marked;
}

void ValuesMenu::fill(QMenu* menu) const {
    if (!m_shown.dataset) {
        return;
    }
    menu->addSeparator();
    addRows(menu);
    addCell(menu);
    addColumns(menu);
    menu->addSeparator();
}

void ValuesMenu::addRows(QMenu* menu) const {
    if (!m_table.selectionModel()->hasSelection()) {
        return;
    }
    const std::vector<data::ExcludeRows> marked = chosenRows();
    std::size_t lines = 0;
    for (const data::ExcludeRows& each : marked) {
        lines += each.lines.size();
    }
    QAction* leave = menu->addAction(
        widgets::icon(QStringLiteral("minus")),
        lines != 1 ? tr("Leave out %n lines", nullptr, widgets::counted(lines))
        : marked.front().part.empty()
            ? tr("Leave out line %1").arg(marked.front().lines.front())
            : tr("Leave out line %1 of %2")
                  .arg(QString::number(marked.front().lines.front()), visibleText(marked.front().part)));
    if (marked.empty()) {
        leave->setText(tr("Leave out (these rows do not come from lines of a file)"));
        leave->setEnabled(false);
    }
    connect(leave, &QAction::triggered, this, [this, marked] { emit leaveOutRequested(marked); });
}

void ValuesMenu::addCell(QMenu* menu) const {
    const data::Column* column = this->column();
    if (column == nullptr || m_row < 0) {
        return;
    }
    const std::string cell = column->textAt(static_cast<std::size_t>(m_row));
    const QString name = visibleText(column->name);
    const QString value = cell.empty() ? tr("empty") : visibleText(cell);
    const data::SetCell change{static_cast<std::size_t>(m_row) + 1, column->name, cell};
    menu->addAction(widgets::icon(QStringLiteral("pencil")), tr("Change the cell…"), this,
                    [this, change] { emit stepBegun(change); });
    for (const data::Test test : {data::Test::is, data::Test::isNot}) {
        const QString text =
            test == data::Test::is ? tr("Keep rows where %1 is %2") : tr("Leave out rows where %1 is %2");
        menu->addAction(widgets::icon(QStringLiteral("filter")), captionText(text.arg(name, value)), this,
                        [this, filter = data::Filter{column->name, {cell}, test}] { emit stepAdded(filter); });
    }
}

void ValuesMenu::addColumns(QMenu* menu) const {
    const data::Column* column = this->column();
    const auto add = [&](const QString& icon, const QString& text, const StepWhat& what) {
        menu->addAction(widgets::icon(icon), captionText(text), this, [this, what] { emit stepBegun(what); });
    };
    if (column != nullptr) {
        const QString name = visibleText(column->name);
        add(QStringLiteral("filter"), tr("Filter by %1…").arg(name), data::Filter{column->name, {}, data::Test::is});
        add(QStringLiteral("pencil"), data::hasNoName(column->name) ? tr("Name it…") : tr("Rename %1…").arg(name),
            data::RenameColumn{column->name, {}});
        if (!column->isNumeric()) {
            add(QStringLiteral("split"), tr("Split %1…").arg(name), data::SplitColumn{column->name, {}});
        }
    }
    std::vector<std::string> chosen;
    for (const int section : m_header.chosen()) {
        chosen.push_back(m_shown.dataset->columns()[static_cast<std::size_t>(section)].name);
    }
    if (chosen.size() > 1) {
        add(QStringLiteral("unpivot"), tr("Unpivot %n chosen columns…", nullptr, widgets::counted(chosen.size())),
            data::Unpivot{chosen, {}, {}});
    }
    add(QStringLiteral("formula"), tr("Compute a column…"),
        data::DeriveColumn{{}, column != nullptr && column->isNumeric() ? quotedColumn(column->name) : std::string()});
}

}  // namespace greyscope::app
