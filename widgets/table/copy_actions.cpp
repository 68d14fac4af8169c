#include "widgets/table/copy_actions.h"

#include <QAbstractItemView>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QTableView>

#include <set>

#include "widgets/common/names/separated_text.h"
#include "widgets/present/words/words.h"

namespace greyscope::widgets {

namespace {

QStringList rowOf(const QAbstractItemView& view, int row) {
    const QAbstractItemModel& model = *view.model();
    const auto* table = qobject_cast<const QTableView*>(&view);
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        if (table == nullptr || !table->isColumnHidden(column)) {
            cells << (row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data()).toString();
        }
    }
    return cells;
}

/// The headings and the chosen rows; none without a chosen row.
std::vector<QStringList> chosenRows(const QAbstractItemView& view) {
    constexpr std::size_t copiedAtMost = 100'000;  // more do not belong on a clipboard
    std::set<int> rows;
    for (const QItemSelectionRange& range : view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && rows.size() < copiedAtMost; ++row) {
            rows.insert(row);
        }
    }
    std::vector<QStringList> lines;
    for (const int row : rows) {
        if (lines.empty()) {
            lines.push_back(rowOf(view, -1));
        }
        lines.push_back(rowOf(view, row));
    }
    return lines;
}

}  // namespace

void addCopyActions(QAbstractItemView* table) {
    const auto add = [table](const QString& text, const QKeySequence& key, QString (*line)(const QStringList&)) {
        auto* action = new QAction(text, table);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, table, [table, line] {
            QString copied;
            for (const QStringList& cells : chosenRows(*table)) {
                copied += line(cells) + QLatin1Char('\n');
            }
            if (!copied.isEmpty()) {
                QGuiApplication::clipboard()->setText(copied);
            }
        });
        table->addAction(action);
        action->setObjectName(key.isEmpty() ? QStringLiteral("table.copyCsv") : QStringLiteral("table.copy"));
    };
    add(Words::tr("Copy the chosen rows"), QKeySequence::Copy,
        [](const QStringList& cells) { return cells.join(QLatin1Char('\t')); });
    add(Words::tr("Copy the chosen rows as CSV"), {}, &csvLine);
}

}  // namespace greyscope::widgets
